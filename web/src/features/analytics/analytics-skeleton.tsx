import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { OverviewCards } from './overview-cards.tsx';

/** The screen before anything of it is known, with everything in its place. */
export function AnalyticsSkeleton() {
  return (
    <div className="grid gap-5">
      <OverviewCards />
      <div className="grid gap-5 lg:grid-cols-2">
        <PictureSkeleton />
        <PictureSkeleton />
      </div>
      <SkeletonCard />
    </div>
  );
}

function PictureSkeleton() {
  return (
    <div className="grid gap-4 rounded-soft border border-line bg-sheet p-4 sm:p-5">
      <Skeleton className="h-11.5 w-1/2 rounded-soft" />
      <Skeleton className="h-62 rounded-soft sm:h-70" />
      <Skeleton className="h-30 rounded-soft sm:h-21" />
    </div>
  );
}
