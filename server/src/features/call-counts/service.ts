import type { Db } from '../../database/database.ts';
import { type AddToSharedCounts, WINDOW_MS } from '../../http/shared-call-counts.ts';
import { addCalls, deleteCallsOutside } from './queries.ts';

/** Adds up the calls of all processes in the database. The counts of a window are deleted when the next one begins. */
export function createAddToSharedCounts(db: Db): AddToSharedCounts {
  let latest = 0;
  return async (window, calls) => {
    const sums = await addCalls(db, window, calls);
    const time = window.getTime();
    if (time !== latest) {
      latest = time;
      // a process whose clock is a little ahead may have begun the next window; any later one is from before the clock
      // was set back, and would count against callers when its time comes again
      await deleteCallsOutside(db, window, new Date(time + WINDOW_MS));
    }
    return sums;
  };
}
