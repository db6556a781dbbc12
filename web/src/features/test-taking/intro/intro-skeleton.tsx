import { useTexts } from '../../../language/locale.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';

/**
 * The skeleton of the intro of a mock test, or of the instructions of an exam, which are wider. The heading is for screen
 * readers, which need one while the page loads.
 */
export function IntroSkeleton({ heading, isWide = false }: { heading: string; isWide?: boolean }) {
  const { loading } = useTexts(uiTexts);
  return (
    <div className={`mx-auto grid gap-6 ${isWide ? 'max-w-3xl' : 'max-w-2xl'}`}>
      <h1 className="sr-only">{heading}</h1>
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-9 w-2/3 rounded-soft" />
      <Skeleton className="h-28 rounded-soft" />
      <SkeletonLines />
      <Skeleton className="h-11 w-40 rounded-soft" />
    </div>
  );
}
