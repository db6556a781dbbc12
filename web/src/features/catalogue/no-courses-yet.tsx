import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** There are no courses, or, with `onRetry`, they could not be loaded. */
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
        ? 'The courses could not be loaded. Check your connection.'
        : 'The first courses are coming soon.'}
    </EmptyState>
  );
}
