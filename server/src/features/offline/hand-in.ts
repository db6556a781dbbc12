import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { handInOfflineTest } from '@sikhya/contract/offline.ts';
import type { resultWithReview } from '@sikhya/contract/test-result.ts';
import type * as z from 'zod/mini';
import { inTransaction } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import type { JsonBytes } from '../../http/serve.ts';
import {
  findResult,
  gradeAttempt,
  insertResults,
  lockTests,
  NO_ANSWER,
  readPaper,
} from '../attempts/service.ts';
import { getDeadline, getSecondsAllowed, isChapterResult, readReview } from '../mock-test/service.ts';
import { findResetTime } from '../progress/service.ts';
import type { Permit } from './permits.ts';
import * as queries from './queries.ts';
import { isTestFromBeforeReset, isTooLate, limitToPossibleTime } from './rules.ts';
import type { OfflineDependencies } from './service.ts';
import { texts } from './texts.ts';

type Sent = EndpointRequest<typeof handInOfflineTest>['body'];

type HandedIn = {
  /** False if the test was handed in before; the response then holds the stored result. */
  isNew: boolean;
  response: JsonBytes<z.output<typeof resultWithReview>>;
};

/**
 * Grades a mock test that was taken without a connection, once. Access to the course is not asked again, as for an attempt
 * that was started with a connection: the student had it when the permit was issued.
 */
export async function handInTest(
  { db, permits, now: getNow }: OfflineDependencies,
  { personId: studentId }: Caller,
  sent: Sent,
): Promise<HandedIn> {
  const now = getNow();
  const permit = await permits.read(sent.permit);
  if (!permit) throw new AppError('not-found', message(texts.unknownPermit));
  if (permit.studentId !== studentId) throw new AppError('forbidden', message(texts.otherStudent));
  const { attemptId } = permit;
  const isNew = await inTransaction(db, async (tx) => {
    // the second of two equal hand-ins finds the result of the first
    await queries.lockStudent(tx, studentId);
    if (await findResult(tx, studentId, { attemptId })) return false;
    if (isTooLate(permit.issuedAt, now)) throw new AppError('test-over', message(texts.tooLate));
    const resetAt = await findResetTime(tx, studentId, permit.courseId);
    const times = {
      startedAt: new Date(sent.startedAt),
      sentAt: sent.sentAt ? new Date(sent.sentAt) : undefined,
    };
    if (isTestFromBeforeReset(times, { issuedAt: permit.issuedAt, resetAt, now }))
      throw new AppError('test-over', message(texts.beforeReset));
    await storeResult(tx, permit, sent, now);
    return true;
  });
  const result = await findResult(db, studentId, { attemptId });
  if (!result || !isChapterResult(result)) throw new AppError('not-found', message(texts.unknownPermit));
  return { isNew, response: await readReview(db, result) };
}

async function storeResult(
  tx: Parameters<typeof queries.storeAttempt>[0],
  { attemptId, studentId, courseId, chapterId: testId, paperId, issuedAt }: Permit,
  sent: Sent,
  now: Date,
): Promise<void> {
  const correctionNumber = (await lockTests(tx, [testId])).get(testId);
  const paper = await readPaper(tx, paperId, correctionNumber);
  const total = paper.questions.length;
  if (total === 0) throw new AppError('not-found', message(texts.unknownPermit));
  const { startedAt, completedAt } = limitToPossibleTime(
    { startedAt: new Date(sent.startedAt), timeSpent: sent.timeSpent },
    { issuedAt, now, secondsAllowed: getSecondsAllowed(total) },
  );
  const attempt = {
    startedAt,
    deadline: getDeadline(startedAt, total),
    answers: paper.questions.map(() => NO_ANSWER),
    shownLanguages: null,
    questionSeconds: null,
    sectionEnds: null,
    questionOrder: null,
    optionOrders: null,
  };
  const { testId: _, ...graded } = gradeAttempt(paper, attempt, sent.answers, completedAt);
  const key = { studentId, paperId, testId, courseId };
  const { answers, shownLanguages, questionSeconds } = graded;
  await queries.storeAttempt(tx, {
    ...attempt,
    ...key,
    id: attemptId,
    answers,
    shownLanguages,
    questionSeconds,
    handedInAt: now,
  });
  await insertResults(tx, [{ ...graded, ...key, id: newId(), attemptId, takenOffline: true }]);
}
