import type { getAnalytics } from '@sikhya/contract/analytics.ts';
import type { listCourses } from '@sikhya/contract/catalogue.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { formatHours, formatNumber } from '../../lib/format.ts';
import { Figures } from '../../ui/figures.tsx';
import { BookIcon, ChartIcon, SearchIcon } from '../../ui/icons.tsx';

/** What came of a query so far. */
type Outcome<Data> = { data: Data | undefined; isPending: boolean };
type Catalogue = Outcome<{ pages: EndpointResponse<typeof listCourses>[] }>;
type Mine = Outcome<EnrolledCourse[]>;
type Analytics = Outcome<EndpointResponse<typeof getAnalytics>>;

const COMPLETE = 100;

export function DashboardFigures(of: { catalogue: Catalogue; mine: Mine; analytics: Analytics }) {
  return (
    <Figures
      figures={[
        {
          label: 'Available Courses',
          icon: <SearchIcon />,
          value: told(of.catalogue, ({ pages }) => formatNumber(pages[0]?.pagination.totalCourses ?? 0)),
        },
        {
          label: 'Enrolled Courses',
          icon: <BookIcon />,
          value: told(of.mine, (courses) => formatNumber(courses.length)),
        },
        {
          label: 'Avg Score',
          icon: <ChartIcon />,
          value: told(of.analytics, ({ overview }) => `${overview.averageScore}%`),
        },
      ]}
    />
  );
}

export function LearningProgress({ mine, analytics }: { mine: Mine; analytics: Analytics }) {
  const count = (wanted: (course: EnrolledCourse) => boolean) =>
    told(mine, (courses) => formatNumber(courses.filter(wanted).length));
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
            value: told(analytics, ({ overview }) => formatNumber(overview.totalTestsTaken)),
          },
          {
            label: 'Time Spent',
            value: told(analytics, ({ overview }) => formatHours(overview.totalTimeSpent)),
          },
        ]}
      />
    </section>
  );
}

/** Undefined while it is on its way, null where it did not come. */
function told<Data>({ data, isPending }: Outcome<Data>, tell: (data: Data) => string) {
  if (data !== undefined) return tell(data);
  return isPending ? undefined : null;
}
