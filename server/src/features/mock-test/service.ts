import { randomInt } from 'node:crypto';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type * as contract from '@sikhya/contract/mock-test.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import type { JsonBytes } from '../../http/serve.ts';
import { requireCourseAccess } from '../enrolment/service.ts';
import { attemptsInMind } from './attempts-in-mind.ts';
import { gradeOnce, gradeOverdue } from './grading.ts';
import { withReview } from './lookup.ts';
import { shuffledOrder } from './order.ts';
import { freezePaper, questionsOf } from './papers.ts';
import { shownAnswers, shownAttempt } from './present.ts';
import * as queries from './queries.ts';
import { findResult, hasResult } from './result-queries.ts';
import { deadlineOf, NONE, oldestOpenDeadline, type SentAnswer, takesAnswers } from './rules.ts';
import { handInWithoutAttempt } from './without-attempt.ts';

export { countOpenAttempts } from './queries.ts';

/** The open attempt of the student on that chapter, whatever has become of the course since; or else a new one. */
export async function startTest(
  db: Db,
  caller: Caller,
  body: EndpointRequest<typeof contract.startTest>['body'],
  now: Date,
): Promise<EndpointResponse<typeof contract.startTest>> {
  const attempt =
    (await attemptUnderWay(db, caller.personId, body.chapterId, now)) ??
    (await newAttempt(db, caller, body, now));
  attemptsInMind.remember(attempt);
  return { attempt: shownAttempt(attempt, await questionsOf(db, attempt.paperId)), now: now.toISOString() };
}

/** One whose time is over is graded, so that it does not stand in the way of a new one. */
async function attemptUnderWay(db: Db, studentId: string, chapterId: string, now: Date) {
  const open = isId(chapterId) ? await queries.findOpenAttempt(db, studentId, chapterId) : undefined;
  if (!open || takesAnswers(open.deadline, now)) return open;
  await gradeOnce(db, open, [], now);
  return undefined;
}

/** Of many started at once, one is new, and all are answered with it. */
async function newAttempt(
  db: Db,
  caller: Caller,
  { courseId, chapterId }: EndpointRequest<typeof contract.startTest>['body'],
  now: Date,
): Promise<queries.AttemptRow> {
  const studentId = caller.personId;
  await requireCourseAccess(db, caller, courseId);
  const [{ paperId, questions }, isRetake] = await Promise.all([
    freezePaper(db, courseId, chapterId),
    isId(chapterId) && hasResult(db, { studentId, courseId, chapterId }),
  ]);
  await queries.openAttempt(db, {
    studentId,
    paperId,
    chapterId,
    courseId,
    startedAt: now,
    deadline: deadlineOf(now, questions.length),
    answers: questions.map(() => NONE),
    ...(isRetake && shuffledOrder(questions, (limit) => randomInt(limit))),
  });
  const attempt = await queries.findOpenAttempt(db, studentId, chapterId);
  // handed in by another device, between the two statements
  if (!attempt) throw new AppError('conflict', 'The test could not be started. Please try again.');
  return attempt;
}

export async function saveAnswers(
  db: Db,
  studentId: string,
  attemptId: string,
  { saveNumber, changes }: EndpointRequest<typeof contract.saveAnswers>['body'],
  now: Date,
): Promise<EndpointResponse<typeof contract.saveAnswers>> {
  if (!isId(attemptId)) throw notThere();
  // of two changes of the same question the later one is meant
  const chosen = new Map(changes.map(({ question, option }) => [question + 1, option ?? NONE]));
  const saved = await queries.saveAnswers(db, {
    id: attemptId,
    studentId,
    saveNumber,
    places: [...chosen.keys()],
    options: [...chosen.values()],
    oldestDeadline: oldestOpenDeadline(now),
  });
  if (saved) attemptsInMind.noteSave(saved);
  if (saved) return saveAnswer(saved, null, now);
  const inForce = await attemptBehind(db, studentId, attemptId, changes, now);
  return saveAnswer(inForce, shownAnswers(inForce), now);
}

/** All answers in force are told where the save did not count. */
function saveAnswer(
  { saveNumber, deadline }: Pick<queries.AttemptRow, 'saveNumber' | 'deadline'>,
  answers: (number | null)[] | null,
  now: Date,
): EndpointResponse<typeof contract.saveAnswers> {
  const times = { deadline: deadline.toISOString(), now: now.toISOString() };
  return { saved: answers === null, saveNumber, answers, ...times };
}

/** What is in force, for a device whose save was too old; throws where that is not why it did not count. */
async function attemptBehind(
  db: Db,
  studentId: string,
  attemptId: string,
  changes: { question: number }[],
  now: Date,
): Promise<queries.AttemptRow> {
  const attempt = await queries.findAttempt(db, studentId, attemptId);
  if (!attempt) throw notThere();
  if (attempt.handedInAt) throw new AppError('test-over', 'This test was handed in already.');
  if (!takesAnswers(attempt.deadline, now)) {
    await gradeOnce(db, attempt, [], now);
    throw new AppError('test-over', 'The time is over. The test was graded from what was saved in time.');
  }
  const beyond = changes.find(({ question }) => question >= attempt.answers.length);
  if (beyond) {
    throw new AppError('invalid', `This test has no question number ${beyond.question + 1}.`);
  }
  return attempt;
}

type HandedIn = { counted: boolean; answer: JsonBytes<EndpointResponse<typeof contract.handInTest>> };

/** `counted` is false where the test had been handed in before; the result is then the one it had. */
export async function handInTest(
  db: Db,
  caller: Caller,
  { attemptId, ...sent }: EndpointRequest<typeof contract.handInTest>['body'],
  now: Date,
): Promise<HandedIn> {
  if (!attemptId) return handInOpenAttempt(db, caller, sent, now);
  const studentId = caller.personId;
  const attempt =
    attemptsInMind.takeOut(studentId, attemptId) ??
    (isId(attemptId) ? await queries.findAttempt(db, studentId, attemptId) : undefined);
  if (!attempt) throw notThere();
  return handInAttempt(db, attempt, sent.answers, now);
}

async function handInAttempt(
  db: Db,
  attempt: queries.AttemptRow,
  sent: readonly SentAnswer[],
  now: Date,
): Promise<HandedIn> {
  const graded = await gradeOnce(db, attempt, sent, now);
  const result = graded ?? (await findResult(db, attempt.studentId, { attemptId: attempt.id }));
  // what this process had in mind may have been reset meanwhile
  if (!result) throw notThere();
  return { counted: graded !== undefined, answer: await withReview(db, result) };
}

/** For clients that know of no attempts: the open one of the chapter is meant, and only without one a test of its own. */
async function handInOpenAttempt(
  db: Db,
  caller: Caller,
  sent: Omit<EndpointRequest<typeof contract.handInTest>['body'], 'attemptId'>,
  now: Date,
): Promise<HandedIn> {
  const { chapterId } = sent;
  for (;;) {
    const open = isId(chapterId) ? await queries.findOpenAttempt(db, caller.personId, chapterId) : undefined;
    if (open) return handInAttempt(db, open, sent.answers, now);
    const stored = await handInWithoutAttempt(db, { caller, sent, now });
    if (stored) return { counted: stored.counted, answer: await withReview(db, stored.result) };
    // an attempt was started meanwhile
  }
}

const BATCH = 200;

/** Grades every attempt whose time is over and that nobody handed in, however long ago that was. */
export async function gradeAbandoned(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  let graded = BATCH;
  while (graded === BATCH && !signal.aborted) {
    graded = await inTransaction(db, (tx) => gradeOverdue(tx, BATCH, now));
  }
}

function notThere(): AppError {
  return new AppError('not-found', 'This test is no longer there.');
}
