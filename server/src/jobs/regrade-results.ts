import type { Db } from '../database/database.ts';
import { regradeResults } from '../features/attempts/service.ts';
import type { Job } from './jobs.ts';

/** Grades results again after a correction. */
export function regradeResultsJob(db: Db, now: () => Date): Job {
  return {
    name: 'regrade-results',
    everySeconds: 5,
    run: (signal) => regradeResults(db, now, signal),
  };
}
