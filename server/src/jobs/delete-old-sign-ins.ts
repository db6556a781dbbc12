import type { Db } from '../database/database.ts';
import { deleteOldSignIns } from '../features/session/service.ts';
import type { Job } from './jobs.ts';

/** Deletes expired sessions, and failed sign-ins that no longer count. */
export function deleteOldSignInsJob(db: Db, now: () => Date): Job {
  return {
    name: 'delete-old-sign-ins',
    everySeconds: 600,
    run: (signal) => deleteOldSignIns(db, now(), signal),
  };
}
