import { PRACTICE, sendReviews } from '@sikhya/contract/practice.ts';
import { isSignedOutError, isTransient } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { confirmReviews, listReviews } from './practice-storage.ts';

const TIMEOUT_MS = 15_000;
const RETRY_MS = 15_000;

let retryTimer: ReturnType<typeof setTimeout> | undefined;
let lastSync: Promise<boolean> = Promise.resolve(true);

/**
 * Sends the unsent reviews of the student, one request at a time. Resolves to whether the server has all of them; if not,
 * it tries again later. Sending a review twice does no harm, because it counts once.
 */
export function syncReviews(student: string): Promise<boolean> {
  clearTimeout(retryTimer);
  lastSync = lastSync.then(() => sendAll(student));
  return lastSync;
}

/** A response holds at most this many cards. */
const MAX_BATCH_SIZE = PRACTICE.maxCards;

/**
 * How many reviews the first request of a sync sends. Halved after each failure, because on a slow line a response with
 * many cards may not arrive in time.
 */
let firstBatchSize: number = MAX_BATCH_SIZE;
const MIN_FIRST_BATCH_SIZE = 10;

async function sendAll(student: string): Promise<boolean> {
  let batchSize = firstBatchSize;
  for (;;) {
    const inOrder = (await listReviews(student)).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    const unsent = inOrder.slice(0, batchSize);
    if (unsent.length === 0) return true;
    try {
      const body = { reviews: unsent.map(({ student: _, ...review }) => review) };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const { cards } = await call(sendReviews, { body }, { signal, student });
      await confirmReviews(student, unsent, cards);
      firstBatchSize = MAX_BATCH_SIZE;
    } catch (error) {
      if (isTransient(error)) {
        firstBatchSize = Math.max(MIN_FIRST_BATCH_SIZE, Math.ceil(Math.min(unsent.length, batchSize) / 2));
        retryTimer = setTimeout(() => void syncReviews(student), RETRY_MS);
        return false;
      }
      // the session has ended, so the reviews wait for the next one of the same student
      if (isSignedOutError(error)) return false;
      // Smaller batches find the review that the server refuses. Alone it is dropped, because it would always be refused.
      if (unsent.length > 1) batchSize = Math.ceil(unsent.length / 2);
      else await confirmReviews(student, unsent, []);
    }
  }
}
