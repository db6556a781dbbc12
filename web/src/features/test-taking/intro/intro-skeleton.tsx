import { useTexts } from '../../../language/locale.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { texts } from '../texts.ts';

export function IntroSkeleton() {
  const { loading } = useTexts(uiTexts);
  const t = useTexts(texts);
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      {/* Screen readers need a heading while the page loads. */}
      <h1 className="sr-only">{t.mockTestHeading}</h1>
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-9 w-2/3 rounded-soft" />
      <Skeleton className="h-28 rounded-soft" />
      <SkeletonLines />
      <Skeleton className="h-11 w-40 rounded-soft" />
    </div>
  );
}
