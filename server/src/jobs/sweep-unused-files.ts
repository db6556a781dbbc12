import { type SweepDependencies, sweepRows, sweepStorage, sweepUploads } from '../features/files/service.ts';
import type { Job } from './jobs.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Deletes files that no course has used within a day, and what a killed process has left: stored files without a row, and
 * incomplete uploads.
 */
export function sweepUnusedFiles(parts: SweepDependencies): Job {
  return {
    name: 'sweep-unused-files',
    everySeconds: 3600,
    async run(signal) {
      const before = new Date(parts.now().getTime() - DAY_MS);
      await sweepRows(parts, before, signal);
      await sweepStorage(parts, before, signal);
      await sweepUploads(parts.dataDir, before);
    },
  };
}
