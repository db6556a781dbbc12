import { removeDeletedCourses } from '../features/authoring/service.ts';
import { type FilesDependencies, removeUnusedFiles } from '../features/files/service.ts';
import type { Job } from './jobs.ts';

type Log = Parameters<typeof removeUnusedFiles>[2];

/** Removes courses that have been in the bin for long enough, with their files. */
export function emptyBin(parts: FilesDependencies, log: Log): Job {
  return {
    name: 'empty-bin',
    everySeconds: 3600,
    async run(signal) {
      const fileIds = await removeDeletedCourses(parts.db, parts.now(), signal);
      await removeUnusedFiles(parts, fileIds, log);
    },
  };
}
