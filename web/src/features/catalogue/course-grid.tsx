import type { CourseCard as Course } from '@sikhya/contract/course.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseCard } from './course-card.tsx';

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

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

/** As many empty cards as were asked for, of the size of real ones. */
export function CourseGridSkeleton({ cards }: { cards: number }) {
  return (
    <div className={GRID}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and they never move
        <div key={index} className="overflow-hidden rounded-soft border border-line bg-sheet">
          <Skeleton className="aspect-video" />
          <div className="grid gap-4 p-5">
            <Skeleton className="h-5 w-3/5 rounded-soft" />
            <div className="min-h-34 space-y-3">
              <Skeleton className="h-6 w-4/5 rounded-soft" />
              <Skeleton className="h-5 rounded-soft" />
              <Skeleton className="h-5 w-2/3 rounded-soft" />
            </div>
            <div className="flex justify-between border-t border-line pt-4">
              <Skeleton className="h-11 w-24 rounded-soft" />
              <Skeleton className="h-11 w-32 rounded-soft" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
