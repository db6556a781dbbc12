import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { texts } from './texts.ts';

/** There are no courses, or, with `onRetry`, they could not be loaded. */
export function NoCoursesYet({ onRetry }: { onRetry?: () => void }) {
  const t = useTexts(texts);
  const { tryAgain } = useTexts(uiTexts);
  return (
    <EmptyState
      title={t.noCoursesYet}
      action={
        onRetry && (
          <Button tone="quiet" onClick={onRetry}>
            {tryAgain}
          </Button>
        )
      }
    >
      {onRetry ? t.coursesFailed : t.comingSoon}
    </EmptyState>
  );
}
