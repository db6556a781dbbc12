import { randomInt } from 'node:crypto';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type * as contract from '@sikhya/contract/mock-test.ts';
import { type resultWithReview, type TestResult, testResult } from '@sikhya/contract/test-result.ts';
import type * as z from 'zod/mini';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { chapterNotFound } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { createStringifier, JsonBytes } from '../../http/serve.ts';
import * as attempts from '../attempts/service.ts';
import { requireCourseAccess } from '../enrolment/service.ts';
import { readHandedInExam } from '../exams/service.ts';
import { freezePaper } from './chapter-paper.ts';
import { hasResult } from './result-queries.ts';
import { getDeadline, isPassed } from './rules.ts';
import { handInWithoutAttempt } from './without-attempt.ts';

export { freezePaper } from './chapter-paper.ts';
export { gradeWithoutStoring } from './grade-without-storing.ts';
export { getDeadline, getSecondsAllowed } from './rules.ts';

/** Resumes the student's open attempt at the chapter, even if the course was deleted meanwhile, or starts a new one. */
export async function startTest(
  db: Db,
  caller: Caller,
  body: EndpointRequest<typeof contract.startTest>['body'],
  now: Date,
): Promise<EndpointResponse<typeof contract.startTest>> {
  const test = { testId: body.chapterId, kind: 'chapter' } as const;
  const attempt =
    (await attempts.findAttemptToResume(db, caller.personId, test, now)) ??
    (await startAttempt(db, caller, body, now));
  const paper = await attempts.readPaper(db, attempt.paperId);
  return { attempt: toChapterAttempt(attempt, paper), now: now.toISOString() };
}

function toChapterAttempt(attempt: attempts.Attempt, paper: attempts.Paper): contract.TestAttempt {
  const { testId, courseId, courseTitle, chapterTitle, odiaTitles } = attempt;
  return {
    ...attempts.toTestAttempt(attempt, paper),
    courseId: courseId ?? '',
    chapterId: testId,
    courseTitle,
    chapterTitle,
    odiaTitles,
  };
}

async function startAttempt(
  db: Db,
  caller: Caller,
  { courseId, chapterId }: EndpointRequest<typeof contract.startTest>['body'],
  now: Date,
): Promise<attempts.Attempt> {
  const studentId = caller.personId;
  await requireCourseAccess(db, caller, courseId, now);
  const [{ id: paperId, questions }, isRetake] = await Promise.all([
    freezePaper(db, courseId, chapterId),
    isId(chapterId) && hasResult(db, { studentId, courseId, chapterId }),
  ]);
  return attempts.startAttempt(db, {
    studentId,
    paperId,
    testId: chapterId,
    courseId,
    startedAt: now,
    deadline: getDeadline(now, questions.length),
    answers: questions.map(() => attempts.NO_ANSWER),
    ...(isRetake && attempts.createRandomOrder(questions, (limit) => randomInt(limit))),
  });
}

type HandInResponse = EndpointResponse<typeof contract.handInTest>;

type HandedIn = {
  /** False if the test was handed in before; the response then holds the stored result. */
  isNew: boolean;
  response: JsonBytes<HandInResponse>;
};

type HandInBody = EndpointRequest<typeof contract.handInTest>['body'];

export async function handInTest(
  db: Db,
  caller: Caller,
  { attemptId, courseId, chapterId, ...sent }: HandInBody,
  now: Date,
): Promise<HandedIn> {
  if (attemptId)
    return toHandedIn(db, await attempts.handInAttempt(db, caller.personId, attemptId, sent, now), now);
  if (!courseId || !chapterId) throw chapterNotFound();
  return handInChapter(db, caller, { ...sent, courseId, chapterId }, now);
}

/** For clients that do not send an attempt: hands in the open attempt at the chapter, or else the answers alone. */
async function handInChapter(
  db: Db,
  caller: Caller,
  sent: Omit<HandInBody, 'attemptId'> & { courseId: string; chapterId: string },
  now: Date,
): Promise<HandedIn> {
  for (;;) {
    const attempt = await attempts.findOpenAttempt(db, caller.personId, sent.chapterId);
    // an exam is never handed in without its attempt
    if (attempt?.courseId) {
      return toHandedIn(db, await attempts.handInAttempt(db, caller.personId, attempt.id, sent, now), now);
    }
    const stored = await handInWithoutAttempt(db, { caller, sent, now });
    if (stored) return toHandedIn(db, stored, now);
    // an attempt was started meanwhile: hand that one in
  }
}

async function toHandedIn(db: Db, { isNew, result }: attempts.HandedIn, now: Date): Promise<HandedIn> {
  if (isChapterResult(result)) return { isNew, response: await readReview(db, result) };
  return { isNew, response: await readHandedInExam(db, result, now) };
}

/** A result of a chapter's mock test. */
type ChapterResultRow = attempts.ResultRow & { courseId: string };

export function isChapterResult(result: attempts.ResultRow): result is ChapterResultRow {
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

/** A result with its review, as the JSON of the response. */
export async function readReview(
  db: Db,
  result: ChapterResultRow,
): Promise<JsonBytes<z.output<typeof resultWithReview>>> {
  const [paper, scoreChanges] = await Promise.all([
    attempts.readPaper(db, result.paperId, result.correctionNumber),
    attempts.listScoreChanges(db, result),
  ]);
  const start = Buffer.from(`{"result":${stringifyResult(toTestResult(result))},"review":[`);
  const end = Buffer.from(`],"scoreChanges":${JSON.stringify(scoreChanges)}}`);
  return new JsonBytes(Buffer.concat([start, ...attempts.encodeReview(paper, result), end]));
}
