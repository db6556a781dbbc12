import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
const WINDOW_MS = 15_000;

export type Delays = { p50Ms: number; p99Ms: number; maxMs: number };
export type EventLoopDelay = { latest(): Delays; stop(): void };

/**
 * For how long work had to wait for this process. The figures are those of the last quarter of a minute that is over,
 * whoever asks for them and how often, so that two who ask do not take them from each other.
 */
export function watchEventLoopDelay(): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let latest: Delays | undefined;
  // what is measured is how late a timer comes, with the time that it was set to
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const read = (): Delays =>
    histogram.count === 0
      ? { p50Ms: 0, p99Ms: 0, maxMs: 0 }
      : {
          p50Ms: late(histogram.percentile(50)),
          p99Ms: late(histogram.percentile(99)),
          maxMs: late(histogram.max),
        };
  const turning = setInterval(() => {
    latest = read();
    histogram.reset();
  }, WINDOW_MS).unref();
  return {
    latest: () => latest ?? read(),
    stop() {
      clearInterval(turning);
      histogram.disable();
    },
  };
}
