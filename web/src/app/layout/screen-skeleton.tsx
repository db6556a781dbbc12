import { useTexts } from '../../language/locale.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';

/** The skeleton of any screen of the portal. */
export function ScreenSkeleton() {
  const { loading } = useTexts(uiTexts);
  return (
    <div className="grid gap-8">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-9 w-3/5 rounded-soft" />
      <Skeleton className="h-24 rounded-soft" />
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </div>
  );
}
