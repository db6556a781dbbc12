import type { Db } from '../database/database.ts';
import { countFigures, sendDueMessages } from '../features/messages/service.ts';
import type { Job } from './jobs.ts';

/** Sends messages whose scheduled time has come, and counts the deliveries of those that were sent. */
export function sendMessagesJob(db: Db, now: () => Date): Job {
  return {
    name: 'send-messages',
    everySeconds: 10,
    async run(signal) {
      await sendDueMessages(db, now(), signal);
      await countFigures(db, now(), signal);
    },
  };
}
