import type { Db } from '../database/database.ts';
import { deleteOldSignIns } from '../features/session/service.ts';
import type { Job } from './jobs.ts';

/** Sessions that expired and failed sign-ins that no longer count would be kept for ever. */
export function deleteOldSignIns(db: Db, now: () => Date): Job {
  return {
    name: 'forget-old-sign-ins',
    everySeconds: 600,
    run: (signal) => deleteOldSignIns(db, now(), signal),
  };
}
