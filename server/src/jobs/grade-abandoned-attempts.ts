import type { Db } from '../database/database.ts';
import { gradeAbandoned } from '../features/attempts/service.ts';
import type { Job } from './jobs.ts';

/** Grades attempts that nobody handed in, soon after their grace period or after the next start of the server. */
export function gradeAbandonedAttempts(db: Db, now: () => Date): Job {
  return {
    name: 'grade-abandoned-attempts',
    everySeconds: 10,
    run: (signal) => gradeAbandoned(db, now(), signal),
  };
}
