import { randomInt } from 'node:crypto';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type * as contract from '@sikhya/contract/mock-test.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import type { JsonBytes } from '../../http/serve.ts';
import { requireCourseAccess } from '../enrolment/service.ts';
import { toScreenAnswers, toTestAttempt } from './attempt-response.ts';
import * as attemptStore from './attempt-store/attempt-store.ts';
import { freezePaper, readQuestions } from './paper-store.ts';
import { createRandomOrder } from './question-order.ts';
import { findResult, hasResult, insertResults, type ResultRow } from './result-queries.ts';
import { readReview } from './review.ts';
import {
  getDeadline,
  getOldestAcceptedDeadline,
  gradeAttempt,
  isAcceptingAnswers,
  NO_ANSWER,
  type SentAnswer,
} from './rules.ts';
import { texts } from './texts.ts';
import { handInWithoutAttempt } from './without-attempt.ts';

export { countOpenAttempts } from './attempt-store/attempt-store.ts';
export { gradeWithoutStoring } from './grade-without-storing.ts';
export { getSecondsAllowed, type PaperQuestion } from './rules.ts';

type Attempt = attemptStore.Attempt;

/** Resumes the student's open attempt at the chapter, even if the course was deleted meanwhile, or starts a new one. */
export async function startTest(
  db: Db,
  caller: Caller,
  body: EndpointRequest<typeof contract.startTest>['body'],
  now: Date,
): Promise<EndpointResponse<typeof contract.startTest>> {
  const attempt =
    (await findAttemptToResume(db, caller.personId, body.chapterId, now)) ??
    (await startAttempt(db, caller, body, now));
  const questions = await readQuestions(db, attempt.paperId);
  return { attempt: toTestAttempt(attempt, questions), now: now.toISOString() };
}

/** Grades the open attempt if its time is over, so that a new one can be started. */
async function findAttemptToResume(db: Db, studentId: string, chapterId: string, now: Date) {
  const attempt = await attemptStore.findOpenAttempt(db, studentId, chapterId);
  if (!attempt || isAcceptingAnswers(attempt.deadline, now)) return attempt;
  await gradeAndHandIn(db, attempt, [], now);
  return undefined;
}

async function startAttempt(
  db: Db,
  caller: Caller,
  { courseId, chapterId }: EndpointRequest<typeof contract.startTest>['body'],
  now: Date,
): Promise<Attempt> {
  const studentId = caller.personId;
  await requireCourseAccess(db, caller, courseId, now);
  const [{ paperId, questions }, isRetake] = await Promise.all([
    freezePaper(db, courseId, chapterId),
    isId(chapterId) && hasResult(db, { studentId, courseId, chapterId }),
  ]);
  const attempt = await attemptStore.startAttempt(db, {
    studentId,
    paperId,
    chapterId,
    courseId,
    startedAt: now,
    deadline: getDeadline(now, questions.length),
    answers: questions.map(() => NO_ANSWER),
    ...(isRetake && createRandomOrder(questions, (limit) => randomInt(limit))),
  });
  if (!attempt) throw new AppError('conflict', message(texts.notStarted));
  return attempt;
}

export async function saveAnswers(
  db: Db,
  studentId: string,
  attemptId: string,
  { saveNumber, changes }: EndpointRequest<typeof contract.saveAnswers>['body'],
  now: Date,
): Promise<EndpointResponse<typeof contract.saveAnswers>> {
  const oldestDeadline = getOldestAcceptedDeadline(now);
  const save = { attemptId, studentId, saveNumber, changes, oldestDeadline };
  const saved = await attemptStore.saveAnswers(db, save);
  if (saved) return toSaveResponse(saved, null, now);
  const newer = await findNewerAttempt(db, save, now);
  return toSaveResponse(newer, toScreenAnswers(newer), now);
}

/** The response to a rejected save holds all saved answers. */
function toSaveResponse(
  { saveNumber, deadline }: Pick<Attempt, 'saveNumber' | 'deadline'>,
  answers: (number | null)[] | null,
  now: Date,
): EndpointResponse<typeof contract.saveAnswers> {
  const times = { deadline: deadline.toISOString(), now: now.toISOString() };
  return { saved: answers === null, saveNumber, answers, ...times };
}

/** Finds the attempt for which a save was outdated; throws if the save was rejected for another reason. */
async function findNewerAttempt(
  db: Db,
  {
    studentId,
    attemptId,
    changes,
  }: { studentId: string; attemptId: string; changes: { question: number }[] },
  now: Date,
): Promise<Attempt> {
  const attempt = await attemptStore.findAttempt(db, studentId, attemptId);
  if (!attempt) throw createNotFoundError();
  if (attempt.handedInAt) throw new AppError('test-over', message(texts.handedIn));
  if (!isAcceptingAnswers(attempt.deadline, now)) {
    await gradeAndHandIn(db, attempt, [], now);
    throw new AppError('test-over', message(texts.timeOver));
  }
  const unknown = changes.find(({ question }) => question >= attempt.answers.length);
  if (unknown)
    throw new AppError('invalid', message(texts.noSuchQuestion, { number: String(unknown.question + 1) }));
  return attempt;
}

type HandedIn = {
  /** False if the test was handed in before; the response then holds the stored result. */
  isNew: boolean;
  response: JsonBytes<EndpointResponse<typeof contract.handInTest>>;
};

export async function handInTest(
  db: Db,
  caller: Caller,
  { attemptId, ...sent }: EndpointRequest<typeof contract.handInTest>['body'],
  now: Date,
): Promise<HandedIn> {
  if (!attemptId) return handInChapter(db, caller, sent, now);
  const attempt = await attemptStore.findAttemptToHandIn(db, caller.personId, attemptId);
  if (!attempt) throw createNotFoundError();
  return handInAttempt(db, attempt, sent.answers, now);
}

/** For clients that do not send an attempt: hands in the open attempt at the chapter, or else the answers alone. */
async function handInChapter(
  db: Db,
  caller: Caller,
  sent: Omit<EndpointRequest<typeof contract.handInTest>['body'], 'attemptId'>,
  now: Date,
): Promise<HandedIn> {
  for (;;) {
    const attempt = await attemptStore.findOpenAttempt(db, caller.personId, sent.chapterId);
    if (attempt) return handInAttempt(db, attempt, sent.answers, now);
    const stored = await handInWithoutAttempt(db, { caller, sent, now });
    if (stored) return { isNew: stored.isNew, response: await readReview(db, stored.result) };
    // an attempt was started meanwhile: hand that one in
  }
}

async function handInAttempt(
  db: Db,
  attempt: Attempt,
  sent: readonly SentAnswer[],
  now: Date,
): Promise<HandedIn> {
  const graded = await gradeAndHandIn(db, attempt, sent, now);
  const result = graded ?? (await findResult(db, attempt.studentId, { attemptId: attempt.id }));
  // a cached attempt may have been deleted by a reset of the course
  if (!result) throw createNotFoundError();
  return { isNew: graded !== undefined, response: await readReview(db, result) };
}

/**
 * Returns undefined if the attempt was handed in before. Grades again if answers were saved meanwhile, so that no
 * confirmed answer is lost.
 */
async function gradeAndHandIn(
  db: Db,
  attempt: Attempt,
  sent: readonly SentAnswer[],
  now: Date,
): Promise<ResultRow | undefined> {
  const questions = await readQuestions(db, attempt.paperId);
  let current: Attempt | undefined = attempt;
  while (current && !current.handedInAt) {
    const graded = gradeAttempt(questions, current, sent, now);
    const result = await attemptStore.handIn(db, current, graded, now);
    if (result) return result;
    current = await attemptStore.findAttempt(db, attempt.studentId, attempt.id);
  }
  return undefined;
}

const BATCH_SIZE = 200;

/** Grades all attempts that nobody handed in before the end of their grace period. */
export async function gradeAbandoned(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  let graded = BATCH_SIZE;
  while (graded === BATCH_SIZE && !signal.aborted) {
    graded = await inTransaction(db, (tx) => gradeAbandonedBatch(tx, now));
  }
}

async function gradeAbandonedBatch(tx: Tx, now: Date): Promise<number> {
  const deadline = getOldestAcceptedDeadline(now);
  const results = [];
  for (const attempt of await attemptStore.claimOverdueAttempts(tx, deadline, BATCH_SIZE, now)) {
    const { id: attemptId, studentId, paperId, chapterId, courseId } = attempt;
    const graded = gradeAttempt(await readQuestions(tx, paperId), attempt, [], now);
    results.push({ attemptId, studentId, paperId, chapterId, courseId, ...graded });
  }
  if (results.length > 0) await insertResults(tx, results);
  return results.length;
}

function createNotFoundError(): AppError {
  return new AppError('not-found', message(texts.testNotFound));
}
