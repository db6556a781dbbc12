import type { getAnalytics } from '@sikhya/contract/analytics.ts';
import type { listCourses } from '@sikhya/contract/catalogue.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { formatHours, formatNumber } from '../../lib/format.ts';
import { Figures } from '../../ui/figures.tsx';
import { BookIcon, ChartIcon, SearchIcon } from '../../ui/icons.tsx';

type QueryState<Data> = { data: Data | undefined; isPending: boolean };
type Catalogue = QueryState<{ pages: EndpointResponse<typeof listCourses>[] }>;
type MyCourses = QueryState<EnrolledCourse[]>;
type Analytics = QueryState<EndpointResponse<typeof getAnalytics>>;

const COMPLETE = 100;

type DashboardFiguresProps = { catalogue: Catalogue; myCourses: MyCourses; analytics: Analytics };

export function DashboardFigures({ catalogue, myCourses, analytics }: DashboardFiguresProps) {
  return (
    <Figures
      figures={[
        {
          label: 'Available Courses',
          icon: <SearchIcon />,
          value: format(catalogue, ({ pages }) => formatNumber(pages[0]?.pagination.totalCourses ?? 0)),
        },
        {
          label: 'Enrolled Courses',
          icon: <BookIcon />,
          value: format(myCourses, (courses) => formatNumber(courses.length)),
        },
        {
          label: 'Avg Score',
          icon: <ChartIcon />,
          value: format(analytics, ({ overview }) => `${overview.averageScore}%`),
        },
      ]}
    />
  );
}

export function LearningProgress({ myCourses, analytics }: { myCourses: MyCourses; analytics: Analytics }) {
  const count = (predicate: (course: EnrolledCourse) => boolean) =>
    format(myCourses, (courses) => formatNumber(courses.filter(predicate).length));
  return (
    <section aria-labelledby="learning-progress">
      <h2 id="learning-progress" className="mb-4 text-h3">
        Learning Progress
      </h2>
      <Figures
        figures={[
          { label: 'Active Courses', value: count(({ overallProgress }) => overallProgress < COMPLETE) },
          { label: 'Completed', value: count(({ overallProgress }) => overallProgress >= COMPLETE) },
          {
            label: 'Tests Taken',
            value: format(analytics, ({ overview }) => formatNumber(overview.totalTestsTaken)),
          },
          {
            label: 'Time Spent',
            value: format(analytics, ({ overview }) => formatHours(overview.totalTimeSpent)),
          },
        ]}
      />
    </section>
  );
}

/** Undefined while the data is loading, null if it could not be loaded. */
function format<Data>({ data, isPending }: QueryState<Data>, formatData: (data: Data) => string) {
  if (data !== undefined) return formatData(data);
  return isPending ? undefined : null;
}
