import type { Db } from '../database/database.ts';
import { recheckAll } from '../features/certificates/service.ts';
import type { Job } from './jobs.ts';

/** Revokes certificates whose tests are no longer passed, for example after a wrong question was corrected. */
export function recheckCertificatesJob(db: Db, now: () => Date): Job {
  return {
    name: 'recheck-certificates',
    everySeconds: 600,
    run: (signal) => recheckAll(db, now(), signal),
  };
}
