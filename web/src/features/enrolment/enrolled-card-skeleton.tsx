import { Skeleton } from '../../ui/skeleton.tsx';

/** Has the size of an `EnrolledCard`. */
export function EnrolledCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-soft border border-line bg-sheet">
      <Skeleton className="aspect-video" />
      <div className="grid gap-4 p-5">
        <div className="grid gap-2">
          <Skeleton className="h-6 w-4/5 rounded-soft" />
          <Skeleton className="h-4 w-2/5 rounded-soft" />
        </div>
        <Skeleton className="h-5 w-3/5 rounded-soft" />
        <Skeleton className="h-9 rounded-soft" />
        <Skeleton className="h-11 rounded-soft" />
      </div>
    </div>
  );
}
