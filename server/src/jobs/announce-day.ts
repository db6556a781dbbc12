import type { Db } from '../database/database.ts';
import { deleteOldMessages } from '../features/messages/service.ts';
import { announceDay, deleteOldNotices } from '../features/notices/service.ts';
import type { Job } from './jobs.ts';

/** Reminds students of practice and of passes that end, before the digest of the day, and deletes old notices and messages. */
export function announceDayJob(db: Db, now: () => Date): Job {
  return {
    name: 'announce-day',
    everySeconds: 86_400,
    indianHour: 7,
    async run(signal) {
      await announceDay(db, now());
      await deleteOldNotices(db, now(), signal);
      await deleteOldMessages(db, now());
    },
  };
}
