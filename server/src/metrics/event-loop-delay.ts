import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
const WINDOW_MS = 15_000;

export type Delays = { p50Ms: number; p99Ms: number; maxMs: number };
export type EventLoopDelay = { latest(): Delays; stop(): void };

/**
 * Measures how long work waits for the event loop. The values are those of the last complete window of 15 seconds, so
 * that several readers get the same ones.
 */
export function watchEventLoopDelay(): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let latest: Delays | undefined;
  // the histogram contains the whole interval of its timer, not only the delay
  const toDelayMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const read = (): Delays =>
    histogram.count === 0
      ? { p50Ms: 0, p99Ms: 0, maxMs: 0 }
      : {
          p50Ms: toDelayMs(histogram.percentile(50)),
          p99Ms: toDelayMs(histogram.percentile(99)),
          maxMs: toDelayMs(histogram.max),
        };
  const windowTimer = setInterval(() => {
    latest = read();
    histogram.reset();
  }, WINDOW_MS).unref();
  return {
    latest: () => latest ?? read(),
    stop() {
      clearInterval(windowTimer);
      histogram.disable();
    },
  };
}
