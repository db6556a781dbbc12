import type { Db } from '../../../database/database.ts';
import { isId, newId } from '../../../database/new-id.ts';
import type { ResultRow } from '../result-queries.ts';
import type { GradedAttempt } from '../rules.ts';
import { attemptCache } from './attempt-cache.ts';
import * as queries from './attempt-queries.ts';
import { storeHandIn, storeSave } from './batched-writes.ts';
import { type AnswerChange, mergeChanges, toColumns } from './changes.ts';

/** Reads and writes attempts. Its cache and its batches are internal to this folder. */

export type { Attempt } from './attempt-queries.ts';
export {
  claimAttempts,
  claimOverdueAttempts,
  countOpenAttempts,
  findOverdueIds,
  findRunningAttempts,
} from './attempt-queries.ts';

type Attempt = queries.Attempt;

export async function findAttempt(
  db: Db,
  studentId: string,
  attemptId: string,
): Promise<Attempt | undefined> {
  return isId(attemptId) ? queries.findAttempt(db, studentId, attemptId) : undefined;
}

/** The attempt may be stale, in which case `handIn` rejects it. */
export async function findAttemptToHandIn(
  db: Db,
  studentId: string,
  attemptId: string,
): Promise<Attempt | undefined> {
  const cached = attemptCache.take(attemptId);
  return cached?.studentId === studentId ? cached : findAttempt(db, studentId, attemptId);
}

/** The student's attempt at the test that was not handed in; its deadline may have passed. */
export async function findOpenAttempt(
  db: Db,
  studentId: string,
  testId: string,
): Promise<Attempt | undefined> {
  const attempt = isId(testId) ? await queries.findOpenAttempt(db, studentId, testId) : undefined;
  if (attempt) attemptCache.set(attempt);
  return attempt;
}

/**
 * Starts attempts of different students, or returns the open ones that they have at the test. Gives undefined for a student
 * whose open attempt another device handed in meanwhile.
 */
export async function startAttempts(
  db: Db,
  starts: Omit<queries.NewAttempt, 'id'>[],
): Promise<(Attempt | undefined)[]> {
  const rows = starts.map((start) => ({ ...start, id: newId() }));
  const inserted = new Map((await queries.insertAttempts(db, rows)).map((attempt) => [attempt.id, attempt]));
  for (const attempt of inserted.values()) attemptCache.set(attempt);
  return Promise.all(
    rows.map(({ id, studentId, testId }) => inserted.get(id) ?? findOpenAttempt(db, studentId, testId)),
  );
}

type Save = {
  attemptId: string;
  studentId: string;
  saveNumber: number;
  /** The last of several changes to one question counts. */
  changes: readonly AnswerChange[];
  /** Attempts with an earlier deadline accept no answers. */
  oldestDeadline: Date;
  now: Date;
  /** The device of the student; only exams ask for it. */
  deviceId: string | null;
};

/**
 * Returns undefined, and saves nothing, if the save number is not newer, the attempt or the section is over, the attempt
 * is not the student's or is active on another device, or it has no such question.
 */
export async function saveAnswers(
  db: Db,
  { attemptId, changes, ...save }: Save,
): Promise<Pick<Attempt, 'saveNumber' | 'deadline' | 'sectionEnds'> | undefined> {
  if (!isId(attemptId)) return undefined;
  const saved = await storeSave(db, { ...save, id: attemptId, ...toColumns(mergeChanges(changes)) });
  if (saved) attemptCache.update(saved);
  return saved;
}

/**
 * Hands the attempt in and stores its result in one statement. Returns undefined, and stores nothing, if the attempt was
 * handed in before, answers were saved, time was added or another device took it over since it was read, or its test was
 * corrected since it was graded.
 */
export async function handIn(
  db: Db,
  attempt: Attempt,
  graded: GradedAttempt,
  now: Date,
): Promise<ResultRow | undefined> {
  const { id: attemptId, saveNumber, deadline, deviceId, paperId, courseId, testId, attemptNumber } = attempt;
  const resultId = newId();
  const read = { id: attemptId, saveNumber, deadline, deviceId };
  if (!(await storeHandIn(db, { ...graded, ...read, handedInAt: now, resultId }))) return undefined;
  const { courseTitle, chapterTitle, odiaTitles, questionOrder, optionOrders } = attempt;
  const ids = { id: resultId, attemptId, paperId, courseId, testId, attemptNumber, takenOffline: false };
  return { ...graded, ...ids, courseTitle, chapterTitle, odiaTitles, questionOrder, optionOrders };
}
