import { useEffect, useRef } from 'react';
import type { AttemptActions } from '../../attempt/attempt-store.ts';
import { countDeparture } from '../../attempt/exam-attempt.ts';
import { reportDeparture } from '../api.ts';
import { leaveFullScreen } from './full-screen.ts';

/**
 * Counts how often the student leaves the page or full screen while the exam runs, and reports it. Nothing else follows
 * from it. Full screen ends with the exam.
 */
export function useDepartures(
  attemptId: string,
  store: Pick<AttemptActions, 'change'>,
  isActive: boolean,
): void {
  const isMounted = useRef(false);
  useEffect(() => {
    if (!isActive) return;
    isMounted.current = true;
    const stopListening = new AbortController();
    const { signal } = stopListening;
    const record = (kind: 'left-page' | 'left-full-screen') => {
      store.change((attempt) => countDeparture(attempt, kind));
      reportDeparture(attemptId, kind);
    };
    let wasFullScreen = document.fullscreenElement !== null;
    const onFullScreen = () => {
      if (wasFullScreen && !document.fullscreenElement) record('left-full-screen');
      wasFullScreen = document.fullscreenElement !== null;
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') record('left-page');
    };
    document.addEventListener('fullscreenchange', onFullScreen, { signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => {
      stopListening.abort();
      isMounted.current = false;
      // React's strict mode mounts again at once
      setTimeout(() => {
        if (!isMounted.current) leaveFullScreen();
      });
    };
  }, [attemptId, store, isActive]);
}
