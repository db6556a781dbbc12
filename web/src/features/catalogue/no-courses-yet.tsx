import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Nothing to show, be it that there is nothing or, where one can try again, that it did not arrive. */
export function NoCoursesYet({ onRetry }: { onRetry?: () => void }) {
  return (
    <EmptyState
      title="No courses available yet!"
      action={
        onRetry && (
          <Button tone="quiet" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {onRetry
        ? 'They could not be loaded just now. Check your connection.'
        : 'The first ones are being prepared. Please look in again soon.'}
    </EmptyState>
  );
}
