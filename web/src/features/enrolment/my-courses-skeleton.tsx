import { CardGridSkeleton } from '../../ui/card-grid.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EnrolledCardSkeleton } from './enrolled-card-skeleton.tsx';

const LABELS = ['Total Enrolled', 'Total Chapters', 'Total Questions'];

export function MyCoursesSkeleton() {
  return (
    <div className="grid gap-6">
      <Figures figures={LABELS.map((label) => ({ label, value: undefined }))} />
      <div className="flex flex-wrap justify-between gap-4">
        <Skeleton className="h-11 w-full rounded-soft sm:w-80" />
        <Skeleton className="h-11 w-full rounded-soft sm:w-66" />
      </div>
      <CardGridSkeleton cards={3}>
        <EnrolledCardSkeleton />
      </CardGridSkeleton>
    </div>
  );
}
