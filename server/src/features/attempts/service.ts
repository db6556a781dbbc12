import { OPTIONS_PER_QUESTION } from '@sikhya/contract/constants.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type * as contract from '@sikhya/contract/mock-test.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { isDatabaseUnavailable } from '../../database/errors.ts';
import { AppError } from '../../errors.ts';
import { toScreenAnswers } from './attempt-response.ts';
import * as attemptStore from './attempt-store/attempt-store.ts';
import { lockTests } from './paper-queries.ts';
import { readCurrentPaper, readPaper } from './paper-store.ts';
import { findResult, insertResults, type ResultRow } from './result-queries.ts';
import {
  getOldestAcceptedDeadline,
  gradeAttempt,
  isAcceptingAnswers,
  isSectionOpen,
  type SentAnswer,
} from './rules.ts';
import { texts } from './texts.ts';

/**
 * The engine of all tests: it starts and resumes attempts, saves their answers, ends them and grades them. Which test a
 * student may start is decided by the features that have tests: mock-test and exams.
 */

export { toStudentQuestion, toStudentQuestions, toTestAttempt } from './attempt-response.ts';
export {
  type Attempt,
  countOpenAttempts,
  findOpenAttempt,
  findRunningAttempts,
} from './attempt-store/attempt-store.ts';
export { addCorrection, listScoreChanges, lockQuestion } from './correction-service.ts';
export {
  getOutcome,
  getRightOptions,
  isRight,
  listPaperLanguages,
  type Outcome,
} from './corrections.ts';
export { getMaximum, getSectionMaximums, listBestMarks, listMarks } from './marking.ts';
export { NO_ANSWER, type Paper, type PaperQuestion } from './paper.ts';
export { lockTests } from './paper-queries.ts';
export { readCurrentPaper, readPaper } from './paper-store.ts';
export { createRandomOrder, createSectionOrder, type Order, PAPER_ORDER } from './question-order.ts';
export { findPaperOfQuestion } from './regrade-queries.ts';
export { type Effect, previewRegrade, regradeResults } from './regrade-service.ts';
export { findResult, insertResults, type ResultRow } from './result-queries.ts';
export { encodeReview, listReview, toReviewedQuestion } from './review.ts';
export {
  getOldestAcceptedDeadline,
  gradeAnswers,
  gradeAttempt,
  isAcceptingAnswers,
  isRepeatedHandIn,
  mergeAnswers,
  type SentAnswer,
} from './rules.ts';

type Attempt = attemptStore.Attempt;

/**
 * Returns the student's open attempt at the test. Grades it instead if its time is over, so that a new one can start. A
 * test of the other kind is not found, because exams have checks of their own.
 */
export async function findAttemptToResume(
  db: Db,
  studentId: string,
  { testId, kind }: { testId: string; kind: 'chapter' | 'exam' },
  now: Date,
): Promise<Attempt | undefined> {
  const attempt = await attemptStore.findOpenAttempt(db, studentId, testId);
  if (!attempt || (attempt.courseId === null) !== (kind === 'exam')) return undefined;
  if (isAcceptingAnswers(attempt.deadline, now)) return attempt;
  await gradeAndHandIn(db, attempt, [], now);
  return undefined;
}

type Start = Parameters<typeof attemptStore.startAttempts>[1][number];

export async function startAttempt(db: Db, start: Start): Promise<Attempt> {
  const [started] = await startAttempts(db, [start]);
  if (started instanceof AppError) throw started;
  return started!;
}

/** Starts attempts of different students in one statement. Gives an error for each that cannot be started. */
export async function startAttempts(db: Db, starts: Start[]): Promise<(Attempt | AppError)[]> {
  const started = await attemptStore.startAttempts(db, starts);
  return started.map((attempt) => attempt ?? new AppError('conflict', message(texts.notStarted)));
}

export async function saveAnswers(
  db: Db,
  studentId: string,
  attemptId: string,
  { saveNumber, changes, deviceId }: EndpointRequest<typeof contract.saveAnswers>['body'],
  now: Date,
): Promise<EndpointResponse<typeof contract.saveAnswers>> {
  const oldestDeadline = getOldestAcceptedDeadline(now);
  const save = { attemptId, studentId, saveNumber, changes, oldestDeadline, now, deviceId: deviceId ?? null };
  const saved = await attemptStore.saveAnswers(db, save);
  if (saved) return toSaveResponse(saved, null, now);
  const newer = await findNewerAttempt(db, save);
  return toSaveResponse(newer, toScreenAnswers(newer), now);
}

/** The response to a rejected save holds all saved answers. */
function toSaveResponse(
  { saveNumber, deadline, sectionEnds }: Pick<Attempt, 'saveNumber' | 'deadline' | 'sectionEnds'>,
  answers: (number | null)[] | null,
  now: Date,
): EndpointResponse<typeof contract.saveAnswers> {
  const times = {
    deadline: deadline.toISOString(),
    sectionEnds: sectionEnds?.map((end) => end.toISOString()) ?? null,
    now: now.toISOString(),
  };
  return { saved: answers === null, saveNumber, answers, ...times };
}

/** Finds the attempt for which a save was outdated; throws if the save was rejected for another reason. */
async function findNewerAttempt(
  db: Db,
  { studentId, attemptId, changes, deviceId, now }: Parameters<typeof attemptStore.saveAnswers>[1],
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
  const hasOptions = ({ option }: { option?: number | null | undefined }) =>
    (option ?? 0) < OPTIONS_PER_QUESTION;
  if (attempt.courseId !== null && !changes.every(hasOptions))
    throw new AppError('invalid', message(texts.noSuchOption));
  if (isOnOtherDevice(attempt, deviceId)) throw createOtherDeviceError();
  if (changes.some(({ question }) => !isQuestionOpen(attempt, question, now)))
    throw new AppError('section-over', message(texts.sectionOver));
  return attempt;
}

/** Whether the time of the question's section runs. The question is a position on the screen. */
function isQuestionOpen({ sectionEnds, sectionStarts }: Attempt, question: number, now: Date): boolean {
  if (!sectionEnds || !sectionStarts) return true;
  const section = sectionStarts.findLastIndex((start) => start <= question + 1);
  return isSectionOpen(sectionEnds, section, now);
}

export type HandedIn = {
  /** False if the test was handed in before; the result is then the stored one. */
  isNew: boolean;
  result: ResultRow;
};

type HandInBody = { answers: readonly SentAnswer[]; deviceId?: string | undefined };

/** The sent answers are merged into the saved ones, as far as they come in time. */
export async function handInAttempt(
  db: Db,
  studentId: string,
  attemptId: string,
  { answers, deviceId }: HandInBody,
  now: Date,
): Promise<HandedIn> {
  let attempt = await attemptStore.findAttemptToHandIn(db, studentId, attemptId);
  // a cached attempt may have the device from before it was taken over
  if (attempt && deviceId && isOnOtherDevice(attempt, deviceId))
    attempt = await attemptStore.findAttempt(db, studentId, attemptId);
  if (!attempt) throw createNotFoundError();
  const graded = await gradeAndHandIn(db, attempt, answers, now, deviceId);
  const result = graded ?? (await findResult(db, studentId, { attemptId }));
  // a cached attempt may have been deleted by a reset of the course
  if (!result) throw createNotFoundError();
  return { isNew: graded !== undefined, result };
}

/**
 * Returns undefined if the attempt was handed in before. Grades again if answers were saved meanwhile, so that no
 * confirmed answer is lost, or if the test was corrected meanwhile. Without a device, any device may hand in.
 */
async function gradeAndHandIn(
  db: Db,
  attempt: Attempt,
  sent: readonly SentAnswer[],
  now: Date,
  deviceId?: string,
): Promise<ResultRow | undefined> {
  let paper = await readPaper(db, attempt.paperId);
  let current: Attempt | undefined = attempt;
  while (current && !current.handedInAt) {
    // after the deadline any device may ask for the result, because its answers no longer count
    if (deviceId && isOnOtherDevice(current, deviceId) && isAcceptingAnswers(current.deadline, now))
      throw createOtherDeviceError();
    const graded = gradeAttempt(paper, current, sent, now);
    const result = await attemptStore.handIn(db, current, graded, now);
    if (result) return result;
    paper = await readCurrentPaper(db, attempt.paperId);
    current = await attemptStore.findAttempt(db, attempt.studentId, attempt.id);
  }
  return undefined;
}

const BATCH_SIZE = 200;

/** Grades all attempts that nobody handed in before the end of their grace period. */
export async function gradeAbandoned(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const deadline = getOldestAcceptedDeadline(now);
  let graded = BATCH_SIZE;
  while (graded === BATCH_SIZE && !signal.aborted) {
    const batch = inTransaction(db, async (tx) =>
      gradeClaimed(tx, await attemptStore.claimOverdueAttempts(tx, deadline, BATCH_SIZE, now), now),
    );
    graded = await batch.catch(async (error: unknown) => {
      if (!isDatabaseUnavailable(error)) await gradeEachAbandoned(db, deadline, now, signal);
      throw error;
    });
  }
}

/** Grades the attempts of a batch that failed one by one, so that one that cannot be graded does not hold up the others. */
async function gradeEachAbandoned(db: Db, deadline: Date, now: Date, signal: AbortSignal): Promise<void> {
  for (const id of await attemptStore.findOverdueIds(db, deadline, BATCH_SIZE)) {
    if (signal.aborted) return;
    await inTransaction(db, async (tx) =>
      gradeClaimed(tx, await attemptStore.claimAttempts(tx, [id], now), now),
    ).catch(() => {
      // the error of the batch is thrown
    });
  }
}

/** Returns how many were graded. */
async function gradeClaimed(
  tx: Tx,
  overdue: Awaited<ReturnType<typeof attemptStore.claimAttempts>>,
  now: Date,
): Promise<number> {
  const results = [];
  const corrections = await lockTests(
    tx,
    overdue.map(({ testId }) => testId),
  );
  for (const attempt of overdue) {
    const { id: attemptId, studentId, paperId, testId, courseId, attemptNumber } = attempt;
    const paper = await readPaper(tx, paperId, corrections.get(testId));
    const graded = gradeAttempt(paper, attempt, [], now);
    results.push({ ...graded, attemptId, studentId, paperId, testId, courseId, attemptNumber });
  }
  if (results.length > 0) await insertResults(tx, results);
  return results.length;
}

function isOnOtherDevice(attempt: Attempt, deviceId: string | null): boolean {
  return attempt.deviceId !== null && attempt.deviceId !== deviceId;
}

function createOtherDeviceError(): AppError {
  return new AppError('other-device', message(texts.otherDevice));
}

function createNotFoundError(): AppError {
  return new AppError('not-found', message(texts.testNotFound));
}
