import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { HandInResponse } from '../api.ts';
import type { Attempt, Paper } from './attempt.ts';
import { type AttemptState, AttemptStore } from './attempt-store.ts';

type Listener = {
  onResult: (response: HandInResponse) => void;
  /** The server no longer knows the attempt. */
  onGone: (message: string) => void;
};

/** Opens an attempt for a screen and syncs it while the screen is mounted. */
export function useAttemptStore(
  open: { paper: Paper; attempt: Attempt },
  listener: Listener,
): { store: AttemptStore; state: AttemptState } {
  const [store] = useState(() => new AttemptStore(open));
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const onResult = useEffectEvent(listener.onResult);
  const onGone = useEffectEvent(listener.onGone);
  useEffect(() => store.start({ onResult, onGone }), [store]);
  return { store, state };
}
