import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureText } from '../ui/failure-text.tsx';
import { reloadOnce, ScreenNotLoaded } from './load-screen.ts';

/** Where a screen fails to draw or to load. */
export function ErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof ScreenNotLoaded) reloadOnce();
  }, [error]);
  return (
    <main id="main" className="page py-20">
      <EmptyState
        heading="h1"
        title="Something went wrong"
        action={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        <FailureText
          error={error instanceof Error ? error : null}
          text="It is not your doing. Trying again usually helps; if it does not, please come back in a little while."
        />
      </EmptyState>
    </main>
  );
}
