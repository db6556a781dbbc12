import { type SweepParts, sweepArrivals, sweepRows, sweepStore } from '../features/files/service.ts';
import type { Job } from './jobs.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Removes what no course came to use within a day, and what a process that was killed has left: files that were
 * stored without a row, and uploads that did not arrive.
 */
export function sweepUnusedFiles(parts: SweepParts): Job {
  return {
    name: 'sweep-unused-files',
    everySeconds: 3600,
    async run(signal) {
      const before = new Date(parts.now().getTime() - DAY_MS);
      await sweepRows(parts, before, signal);
      await sweepStore(parts, before, signal);
      await sweepArrivals(parts.dataDir, before);
    },
  };
}
