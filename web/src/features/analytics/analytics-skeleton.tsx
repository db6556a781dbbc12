import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { OverviewCards } from './overview-cards.tsx';

export function AnalyticsSkeleton() {
  return (
    <div className="grid gap-5">
      <OverviewCards />
      <div className="grid gap-5 lg:grid-cols-2">
        <ChartSkeleton />
        <ChartSkeleton />
      </div>
      <SkeletonCard />
    </div>
  );
}

function ChartSkeleton() {
  return (
    <div className="grid gap-4 rounded-soft border border-line bg-sheet p-4 sm:p-5">
      <Skeleton className="h-11.5 w-1/2 rounded-soft" />
      <Skeleton className="h-62 rounded-soft sm:h-70" />
      <Skeleton className="h-30 rounded-soft sm:h-21" />
    </div>
  );
}
