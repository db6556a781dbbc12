import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { EnrolledCardSkeleton } from '../../features/enrolment/enrolled-card-skeleton.tsx';
import { useTexts } from '../../language/locale.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { ContinueCard } from './continue-card.tsx';
import { texts } from './texts.ts';

type ContinueLearningProps = { courses: readonly EnrolledCourse[] | undefined; isLoading: boolean };

/** The courses that the student studied last. Renders nothing if they could not be loaded. */
export function ContinueLearning({ courses, isLoading }: ContinueLearningProps) {
  const t = useTexts(texts);
  if (!courses && !isLoading) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className="mb-4 text-h3">
        {t.continueLearning}
      </h2>
      {courses ? (
        <CardGrid items={courses} getKey={({ _id }) => _id}>
          {(course) => <ContinueCard course={course} isFirst={course === courses[0]} />}
        </CardGrid>
      ) : (
        <CardGridSkeleton cards={PAGE_SIZE.dashboardCourses}>
          <EnrolledCardSkeleton />
        </CardGridSkeleton>
      )}
    </section>
  );
}
