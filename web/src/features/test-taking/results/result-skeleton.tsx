import { useTexts } from '../../../language/locale.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';

/** The heading is for screen readers, which need one while the page loads. */
export function ResultSkeleton({ heading }: { heading: string }) {
  const { loading } = useTexts(uiTexts);
  return (
    <main id="main" aria-busy="true" className="page grid gap-6 py-8">
      <h1 className="sr-only">{heading}</h1>
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-40 rounded-soft" />
      <Skeleton className="h-64 rounded-soft" />
    </main>
  );
}
