import { createHmac } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { type AddToSharedCounts, WINDOW_MS } from '../../http/shared-call-counts.ts';
import { addCalls, deleteCallsOutside } from './queries.ts';

/**
 * Adds up the calls of all processes in the database. The counts of a window are deleted when the next one begins. Callers
 * are stored as a keyed hash, because calls may be counted after the erasure of a student, whose id must not be stored again.
 */
export function createAddToSharedCounts(db: Db, secret: string): AddToSharedCounts {
  const hash = (caller: string) =>
    createHmac('sha256', secret).update(`call count ${caller}`).digest('base64url').slice(0, 22);
  let latest = 0;
  return async (window, calls) => {
    const callers = new Map([...calls.keys()].map((caller) => [hash(caller), caller]));
    const sums = await addCalls(
      db,
      window,
      new Map([...callers].map(([key, caller]) => [key, calls.get(caller)!])),
    );
    const time = window.getTime();
    if (time !== latest) {
      latest = time;
      // The next window is kept, because a process whose clock is a little ahead may have begun it. Later windows were
      // counted before the clock was set back, and would otherwise be counted again when the clock reaches them.
      await deleteCallsOutside(db, window, new Date(time + WINDOW_MS));
    }
    return new Map([...sums].map(([key, sum]) => [callers.get(key)!, sum]));
  };
}
