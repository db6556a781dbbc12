import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { myCoursesQuery } from './api.ts';
import { arrangeCourses } from './arrange-courses.ts';
import { EnrolledCard } from './enrolled-card.tsx';
import { EnrolmentBadge } from './enrolment-badge.tsx';
import { LearningStatistics } from './learning-statistics.tsx';
import { MyCoursesControls } from './my-courses-controls.tsx';
import { MyCoursesSkeleton } from './my-courses-skeleton.tsx';
import { useMyCoursesView } from './use-my-courses-view.ts';

/** So many cards are drawn at a time; a phone is slow with a thousand. */
const STEP = 48;

/** What the card of a course shows beside what this feature knows. */
type CourseParts = (course: EnrolledCourse) => { cover: ReactNode; counts: ReactNode };

/** All that the student has: found, ordered, continued. */
export function MyCourses({ parts }: { parts: CourseParts }) {
  const courses = useQuery(myCoursesQuery);
  return (
    <QueryView
      query={courses}
      loading={<MyCoursesSkeleton />}
      isEmpty={(mine) => mine.length === 0}
      empty={
        <EmptyState
          title="No enrolled courses yet!"
          action={<LinkButton to={paths.studentCourses}>Browse Courses</LinkButton>}
        >
          Choose your first one. Free courses open at once, and your progress is kept here.
        </EmptyState>
      }
    >
      {(mine) => (
        <div className="grid gap-6">
          <LearningStatistics courses={mine} />
          <ArrangedCourses courses={mine} parts={parts} />
        </div>
      )}
    </QueryView>
  );
}

type ArrangedCoursesProps = { courses: readonly EnrolledCourse[]; parts: CourseParts };

function ArrangedCourses({ courses, parts }: ArrangedCoursesProps) {
  const { search, order, searchFor, orderBy } = useMyCoursesView();
  const [most, setMost] = useState(STEP);
  const found = arrangeCourses(courses, search, order);
  return (
    <>
      <MyCoursesControls search={search} onSearch={searchFor} order={order} onOrder={orderBy} />
      {found.length === 0 ? (
        <EmptyState
          title="No courses found"
          action={<Button onClick={() => searchFor('')}>Clear Search</Button>}
        >
          None of your courses matches this search.
        </EmptyState>
      ) : (
        <div>
          <h2 className="sr-only">Courses</h2>
          <CardGrid items={found.slice(0, most)} getKey={({ _id }) => _id}>
            {(course) => (
              <EnrolledCard
                course={course}
                {...parts(course)}
                badge={<EnrolmentBadge status={course.enrollmentDetails.status} />}
                progress={course.overallProgress}
              />
            )}
          </CardGrid>
          {found.length > most && (
            <LoadMore autoLoad loading={false} onLoadMore={() => setMost((before) => before + STEP)} />
          )}
        </div>
      )}
    </>
  );
}
