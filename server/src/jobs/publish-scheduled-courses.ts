import type { Db } from '../database/database.ts';
import { publishScheduledCourses as publish } from '../features/authoring/service.ts';
import type { Job } from './jobs.ts';

/** Publishes working copies whose scheduled time has come. */
export function publishScheduledCourses(db: Db, now: () => Date): Job {
  return {
    name: 'publish-scheduled-courses',
    everySeconds: 15,
    run: (signal) => publish(db, now(), signal),
  };
}
