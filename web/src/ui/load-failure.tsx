import type { ReactNode } from 'react';
import { useTexts } from '../language/locale.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailureText } from './failure-text.tsx';
import { texts } from './texts.ts';

type LoadFailureProps = {
  error: Error | null;
  /** The server refused: its message becomes the title, and there is no Try again button. */
  isRefused: boolean;
  /** The title when it was not a refusal. */
  title: string;
  onTryAgain: () => void;
  /** A link to another page. */
  alternative: ReactNode;
};

/** Replaces a screen whose data could not be loaded. */
export function LoadFailure({ error, isRefused, title, onTryAgain, alternative }: LoadFailureProps) {
  const t = useTexts(texts);
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={isRefused && error ? error.message : title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!isRefused && <Button onClick={onTryAgain}>{t.tryAgain}</Button>}
            {alternative}
          </div>
        }
      >
        {!isRefused && <FailureText error={error} />}
      </EmptyState>
    </div>
  );
}
