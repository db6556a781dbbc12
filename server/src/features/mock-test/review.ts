import { type resultWithReview, type TestResult, testResult } from '@sikhya/contract/test-result.ts';
import type * as z from 'zod/mini';
import type { Db } from '../../database/database.ts';
import { createStringifier, JsonBytes } from '../../http/serve.ts';
import { encodeReview, type ResultRow, readPaper } from '../attempts/service.ts';
import { isPassed } from './rules.ts';

/** A result of a chapter's mock test. */
export type ChapterResultRow = ResultRow & { courseId: string };

export function isChapterResult(result: ResultRow): result is ChapterResultRow {
  return result.courseId !== null;
}

export function toTestResult({
  id,
  testId,
  timeSpentSeconds,
  completedAt,
  ...row
}: Pick<
  ChapterResultRow,
  | 'id'
  | 'testId'
  | 'timeSpentSeconds'
  | 'completedAt'
  | Exclude<keyof TestResult, '_id' | 'chapterId' | 'passed' | 'timeSpent'>
>): TestResult {
  return {
    ...row,
    _id: id,
    chapterId: testId,
    passed: isPassed(row.score),
    timeSpent: timeSpentSeconds,
    completedAt: completedAt.toISOString(),
  };
}

const stringifyResult = createStringifier(testResult);

const END = Buffer.from(']}');

/** A result with its review, as the JSON of the response. */
export async function readReview(
  db: Db,
  result: ChapterResultRow,
): Promise<JsonBytes<z.output<typeof resultWithReview>>> {
  const paper = await readPaper(db, result.paperId);
  const start = Buffer.from(`{"result":${stringifyResult(toTestResult(result))},"review":[`);
  return new JsonBytes(Buffer.concat([start, ...encodeReview(paper, result), END]));
}
