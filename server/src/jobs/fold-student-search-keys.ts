import type { Db } from '../database/database.ts';
import { findEndOfBatch, foldSearchKeys } from '../database/search-students.ts';
import type { Job } from './jobs.ts';

const BATCH = 2000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Updates search keys that an earlier release stored. It works in batches in the background, because a million keys take
 * minutes. Later runs find nothing to update.
 */
export function foldStudentSearchKeys(db: Db): Job {
  return {
    name: 'fold-student-search-keys',
    everySeconds: 24 * 3600,
    async run(signal) {
      for (let after = LOWEST_ID; !signal.aborted; ) {
        const upTo = await findEndOfBatch(db, after, BATCH);
        if (upTo === undefined) return;
        await foldSearchKeys(db, { after, upTo });
        after = upTo;
      }
    },
  };
}
