import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { getChapterTest, listRunningAttempts } from '@sikhya/contract/mock-test.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import type { getTestResult, listTestResults } from '@sikhya/contract/test-result.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import type { JsonBytes } from '../../http/serve.ts';
import { chapterAt } from '../study/service.ts';
import { finishedReview } from './finished-review.ts';
import { questionsOf } from './papers.ts';
import { shownResult } from './present.ts';
import { type AttemptRow, findOpenAttempt } from './queries.ts';
import { countResults, findResult, findResults, type ResultRow } from './result-queries.ts';
import { NONE, secondsAllowed, takesAnswers } from './rules.ts';
import { findRunningTests } from './running-queries.ts';

/** What students look up about mock tests; nothing here changes anything. */

const EARLIER_RESULTS = 10;

export async function readChapterTest(
  db: Db,
  caller: Caller,
  place: EndpointRequest<typeof getChapterTest>,
  now: Date,
): Promise<EndpointResponse<typeof getChapterTest>> {
  const { chapter, subject, courseTitle } = await chapterAt(db, caller, place);
  const { id: chapterId, courseId, totalQuestions } = chapter;
  const studentId = caller.personId;
  const [open, results] = await Promise.all([
    findOpenAttempt(db, studentId, chapterId),
    findResults(db, { studentId, courseId, chapterId }, { limit: EARLIER_RESULTS, offset: 0 }),
  ]);
  return {
    test: {
      courseId,
      chapterId,
      courseTitle,
      subjectTitle: subject.title,
      chapterTitle: chapter.title,
      subjectIndex: subject.position,
      chapterIndex: chapter.position,
      totalQuestions,
      secondsAllowed: secondsAllowed(totalQuestions),
      passingPercent: MOCK_TEST.passingPercent,
    },
    openAttempt: open && takesAnswers(open.deadline, now) ? underWay(open) : null,
    results: results.map(shownResult),
    now: now.toISOString(),
  };
}

function underWay({ id, startedAt, deadline, answers }: AttemptRow) {
  return {
    attemptId: id,
    startedAt: startedAt.toISOString(),
    deadline: deadline.toISOString(),
    answered: answeredOf(answers),
  };
}

const answeredOf = (answers: readonly number[]) => answers.filter((option) => option !== NONE).length;

export async function listRunning(
  db: Db,
  studentId: string,
  now: Date,
): Promise<EndpointResponse<typeof listRunningAttempts>> {
  const rows = await findRunningTests(db, studentId, now);
  const tests = rows.map(({ id, deadline, answers, ...about }) => ({
    ...about,
    attemptId: id,
    deadline: deadline.toISOString(),
    answered: answeredOf(answers),
    totalQuestions: answers.length,
  }));
  return { tests, now: now.toISOString() };
}

export async function listResults(
  db: Db,
  studentId: string,
  { courseId, chapterId, page, limit }: EndpointRequest<typeof listTestResults>['query'],
): Promise<EndpointResponse<typeof listTestResults>> {
  if (!isId(courseId) || !isId(chapterId)) throw new AppError('not-found', 'Chapter not found');
  const chapter = { studentId, courseId, chapterId };
  const [rows, totalResults] = await Promise.all([
    findResults(db, chapter, { limit, offset: (page - 1) * limit }),
    countResults(db, chapter),
  ]);
  return {
    results: rows.map(shownResult),
    pagination: { currentPage: page, totalPages: totalPages(totalResults, limit), totalResults },
  };
}

/** Another student's result is one that is not there. */
export async function readResult(
  db: Db,
  studentId: string,
  by: { id: string } | { attemptId: string },
): Promise<JsonBytes<EndpointResponse<typeof getTestResult>>> {
  const row = Object.values(by).every(isId) ? await findResult(db, studentId, by) : undefined;
  if (!row) throw new AppError('not-found', 'This result is not there.');
  return withReview(db, row);
}

export async function withReview(db: Db, row: ResultRow) {
  return finishedReview(row, await questionsOf(db, row.paperId));
}
