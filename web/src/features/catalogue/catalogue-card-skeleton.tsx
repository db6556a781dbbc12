import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseCardSkeleton } from './course-card-skeleton.tsx';

/** The skeleton of a CatalogueCard. */
export function CatalogueCardSkeleton() {
  return (
    <CourseCardSkeleton
      footer={
        <div className="grid gap-3 border-t border-line pt-4">
          <Skeleton className="h-8 w-24 rounded-soft" />
          <Skeleton className="h-11 rounded-soft" />
        </div>
      }
    />
  );
}
