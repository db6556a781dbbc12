import type { Db } from '../database/database.ts';
import { countStatistics } from '../features/question-bank/service.ts';
import type { Job } from './jobs.ts';

/** Computes from new results how hard questions are. */
export function countQuestionStatisticsJob(db: Db, now: () => Date): Job {
  return {
    name: 'count-question-statistics',
    everySeconds: 3600,
    run: (signal) => countStatistics(db, now(), signal),
  };
}
