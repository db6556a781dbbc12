import { STUDY } from '@sikhya/contract/constants.ts';
import { createClock, isActive, recordInput, startClock, stopClock, takeMinutes } from './study-clock.ts';

/** Only the window of this site that holds this lock measures time. */
const LOCK = 'study-time';
const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];
const CHECK_INTERVAL_MS = 1000;

/**
 * Measures the time in which the page is visible and the student is active, and reports whole minutes: once a minute,
 * when the page is hidden, and at the end. The clock of the device may be set meanwhile. Returns a function that stops it.
 */
export function trackStudyTime(report: (minutes: number, keepalive: boolean) => void): () => void {
  let clock = createClock(performance.now());
  let reportedAt = performance.now();
  let releaseLock: (() => void) | undefined;

  const reportMinutes = (keepalive: boolean) => {
    const taken = takeMinutes(clock, performance.now());
    clock = taken.clock;
    if (taken.minutes === 0) return;
    reportedAt = performance.now();
    report(taken.minutes, keepalive);
  };
  const start = () => {
    releaseLock ??= acquireLock(() => {
      clock = startClock(clock, performance.now());
    });
  };
  const stop = () => {
    clock = stopClock(clock, performance.now());
    releaseLock?.();
    releaseLock = undefined;
  };
  const update = () => {
    if (document.visibilityState === 'visible' && isActive(clock, performance.now())) start();
    else stop();
    if (performance.now() - reportedAt >= STUDY.reportIntervalMs) reportMinutes(false);
  };

  const stopListening = new AbortController();
  const { signal } = stopListening;
  const onInput = () => {
    clock = recordInput(clock, performance.now());
    update();
  };
  // Capturing also receives the scroll events of elements inside the page, which do not bubble.
  for (const name of INPUT_EVENTS) {
    window.addEventListener(name, onInput, { signal, passive: true, capture: true });
  }
  const onVisibilityChange = () => {
    update();
    // On a phone a hidden page may never become visible again.
    if (document.visibilityState === 'hidden') reportMinutes(true);
  };
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  window.addEventListener('pagehide', () => reportMinutes(true), { signal });
  const timer = setInterval(update, CHECK_INTERVAL_MS);
  update();

  return () => {
    clearInterval(timer);
    stopListening.abort();
    stop();
    reportMinutes(false);
  };
}

/** Calls `onAcquired` once no other window holds the lock. Returns a function that releases it or stops waiting. */
function acquireLock(onAcquired: () => void): () => void {
  // Web Locks exist only on HTTPS pages; without them the server does not count the same time twice.
  if (!navigator.locks) {
    onAcquired();
    return () => {};
  }
  const stopWaiting = new AbortController();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  navigator.locks
    .request(LOCK, { signal: stopWaiting.signal }, () => {
      onAcquired();
      return released;
    })
    .catch(() => {
      // Unless the wait was aborted, the browser refuses locks together with the storage.
      if (!stopWaiting.signal.aborted) onAcquired();
    });
  return () => {
    stopWaiting.abort();
    release();
  };
}
