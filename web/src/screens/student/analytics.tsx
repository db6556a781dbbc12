import { getTexts } from '@sikhya/contract/language/texts.ts';
import { Analytics, getTimeRange } from '../../features/analytics/analytics.tsx';
import { AnalyticsSkeleton } from '../../features/analytics/analytics-skeleton.tsx';
import { analyticsQuery } from '../../features/analytics/api.ts';
import { NextActions } from '../../features/practice/next-actions.tsx';
import { nextActionsQuery } from '../../features/practice/notebook-api.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';
import { texts } from './texts.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).analytics} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client, _params, { searchParams }) => [
  client.prefetchQuery(nextActionsQuery),
  client.prefetchQuery(analyticsQuery(getTimeRange(searchParams))),
]);

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh grid-cols-1 content-start gap-4 py-8">
      <h1 className="text-h2">{t.analytics}</h1>
      <NextActions loading={<AnalyticsSkeleton />}>
        <Analytics />
      </NextActions>
    </main>
  );
}
