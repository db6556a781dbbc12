import { indiaDay } from '@sikhya/contract/india-day.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { preventErasures } from '../../database/erasure-lock.ts';
import { getSqlState } from '../../database/errors.ts';
import { type Audience, selectAudience } from './audience-queries.ts';
import * as queries from './broadcast-queries.ts';
import { insertNotices } from './insert-queries.ts';
import { getSendTime } from './rules.ts';

/** Large enough for a million students in 50 statements, small enough for a statement of less than a second. */
const BATCH_SIZE = 20_000;

export type BroadcastParts = {
  db: Db;
  now: () => Date;
  /** Whether students without a consent get no reminders. */
  protectsMinors: boolean;
};

const UNIQUE_VIOLATION = '23505';

/** Writes the notices of all broadcasts, batch by batch. */
export async function writeBroadcasts(parts: BroadcastParts, signal: AbortSignal): Promise<void> {
  let skipsNotified = false;
  let isUnfinished = true;
  while (!signal.aborted && isUnfinished) {
    try {
      isUnfinished = await writeBatch(parts, skipsNotified);
    } catch (error) {
      if (skipsNotified || getSqlState(error) !== UNIQUE_VIOLATION) throw error;
      // a student already has a notice with this cause, or a digest for that day; nothing of the batch is stored
      skipsNotified = true;
    }
  }
}

/** Writes a batch in a transaction of its own. Returns false if there is nothing left to do. */
function writeBatch(
  { db, now: readClock, protectsMinors }: BroadcastParts,
  skipsNotified: boolean,
): Promise<boolean> {
  const now = readClock();
  return inTransaction(db, async (tx) => {
    const broadcast = await queries.lockBroadcast(tx);
    if (!broadcast) return false;
    const { id, kind, data, cause, audience, audienceId, lastStudentId } = broadcast;
    const part = { audienceId, after: lastStudentId, limit: BATCH_SIZE, now, protectsMinors };
    await preventErasures(tx);
    const { recipients, last, added } = await insertNotices(
      tx,
      selectAudience({ ...part, audience: audience as Audience }),
      { kind, data, cause, at: now },
      getSendTime(kind, now),
      { protectsMinors, locksStudents: false, skipsNotified: skipsNotified || audience === 'pass-ends' },
    );
    const finishedAt = recipients < BATCH_SIZE ? now : null;
    await queries.moveBroadcast(tx, id, { last, added, finishedAt });
    return true;
  });
}

const EXAM_AUDIENCES = {
  'exam-coming': 'exam-students',
  'exam-begins': 'exam-students',
  'exam-results': 'exam-takers',
} as const;

/** Starts a broadcast for each exam that opens soon or whose results came out. A new opening time is announced again. */
export async function announceExams(db: Db, now: Date): Promise<void> {
  for (const { examId, kind, cause } of await queries.findExamEvents(db, now)) {
    await inTransaction(db, (tx) =>
      queries.insertBroadcast(tx, {
        kind,
        data: { examId },
        cause,
        audience: EXAM_AUDIENCES[kind],
        audienceId: examId,
        at: now,
      }),
    );
  }
}

/** Starts the broadcasts of the day: to students with questions to practise, and to students whose pass ends. */
export async function announceDay(db: Db, now: Date): Promise<void> {
  for (const kind of ['practice-due', 'pass-ends'] as const) {
    const cause = `${kind}:${indiaDay(now)}`;
    await inTransaction(db, (tx) =>
      queries.insertBroadcast(tx, { kind, data: {}, cause, audience: kind, audienceId: null, at: now }),
    );
  }
}
