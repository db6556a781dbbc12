import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { myCoursesQuery } from './api.ts';
import { EnrolledCard } from './enrolled-card.tsx';
import { EnrolmentBadge } from './enrolment-badge.tsx';
import { LearningStatistics } from './learning-statistics.tsx';
import { MyCoursesControls } from './my-courses-controls.tsx';
import { MyCoursesSkeleton } from './my-courses-skeleton.tsx';
import { searchAndSort } from './sort-courses.ts';
import { texts } from './texts.ts';
import { useMyCoursesFilter } from './use-my-courses-filter.ts';

/** The number of cards rendered per step, because a phone is slow with a thousand. */
const STEP = 48;

/** The parts of a card that other features render. */
type RenderCourseParts = (course: EnrolledCourse) => { cover: ReactNode; counts: ReactNode };

/** The courses of the student, with search and sorting. */
export function MyCourses({ renderParts }: { renderParts: RenderCourseParts }) {
  const t = useTexts(texts);
  const courses = useQuery(myCoursesQuery);
  return (
    <QueryView
      query={courses}
      loading={<MyCoursesSkeleton />}
      isEmpty={(mine) => mine.length === 0}
      empty={
        <EmptyState
          title={t.noneYet}
          action={<LinkButton to={paths.studentCourses}>{t.browseCourses}</LinkButton>}
        >
          {t.chooseFirst}
        </EmptyState>
      }
    >
      {(mine) => (
        <div className="grid gap-6">
          <LearningStatistics courses={mine} />
          <CourseList courses={mine} renderParts={renderParts} />
        </div>
      )}
    </QueryView>
  );
}

type CourseListProps = { courses: readonly EnrolledCourse[]; renderParts: RenderCourseParts };

function CourseList({ courses, renderParts }: CourseListProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { search, order, setSearch, setOrder } = useMyCoursesFilter();
  const [limit, setLimit] = useState(STEP);
  const found = searchAndSort(courses, search, order, language);
  return (
    <>
      <MyCoursesControls search={search} onSearch={setSearch} order={order} onOrder={setOrder} />
      {found.length === 0 ? (
        <EmptyState
          title={t.noneFound}
          action={<Button onClick={() => setSearch('')}>{t.clearSearch}</Button>}
        >
          {t.noMatch}
        </EmptyState>
      ) : (
        <div>
          <h2 className="sr-only">{t.coursesHeading}</h2>
          <CardGrid items={found.slice(0, limit)} getKey={({ _id }) => _id}>
            {(course) => (
              <EnrolledCard
                course={course}
                {...renderParts(course)}
                badge={<EnrolmentBadge status={course.enrollmentDetails.status} />}
                progress={course.overallProgress}
              />
            )}
          </CardGrid>
          {found.length > limit && (
            <LoadMore autoLoad loading={false} onLoadMore={() => setLimit((before) => before + STEP)} />
          )}
        </div>
      )}
    </>
  );
}
