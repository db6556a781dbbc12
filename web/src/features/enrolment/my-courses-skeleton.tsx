import { useTexts } from '../../language/locale.tsx';
import { CardGridSkeleton } from '../../ui/card-grid.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EnrolledCardSkeleton } from './enrolled-card-skeleton.tsx';
import { texts } from './texts.ts';

export function MyCoursesSkeleton() {
  const t = useTexts(texts);
  const labels = [t.totalEnrolled, t.totalChapters, t.totalQuestions];
  return (
    <div className="grid gap-6">
      <Figures figures={labels.map((label) => ({ label, value: undefined }))} />
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
