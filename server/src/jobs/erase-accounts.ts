import { type ErasureDependencies, eraseDueAccounts, eraseOldBuyers } from '../features/erasure/service.ts';
import type { Job } from './jobs.ts';

/** Erases deleted accounts that can no longer be restored, and the names of buyers that tax law no longer requires. */
export function eraseAccounts({ now, ...parts }: ErasureDependencies & { now: () => Date }): Job {
  return {
    name: 'erase-accounts',
    everySeconds: 600,
    async run(signal) {
      try {
        await eraseDueAccounts(parts, now(), signal);
      } finally {
        await eraseOldBuyers(parts.db, now(), signal);
      }
    },
  };
}
