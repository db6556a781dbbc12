import { type TimeRange, timeRange } from '@sikhya/contract/analytics.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { type AnalyticsData, analyticsQuery } from './api.ts';
import { Findings } from './findings.tsx';

const PERIODS: { value: TimeRange; label: string }[] = [
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
  { value: 'all', label: 'All Time' },
];
const DEFAULT: TimeRange = 'all';

/** How the student is doing, over the period in the address. */
export function Analytics() {
  const [params, change] = useUrlState();
  const given = timeRange.safeParse(params.get('timeRange'));
  const period = given.success ? given.data : DEFAULT;
  // the period before stays in sight, dimmed, until the next one is there
  const query = useQuery({ ...analyticsQuery(period), placeholderData: keepPreviousData });
  const panel = (
    <QueryView
      query={query}
      failure="Failed to fetch analytics"
      loading={<AnalyticsSkeleton />}
      isEmpty={isEmpty}
      empty={<NothingYet period={period} />}
    >
      {(data) => <Findings data={data} waiting={query.isPlaceholderData} />}
    </QueryView>
  );
  return (
    <Tabs
      label="Period"
      tabs={PERIODS.map((tab) => ({ ...tab, panel }))}
      value={period}
      onChange={(chosen) => change({ timeRange: chosen === DEFAULT ? '' : chosen })}
    />
  );
}

function isEmpty({ overview, coursePerformance }: AnalyticsData): boolean {
  return coursePerformance.length === 0 && overview.totalTestsTaken === 0 && overview.totalTimeSpent === 0;
}

function NothingYet({ period }: { period: TimeRange }) {
  return (
    <EmptyState
      title={period === DEFAULT ? 'No analytics yet' : 'Nothing in this period'}
      action={<LinkButton to={paths.studentCourses}>Browse Courses</LinkButton>}
    >
      Choose a course, read a chapter and take its test: your scores and your time appear here.
    </EmptyState>
  );
}
