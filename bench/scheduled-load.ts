/**
 * Open-loop load: calls are sent at their scheduled time, even if the server is behind, as people do. The duration of a
 * call counts from its scheduled time, so that queueing delay is included.
 */

export type ScheduledCall = { at: number; send: () => Promise<void> };

const TICK_MS = 4;

/** Sends each call at its time (milliseconds from now). Returns the sorted durations. Throws the first failure. */
export async function runScheduled(calls: ScheduledCall[]): Promise<Float64Array> {
  const due = calls.toSorted((a, b) => a.at - b.at);
  const durations = new Float64Array(due.length);
  const start = performance.now();
  const running: Promise<void>[] = [];
  let next = 0;
  let failure: unknown;
  while (next < due.length && failure === undefined) {
    for (; next < due.length && due[next]!.at <= performance.now() - start; next += 1) {
      const [index, { at, send }] = [next, due[next]!];
      const answered = () => {
        durations[index] = performance.now() - start - at;
      };
      const failed = (error: unknown) => {
        failure ??= error;
      };
      running.push(send().then(answered, failed));
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(running);
  if (failure !== undefined) throw failure;
  return durations.sort();
}

export function percentile(sorted: Float64Array, percent: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0);
}
