import { getTexts } from '@sikhya/contract/language/texts.ts';
import { CaseList } from '../../features/report-cases/case-list.tsx';
import { texts } from '../../features/report-cases/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'reports.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).reports} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <div>
        <h1 className="text-h2">{t.reports}</h1>
        <p className="text-ink-soft">{t.note}</p>
      </div>
      <CaseList />
    </main>
  );
}
