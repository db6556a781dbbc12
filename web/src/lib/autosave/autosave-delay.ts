/** Typing pauses this long before a form is saved by itself. */
const DEBOUNCE_MS = 2_000;
/** Typing without a pause, or a large upload, delays the save at most this long. */
const MAX_WAIT_MS = 15_000;
/** A large form on a slow line would otherwise be sent all the time. */
const REST_FACTOR = 5;
const RETRY_DELAYS_MS = [5_000, 15_000, 60_000];

export type AutosaveTimes = {
  /** When the form was last edited, and when it was first edited since the last save. */
  editedAt: number;
  dirtySince: number;
  isUploading: boolean;
  /** The end and the duration of the last save; 0 before the first one. */
  lastSave: { endedAt: number; durationMs: number };
  /** The number of saves that have failed in a row. */
  failures: number;
};

/** Returns in how many milliseconds the form is to be saved. */
export function getAutosaveDelay(
  { editedAt, dirtySince, isUploading, lastSave, failures }: AutosaveTimes,
  now: number,
): number {
  const latest = dirtySince + MAX_WAIT_MS;
  const afterPause = isUploading ? latest : Math.min(editedAt + DEBOUNCE_MS, latest);
  const afterRest = lastSave.endedAt + lastSave.durationMs * REST_FACTOR;
  const retryDelay = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? 0;
  const afterFailure = failures === 0 ? 0 : lastSave.endedAt + retryDelay;
  return Math.max(0, afterPause - now, afterRest - now, afterFailure - now);
}
