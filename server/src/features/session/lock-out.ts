import { createHash } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import * as queries from './queries.ts';
import { FAILURE_WINDOW_MS, FAILURES_ALLOWED, lockedForSeconds } from './rules.ts';

/**
 * Runs one try to sign in under the lock-out: refused unread after too many failures for this account from this
 * address. `tryIt` answers null for a failure.
 */
export async function underLockOut<T>(
  db: Db,
  { account, address, now }: { account: string; address: string; now: Date },
  tryIt: () => Promise<T | null>,
): Promise<T | null> {
  const accountHash = createHash('sha256').update(account.toLowerCase()).digest('base64url');
  const windowStart = new Date(now.getTime() - FAILURE_WINDOW_MS);
  const noted = await queries.noteFailure(db, { accountHash, address, at: now });
  const seconds = lockedForSeconds(await queries.findFailures(db, accountHash, address, windowStart), now);
  if (seconds > 0) {
    // a refusal is no further failure, or waiting would never end
    await queries.forgetFailure(db, noted);
    throw new AppError(
      'too-many',
      'Too many failed sign-ins. Please wait a quarter of an hour and try again.',
      {
        retryAfterSeconds: seconds,
      },
    );
  }
  const outcome = await tryIt();
  if (outcome !== null) await queries.forgetFailures(db, accountHash, address, windowStart);
  return outcome;
}

/** How many are locked out now: whose next try would be refused. */
export function countLockedOut(db: Db, now: Date): Promise<number> {
  return queries.countFailing(db, new Date(now.getTime() - FAILURE_WINDOW_MS), FAILURES_ALLOWED);
}
