/** A worker that ends sooner counts as a failed start. */
export const STABLE_MS = 10_000;
const MAX_FAILED_STARTS = 5;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

/** Returns how long to wait before the next start, after a number of failed starts in a row. */
export function getPauseMs(failedStarts: number): number {
  if (failedStarts === 0) return 0;
  return Math.min(FIRST_PAUSE_MS * 2 ** (failedStarts - 1), MAX_PAUSE_MS);
}

/** While another worker serves requests, the primary keeps trying, because the cause may be temporary, such as a database that is down. */
export function shouldGiveUp(failedStarts: number, readyWorkers: number): boolean {
  return readyWorkers === 0 && failedStarts >= MAX_FAILED_STARTS;
}
