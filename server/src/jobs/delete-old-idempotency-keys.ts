import type { Db } from '../database/database.ts';
import { deleteOldKeys, KEY_LIFETIME_MS } from '../database/idempotency-keys.ts';
import type { Job } from './jobs.ts';

const BATCH = 1000;

/** Deletes the stored responses of writes with an Idempotency-Key that are older than a day. */
export function deleteOldIdempotencyKeys(db: Db, now: () => Date): Job {
  return {
    name: 'delete-old-idempotency-keys',
    everySeconds: 3600,
    async run(signal) {
      const before = new Date(now().getTime() - KEY_LIFETIME_MS);
      for (let deleted = BATCH; deleted === BATCH && !signal.aborted; ) {
        deleted = await deleteOldKeys(db, before, BATCH);
      }
    },
  };
}
