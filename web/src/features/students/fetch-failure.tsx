import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { failureInWords } from './api.ts';

/** The list did not come. */
export function FetchFailure({ error, again }: { error: Error; again: () => void }) {
  return (
    <div role="alert">
      <EmptyState title="This could not be loaded" action={<Button onClick={again}>Try again</Button>}>
        <FailureText
          error={error}
          text={failureInWords(error, {
            failed: 'Failed to fetch students',
            error: 'Error fetching students',
          })}
        />
      </EmptyState>
    </div>
  );
}
