import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A skeleton of the same size as a course card. */
export function CourseCardSkeleton({ footer }: { footer: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-soft border border-line bg-sheet">
      <Skeleton className="aspect-video" />
      <div className="grid gap-4 p-5">
        <Skeleton className="h-5 w-3/5 rounded-soft" />
        <div className="min-h-34 space-y-3">
          <Skeleton className="h-6 w-4/5 rounded-soft" />
          <Skeleton className="h-5 rounded-soft" />
          <Skeleton className="h-5 w-2/3 rounded-soft" />
        </div>
        {footer}
      </div>
    </div>
  );
}
