import type { Db } from '../../database/database.ts';
import type { ShareCalls } from '../../http/calls-of-all.ts';
import { addCalls, forgetCallsBefore } from './queries.ts';

/** What the processes tell each other of those who call often. Each window is forgotten when another one begins. */
export function shareCallsThrough(db: Db): ShareCalls {
  let newest = 0;
  return async (window, calls) => {
    const sums = await addCalls(db, window, calls);
    if (window.getTime() > newest) {
      newest = window.getTime();
      await forgetCallsBefore(db, window);
    }
    return sums;
  };
}
