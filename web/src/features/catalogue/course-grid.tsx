import type { CourseCard as Course } from '@sikhya/contract/course.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseCard } from './course-card.tsx';
import { CourseCardSkeleton } from './course-card-skeleton.tsx';

const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

type CourseGridProps = { courses: readonly Course[]; action: (course: Course) => ReactNode };

export function CourseGrid({ courses, action }: CourseGridProps) {
  return (
    <ul className={GRID}>
      {courses.map((course) => (
        <li key={course._id}>
          <CourseCard course={course} action={action(course)} />
        </li>
      ))}
    </ul>
  );
}

/** `cards` skeletons of the same size as the real cards. */
export function CourseGridSkeleton({ cards }: { cards: number }) {
  return (
    <div className={GRID}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical items that never move
        <CourseCardSkeleton key={index} footer={<Footer />} />
      ))}
    </div>
  );
}

function Footer() {
  return (
    <div className="flex justify-between border-t border-line pt-4">
      <Skeleton className="h-11 w-24 rounded-soft" />
      <Skeleton className="h-11 w-32 rounded-soft" />
    </div>
  );
}
