import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AttemptKeeper, type Keeping } from '../keeping/attempt-keeper.ts';
import type { TestOutcome } from '../keeping/attempt-sync.ts';
import type { OpenTest } from '../keeping/open-attempt.ts';

type Listener = { onResult: (outcome: TestOutcome) => void; onGone: (message: string) => void };

/** The test on the screen, kept and told to the server for as long as it is there. */
export function useKeptAttempt(test: OpenTest, listener: Listener): [Keeping, AttemptKeeper] {
  const tell = useRef(listener);
  tell.current = listener;
  const [keeper] = useState(
    () =>
      new AttemptKeeper(test.attempt, test.sheet, {
        onResult: (outcome) => tell.current.onResult(outcome),
        onGone: (message) => tell.current.onGone(message),
      }),
  );
  useEffect(() => keeper.start(), [keeper]);
  return [useSyncExternalStore(keeper.watch, keeper.state), keeper];
}
