import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { getChapterTest, listRunningAttempts } from '@sikhya/contract/mock-test.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import type { getTestResult, listTestResults } from '@sikhya/contract/test-result.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, chapterNotFound } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import type { JsonBytes } from '../../http/serve.ts';
import * as attempts from '../attempts/service.ts';
import { findChapterByIndex } from '../study/service.ts';
import { countResults, findResults } from './result-queries.ts';
import { getSecondsAllowed } from './rules.ts';
import { isChapterResult, readReview, toTestResult } from './service.ts';
import { texts } from './texts.ts';

/** The reads of the feature; the writes are in service.ts. */

const EARLIER_RESULTS = 10;

export async function readChapterTest(
  db: Db,
  caller: Caller,
  request: EndpointRequest<typeof getChapterTest>,
  now: Date,
): Promise<EndpointResponse<typeof getChapterTest>> {
  const { chapter, subject, course } = await findChapterByIndex(db, caller, { ...request, now });
  const { id: chapterId, courseId, totalQuestions } = chapter;
  const studentId = caller.personId;
  const [attempt, results] = await Promise.all([
    attempts.findOpenAttempt(db, studentId, chapterId),
    findResults(db, { studentId, courseId, chapterId }, { limit: EARLIER_RESULTS, offset: 0 }),
  ]);
  return {
    test: {
      courseId,
      chapterId,
      courseTitle: course.title,
      subjectTitle: subject.title,
      chapterTitle: chapter.title,
      odiaTitles: {
        courseTitle: course.odia?.title ?? null,
        subjectTitle: subject.odia?.title ?? null,
        chapterTitle: chapter.odia?.title ?? null,
      },
      subjectIndex: subject.position,
      chapterIndex: chapter.position,
      totalQuestions,
      secondsAllowed: getSecondsAllowed(totalQuestions),
      passingPercent: MOCK_TEST.passingPercent,
    },
    openAttempt:
      attempt && attempts.isAcceptingAnswers(attempt.deadline, now) ? toOpenAttempt(attempt) : null,
    results: results.map(toTestResult),
    now: now.toISOString(),
  };
}

function toOpenAttempt({ id, startedAt, deadline, answers }: attempts.Attempt) {
  return {
    attemptId: id,
    startedAt: startedAt.toISOString(),
    deadline: deadline.toISOString(),
    answered: countAnswered(answers),
  };
}

const countAnswered = (answers: readonly number[]) =>
  answers.filter((option) => option !== attempts.NO_ANSWER).length;

export async function listRunning(
  db: Db,
  studentId: string,
  now: Date,
): Promise<EndpointResponse<typeof listRunningAttempts>> {
  const running = await attempts.findRunningAttempts(db, studentId, now);
  const tests = running.map(({ id, deadline, answers, ...rest }) => ({
    ...rest,
    attemptId: id,
    deadline: deadline.toISOString(),
    answered: countAnswered(answers),
    totalQuestions: answers.length,
  }));
  return { tests, now: now.toISOString() };
}

export async function listResults(
  db: Db,
  studentId: string,
  { courseId, chapterId, page, limit }: EndpointRequest<typeof listTestResults>['query'],
): Promise<EndpointResponse<typeof listTestResults>> {
  if (!isId(courseId) || !isId(chapterId)) throw chapterNotFound();
  const chapter = { studentId, courseId, chapterId };
  const [rows, totalResults] = await Promise.all([
    findResults(db, chapter, { limit, offset: (page - 1) * limit }),
    countResults(db, chapter),
  ]);
  return {
    results: rows.map(toTestResult),
    pagination: { currentPage: page, totalPages: totalPages(totalResults, limit), totalResults },
  };
}

/** Another student's result is not found, and neither is the result of an exam, which may not be released. */
export async function readResult(
  db: Db,
  studentId: string,
  resultId: string,
): Promise<JsonBytes<EndpointResponse<typeof getTestResult>>> {
  const result = isId(resultId) ? await attempts.findResult(db, studentId, { id: resultId }) : undefined;
  if (!result || !isChapterResult(result)) throw new AppError('not-found', message(texts.resultNotFound));
  return readReview(db, result);
}
