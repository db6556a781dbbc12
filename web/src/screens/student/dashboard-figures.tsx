import type { getAnalytics } from '@sikhya/contract/analytics.ts';
import type { listCourses } from '@sikhya/contract/catalogue.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Figures } from '../../ui/figures.tsx';
import { BookIcon, ChartIcon } from '../../ui/icons.tsx';
import { SearchIcon } from '../../ui/portal-icons.tsx';
import { texts } from './texts.ts';

type QueryState<Data> = { data: Data | undefined; isPending: boolean };
type Catalogue = QueryState<{ pages: EndpointResponse<typeof listCourses>[] }>;
type MyCourses = QueryState<EnrolledCourse[]>;
type Analytics = QueryState<EndpointResponse<typeof getAnalytics>>;

const COMPLETE = 100;

type DashboardFiguresProps = { catalogue: Catalogue; myCourses: MyCourses; analytics: Analytics };

export function DashboardFigures({ catalogue, myCourses, analytics }: DashboardFiguresProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <Figures
      figures={[
        {
          label: t.availableCourses,
          icon: <SearchIcon />,
          value: getFigure(catalogue, ({ pages }) => format.number(pages[0]?.pagination.totalCourses ?? 0)),
        },
        {
          label: t.enrolledCourses,
          icon: <BookIcon />,
          value: getFigure(myCourses, (courses) => format.number(courses.length)),
        },
        {
          label: t.averageScore,
          icon: <ChartIcon />,
          value: getFigure(analytics, ({ overview }) => format.percent(overview.averageScore)),
        },
      ]}
    />
  );
}

export function LearningProgress({ myCourses, analytics }: { myCourses: MyCourses; analytics: Analytics }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const count = (predicate: (course: EnrolledCourse) => boolean) =>
    getFigure(myCourses, (courses) => format.number(courses.filter(predicate).length));
  return (
    <section aria-labelledby="learning-progress">
      <h2 id="learning-progress" className="mb-4 text-h3">
        {t.learningProgress}
      </h2>
      <Figures
        figures={[
          { label: t.activeCourses, value: count(({ overallProgress }) => overallProgress < COMPLETE) },
          { label: t.completed, value: count(({ overallProgress }) => overallProgress >= COMPLETE) },
          {
            label: t.testsTaken,
            value: getFigure(analytics, ({ overview }) => format.number(overview.totalTestsTaken)),
          },
          {
            label: t.timeSpent,
            value: getFigure(analytics, ({ overview }) => format.hours(overview.totalTimeSpent)),
          },
        ]}
      />
    </section>
  );
}

/** Undefined while the data is loading, null if it could not be loaded. */
function getFigure<Data>({ data, isPending }: QueryState<Data>, formatData: (data: Data) => string) {
  if (data !== undefined) return formatData(data);
  return isPending ? undefined : null;
}
