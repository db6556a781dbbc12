import { message } from '@sikhya/contract/language/texts.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import * as queries from './queries.ts';
import {
  FAILURE_WINDOW_MS,
  FAILURES_ALLOWED,
  getSignInDelay,
  type SignInSource,
  toWaitingTime,
} from './rules.ts';
import { tooManyFailures, tooManyFailuresOfAll } from './texts.ts';

type SignInTry = SignInSource & { accountHash: string; now: Date };

/**
 * Runs `check`, or refuses without running it after too many failures. `check` returns null for a failed sign-in. A success
 * clears earlier failures only if it is the last step: a right password must not clear wrong codes that came before it.
 */
export async function withLockout<T>(
  db: Db,
  { accountHash, address, device, now }: SignInTry,
  check: () => Promise<T | null>,
  isLastStep: (result: T) => boolean = () => true,
): Promise<T | null> {
  const since = new Date(now.getTime() - FAILURE_WINDOW_MS);
  const failureId = newId();
  const delay = await inTransaction(db, async (tx) => {
    // one at a time per account, so that concurrent sign-ins cannot exceed the limit
    await queries.lockAccount(tx, accountHash);
    const failures = await queries.findFailures(tx, accountHash, since);
    const required = getSignInDelay(failures, { address, device }, now);
    // stored as a failure before the check, and deleted if it succeeds
    if (!required) await queries.addFailure(tx, { id: failureId, accountHash, address, device, at: now });
    return required;
  });
  if (delay) {
    const { unit, count } = toWaitingTime(delay.seconds);
    const texts = delay.isForAll ? tooManyFailuresOfAll : tooManyFailures;
    throw new AppError('too-many', message(texts[unit], { count }), { retryAfterSeconds: delay.seconds });
  }
  const result = await check();
  if (result !== null && isLastStep(result))
    await queries.deleteFailures(db, { accountHash, address, device });
  else if (result !== null) await queries.deleteFailure(db, failureId);
  return result;
}

/** Counts the pairs of account and address that are locked out now. */
export function countLockedOut(db: Db, now: Date): Promise<number> {
  return queries.countFailing(db, new Date(now.getTime() - FAILURE_WINDOW_MS), FAILURES_ALLOWED);
}

/** Deletes failures that no longer count, and those in the future, which are from before the clock was set back. */
export function deleteOldFailures(db: Db, now: Date): Promise<void> {
  const time = now.getTime();
  return queries.deleteFailuresOutside(
    db,
    new Date(time - FAILURE_WINDOW_MS),
    new Date(time + FAILURE_WINDOW_MS),
  );
}
