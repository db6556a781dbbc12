import { announceExams, type BroadcastParts, writeBroadcasts } from '../features/notices/service.ts';
import type { Job } from './jobs.ts';

/** Announces exams, and writes the notices that concern many students. */
export function queueNotices(parts: BroadcastParts): Job {
  return {
    name: 'queue-notices',
    everySeconds: 10,
    async run(signal) {
      await announceExams(parts.db, parts.now());
      await writeBroadcasts(parts, signal);
    },
  };
}
