import { getTexts } from '@sikhya/contract/language/texts.ts';
import { reportsQuery, scoreChangesQuery } from '../../features/reports/api.ts';
import { OwnReports } from '../../features/reports/own-reports.tsx';
import { ScoreChanges } from '../../features/reports/score-changes.tsx';
import { SharedPicturePanel } from '../../features/reports/shared-picture-panel.tsx';
import { texts } from '../../features/reports/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader, prefetchAgain } from '../../lib/prefetch-loader.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).myReports} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client) => [
  prefetchAgain(client, reportsQuery(1)),
  client.prefetchQuery(scoreChangesQuery),
]);

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <div>
        <h1 className="text-h2">{t.myReports}</h1>
        <p className="mt-1 text-ink-soft">{t.myReportsIntro}</p>
      </div>
      <SharedPicturePanel />
      <ScoreChanges />
      <OwnReports />
    </main>
  );
}
