import type { Db } from '../database/database.ts';
import { deleteOldParentRequests } from '../features/consents/service.ts';
import { deleteOldGrievances } from '../features/grievances/service.ts';
import { deleteOldSubscribers } from '../features/newsletter/service.ts';
import type { Job } from './jobs.ts';

/** Deletes requests to parents that led to no consent, old answered grievances, and unwanted newsletter addresses. */
export function deleteOldRequests(db: Db, now: () => Date): Job {
  return {
    name: 'delete-old-requests',
    everySeconds: 86_400,
    async run(signal) {
      await deleteOldParentRequests(db, now(), signal);
      await deleteOldGrievances(db, now(), signal);
      await deleteOldSubscribers(db, now(), signal);
    },
  };
}
