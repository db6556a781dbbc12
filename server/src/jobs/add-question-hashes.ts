import type { Db } from '../database/database.ts';
import { addQuestionHashes } from '../database/question-hashes.ts';
import type { Job } from './jobs.ts';

const BATCH = 1000;

/** Adds hashes and search keys to the questions of an earlier release. Later runs find none. */
export function addQuestionHashesJob(db: Db): Job {
  return {
    name: 'add-question-hashes',
    everySeconds: 24 * 3600,
    async run(signal) {
      while (!signal.aborted && (await addQuestionHashes(db, BATCH)) > 0);
    },
  };
}
