import { useEffect, useEffectEvent, useRef } from 'react';
import { addTime } from '../attempt/attempt.ts';
import type { AttemptActions } from '../attempt/attempt-store.ts';

/** A page that is killed loses at most this much of the time of its question. */
const STORE_EVERY_MS = 10_000;
/** A longer time without a call means that the device slept. */
const MAX_INTERVAL_MS = 2 * STORE_EVERY_MS;

/**
 * Measures how long the question is on the screen while the page is visible. Returns a function that adds the time so far
 * to the attempt; call it before the hand-in.
 */
export function useQuestionTime(store: AttemptActions, question: number): () => void {
  // a monotonic clock, because the one of the device may be set while the question is on the screen
  const shownSince = useRef<number | null>(null);
  const storeTime = (shown: number) => {
    const now = performance.now();
    const since = shownSince.current;
    shownSince.current = document.visibilityState === 'visible' ? now : null;
    if (since === null) return;
    const milliseconds = Math.min(Math.round(now - since), MAX_INTERVAL_MS);
    store.change((before) => addTime(before, shown, milliseconds));
  };
  const onStoreTime = useEffectEvent(storeTime);
  useEffect(() => {
    shownSince.current = document.visibilityState === 'visible' ? performance.now() : null;
    const storeOwnTime = () => onStoreTime(question);
    const timer = setInterval(storeOwnTime, STORE_EVERY_MS);
    document.addEventListener('visibilitychange', storeOwnTime);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', storeOwnTime);
      storeOwnTime();
    };
  }, [question]);
  return () => storeTime(question);
}
