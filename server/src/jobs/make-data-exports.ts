import { deleteOldExports, type ExportDependencies, makeExports } from '../features/data-export/service.ts';
import type { Job } from './jobs.ts';

/** Makes the exports of data that students have asked for, and deletes those whose link has ended. */
export function makeDataExports(parts: ExportDependencies): Job {
  return {
    name: 'make-data-exports',
    // students wait for it
    everySeconds: 5,
    async run(signal) {
      await deleteOldExports(parts);
      await makeExports(parts, signal);
    },
  };
}
