import { type Db, inTransaction } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import * as queries from './queries.ts';
import { FAILURE_WINDOW_MS, FAILURES_ALLOWED, type Try, timeInWords, waitBefore } from './rules.ts';

type TryAt = Try & { accountHash: string; now: Date };

/**
 * Runs one try to sign in, or refuses it unread after too many failures. `tryIt` answers null for a failure.
 */
export async function underLockOut<T>(
  db: Db,
  { accountHash, address, device, now }: TryAt,
  tryIt: () => Promise<T | null>,
): Promise<T | null> {
  const since = new Date(now.getTime() - FAILURE_WINDOW_MS);
  const wait = await inTransaction(db, async (tx) => {
    // one try of an account at a time is judged, so that many at once cannot slip through together
    await queries.lockAccount(tx, accountHash);
    const found = waitBefore(await queries.findFailures(tx, accountHash, since), { address, device }, now);
    // noted before it is known to be one
    if (!found) await queries.noteFailure(tx, { accountHash, address, device, at: now });
    return found;
  });
  if (wait) {
    const inTime = `Try again in ${timeInWords(wait.seconds)}`;
    throw new AppError(
      'too-many',
      wait.isForAll
        ? `Too many failed sign-ins to this account. ${inTime}, or sign in on a device that you have used before.`
        : `Too many failed sign-ins. ${inTime}.`,
      { retryAfterSeconds: wait.seconds },
    );
  }
  const outcome = await tryIt();
  if (outcome !== null) await queries.forgetFailures(db, { accountHash, address, device });
  return outcome;
}

/** How many are locked out now: whose next try would be refused. */
export function countLockedOut(db: Db, now: Date): Promise<number> {
  return queries.countFailing(db, new Date(now.getTime() - FAILURE_WINDOW_MS), FAILURES_ALLOWED);
}

/** Failures that no longer count, and those from before the clock was set back. */
export function forgetOldFailures(db: Db, now: Date): Promise<void> {
  const time = now.getTime();
  return queries.forgetFailuresOutside(
    db,
    new Date(time - FAILURE_WINDOW_MS),
    new Date(time + FAILURE_WINDOW_MS),
  );
}
