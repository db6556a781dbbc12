import { removeDeletedCourses } from '../features/authoring/service.ts';
import { removeDeletedExams } from '../features/exams/service.ts';
import { type FilesDependencies, removeUnusedFiles } from '../features/files/service.ts';
import type { Job } from './jobs.ts';

type Log = Parameters<typeof removeUnusedFiles>[2];

/** Removes courses and exams that have been in the bin for long enough, with their files. */
export function emptyBin(parts: FilesDependencies, log: Log): Job {
  return {
    name: 'empty-bin',
    everySeconds: 3600,
    async run(signal) {
      const now = parts.now();
      const fileIds = await removeDeletedCourses(parts.db, now, signal);
      const examFileIds = await removeDeletedExams(parts.db, now, signal);
      await removeUnusedFiles(parts, [...fileIds, ...examFileIds], log);
    },
  };
}
