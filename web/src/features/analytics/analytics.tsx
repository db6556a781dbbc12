import type { TimeRange } from '@sikhya/contract/analytics.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalyticsPanels } from './analytics-panels.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { type AnalyticsData, analyticsQuery } from './api.ts';
import { texts } from './texts.ts';

const TIME_RANGES = [
  { value: 'week', label: 'thisWeek' },
  { value: 'month', label: 'thisMonth' },
  { value: 'all', label: 'allTime' },
] as const satisfies { value: TimeRange; label: keyof typeof texts }[];
const DEFAULT: TimeRange = 'all';

export function getTimeRange(params: URLSearchParams): TimeRange {
  return TIME_RANGES.find(({ value }) => value === params.get('timeRange'))?.value ?? DEFAULT;
}

/** Scores, study time and progress of the student in the time range of the URL. */
export function Analytics() {
  const t = useTexts(texts);
  const [params, setParams] = useUrlState();
  const selected = getTimeRange(params);
  // The previous time range stays visible, dimmed, until the new one has loaded.
  const query = useQuery({ ...analyticsQuery(selected), placeholderData: keepPreviousData });
  const panel = (
    <QueryView
      query={query}
      errorTitle={t.loadFailed}
      loading={<AnalyticsSkeleton />}
      isEmpty={isEmpty}
      empty={<EmptyAnalytics range={selected} />}
    >
      {(data) => <AnalyticsPanels data={data} isStale={query.isPlaceholderData} />}
    </QueryView>
  );
  return (
    <Tabs
      label={t.period}
      tabs={TIME_RANGES.map(({ value, label }) => ({ value, label: t[label], panel }))}
      value={selected}
      onChange={(range) => setParams({ timeRange: range === DEFAULT ? '' : range })}
    />
  );
}

function isEmpty({ overview, coursePerformance }: AnalyticsData): boolean {
  return coursePerformance.length === 0 && overview.totalTestsTaken === 0 && overview.totalTimeSpent === 0;
}

function EmptyAnalytics({ range }: { range: TimeRange }) {
  const t = useTexts(texts);
  return (
    <EmptyState
      title={range === DEFAULT ? t.noAnalytics : t.noActivity}
      action={<LinkButton to={paths.studentCourses}>{t.browseCourses}</LinkButton>}
    >
      {t.noActivityHint}
    </EmptyState>
  );
}
