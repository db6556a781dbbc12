import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { EnrolledCardSkeleton } from '../../features/enrolment/enrolled-card-skeleton.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { ContinueCard } from './continue-card.tsx';

type ContinueLearningProps = { courses: readonly EnrolledCourse[] | undefined; loading: boolean };

/** Where the student was last, to go on from there. Left out where it could not be loaded. */
export function ContinueLearning({ courses, loading }: ContinueLearningProps) {
  if (!courses && !loading) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className="mb-4 text-h3">
        Continue Learning
      </h2>
      {courses ? (
        <CardGrid items={courses} getKey={({ _id }) => _id}>
          {(course) => <ContinueCard course={course} />}
        </CardGrid>
      ) : (
        <CardGridSkeleton cards={PAGE_SIZE.dashboardCourses}>
          <EnrolledCardSkeleton />
        </CardGridSkeleton>
      )}
    </section>
  );
}
