import { type TimeRange, timeRange } from '@sikhya/contract/analytics.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalyticsPanels } from './analytics-panels.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { type AnalyticsData, analyticsQuery } from './api.ts';

const TIME_RANGES: { value: TimeRange; label: string }[] = [
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
  { value: 'all', label: 'All Time' },
];
const DEFAULT: TimeRange = 'all';

/** Scores, study time and progress of the student in the time range of the URL. */
export function Analytics() {
  const [params, setParams] = useUrlState();
  const parsed = timeRange.safeParse(params.get('timeRange'));
  const selected = parsed.success ? parsed.data : DEFAULT;
  // The previous time range stays visible, dimmed, until the new one has loaded.
  const query = useQuery({ ...analyticsQuery(selected), placeholderData: keepPreviousData });
  const panel = (
    <QueryView
      query={query}
      errorTitle="Failed to fetch analytics"
      loading={<AnalyticsSkeleton />}
      isEmpty={isEmpty}
      empty={<EmptyAnalytics range={selected} />}
    >
      {(data) => <AnalyticsPanels data={data} isStale={query.isPlaceholderData} />}
    </QueryView>
  );
  return (
    <Tabs
      label="Period"
      tabs={TIME_RANGES.map((tab) => ({ ...tab, panel }))}
      value={selected}
      onChange={(range) => setParams({ timeRange: range === DEFAULT ? '' : range })}
    />
  );
}

function isEmpty({ overview, coursePerformance }: AnalyticsData): boolean {
  return coursePerformance.length === 0 && overview.totalTestsTaken === 0 && overview.totalTimeSpent === 0;
}

function EmptyAnalytics({ range }: { range: TimeRange }) {
  return (
    <EmptyState
      title={range === DEFAULT ? 'No analytics yet' : 'No activity in this period'}
      action={<LinkButton to={paths.studentCourses}>Browse Courses</LinkButton>}
    >
      Read a chapter of a course and take its test. Your scores and study time then appear here.
    </EmptyState>
  );
}
