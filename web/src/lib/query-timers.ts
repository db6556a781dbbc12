import { timeoutManager } from '@tanstack/react-query';
import { clearCoarseTimeout, setCoarseTimeout } from './coarse-timer.ts';

/** Shorter timers are waits before a retry. */
const MIN_COARSE_MS = 10_000;

/** Every query has timers of minutes, after which its data is stale and is discarded. They do not have to be exact. */
export function setCoarseQueryTimers(): void {
  timeoutManager.setTimeoutProvider<number>({
    setTimeout: (callback, delay) =>
      delay < MIN_COARSE_MS ? window.setTimeout(callback, delay) : setCoarseTimeout(callback, delay),
    clearTimeout: (id = 0) => (id < 0 ? clearCoarseTimeout(id) : clearTimeout(id)),
    setInterval: (callback, delay) => window.setInterval(callback, delay),
    clearInterval: (id) => clearInterval(id),
  });
}
