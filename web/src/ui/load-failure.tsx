import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailureText } from './failure-text.tsx';

type LoadFailureProps = {
  error: Error | null;
  /** It was said no: in words that are the title, and trying again would change nothing. */
  refused: boolean;
  /** The title where it failed. */
  failure: string;
  onTryAgain: () => void;
  /** Where one can go instead. */
  way: ReactNode;
};

/** What the whole screen was about did not come. */
export function LoadFailure({ error, refused, failure, onTryAgain, way }: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={refused && error ? error.message : failure}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!refused && <Button onClick={onTryAgain}>Try again</Button>}
            {way}
          </div>
        }
      >
        {!refused && <FailureText error={error} />}
      </EmptyState>
    </div>
  );
}
