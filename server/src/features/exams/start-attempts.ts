import { randomInt } from 'node:crypto';
import { message } from '@sikhya/contract/language/texts.ts';
import { batchByRow } from '../../database/batch-by-row.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import * as attempts from '../attempts/service.ts';
import { lockExamsForStart } from './queries.ts';
import { getAttemptTimes, getStatus } from './rules.ts';
import { findExamsToStart, type ListedRow } from './student-queries.ts';
import { texts } from './texts.ts';

type Start = {
  studentId: string;
  examId: string;
  courseIds: string[];
  deviceId: string | undefined;
  now: Date;
};

/** Starts a new attempt, if the student may take the exam now. */
export async function startAttempt(db: Db, start: Start): Promise<attempts.Attempt> {
  const id = `${start.studentId} ${start.examId}`;
  const { attempt } = (await startBatch(db, { ...start, id }))!;
  if (attempt instanceof AppError) throw attempt;
  return attempt;
}

type BatchItem = Start & { id: string };

/** Thousands of students start an exam within the same minute, and those who start together share a transaction. */
const startBatch = batchByRow((db, starts: BatchItem[]) =>
  inTransaction(db, async (tx) => {
    // the questions and times of the exams cannot change until the attempts are stored
    await lockExamsForStart(
      tx,
      starts.map(({ examId }) => examId),
    );
    const rows = new Map(
      (await findExamsToStart(tx, starts)).map((row) => [`${row.studentId} ${row.id}`, row]),
    );
    const plans = await Promise.all(starts.map((start) => planStart(tx, start, rows.get(start.id))));
    const started = (
      await attempts.startAttempts(
        tx,
        plans.flatMap((plan) => ('start' in plan ? [plan.start] : [])),
      )
    ).values();
    return plans.map((plan, n) => ({
      id: starts[n]!.id,
      attempt: 'start' in plan ? started.next().value! : plan.attempt,
    }));
  }),
);

type Plan =
  | { start: Parameters<typeof attempts.startAttempt>[1] }
  /** Another request has just started it, or there is none. */
  | { attempt: attempts.Attempt | AppError };

async function planStart(
  tx: Tx,
  { studentId, deviceId, now }: Start,
  row: ListedRow | undefined,
): Promise<Plan> {
  if (!row || isHidden(row)) return { attempt: new AppError('not-found', message(texts.notFound)) };
  const open = row.used > 0 ? await attempts.findOpenAttempt(tx, studentId, row.id) : undefined;
  if (open) return { attempt: open };
  const refusal = getRefusal(row, now);
  if (refusal) return { attempt: new AppError('conflict', message(refusal)) };
  const { id: paperId, questions, rules } = await attempts.readPaper(tx, row.paperId!);
  const start = {
    studentId,
    paperId,
    testId: row.id,
    courseId: null,
    startedAt: now,
    ...getAttemptTimes(rules!, row, { startedAt: now, extraMinutesPerHour: row.extraMinutesPerHour }),
    answers: questions.map(() => attempts.NO_ANSWER),
    attemptNumber: row.used + 1,
    deviceId: deviceId ?? null,
    ...attempts.createSectionOrder(questions, rules!, (limit) => randomInt(limit)),
  };
  return { start };
}

/** An exam that the student may neither take nor has taken is not found. */
export function isHidden({ isOpenToStudent, used }: ListedRow): boolean {
  return !isOpenToStudent && used === 0;
}

function getRefusal(row: ListedRow, now: Date) {
  if (row.cancelledAt) return texts.cancelled;
  if (!row.isOpenToStudent) return texts.closed;
  const status = getStatus(row, now);
  if (status === 'coming') return texts.notOpenYet;
  if (status === 'past') return texts.closed;
  return row.used >= row.maxAttempts ? texts.noAttemptsLeft : undefined;
}
