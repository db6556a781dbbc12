import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../database/database.ts';
import { paperTitles } from '../../../database/paper-titles.ts';
import { prepared } from '../../../database/prepared.ts';
import { chapters, subjects } from '../../../database/tables/courses.ts';
import { attempts, enrolments, papers } from '../../../database/tables/learning.ts';

/**
 * Whether an attempt was not handed in, written so that the planner cannot use the partial indexes of open attempts.
 * Right after a test began, the planner still expects hardly any open attempts, and would scan all of them to find one.
 */
export const isOpen = sql`coalesce(${attempts.handedInAt}, 'infinity') = 'infinity'`;

const attemptColumns = {
  id: attempts.id,
  studentId: attempts.studentId,
  paperId: attempts.paperId,
  testId: attempts.testId,
  /** Null for an exam. */
  courseId: attempts.courseId,
  ...paperTitles,
  startedAt: attempts.startedAt,
  deadline: attempts.deadline,
  answers: attempts.answers,
  shownLanguages: attempts.shownLanguages,
  saveNumber: attempts.saveNumber,
  handedInAt: attempts.handedInAt,
  questionOrder: attempts.questionOrder,
  optionOrders: attempts.optionOrders,
  attemptNumber: attempts.attemptNumber,
  sectionEnds: attempts.sectionEnds,
  sectionStarts: attempts.sectionStarts,
  questionMarks: attempts.questionMarks,
  deviceId: attempts.deviceId,
  questionSeconds: attempts.questionSeconds,
};

const selectAttempts = (db: Db) =>
  db.select(attemptColumns).from(attempts).innerJoin(papers, eq(papers.id, attempts.paperId));

const attemptQuery = prepared('attempt', (db, by: 'id' | 'open-in-test') =>
  selectAttempts(db).where(
    and(
      eq(attempts.studentId, sql.placeholder('studentId')),
      by === 'id'
        ? eq(attempts.id, sql.placeholder('id'))
        : and(eq(attempts.testId, sql.placeholder('testId')), isOpen),
    ),
  ),
);

export type Attempt = Awaited<ReturnType<typeof findAttempt>> & {};

export async function findAttempt(db: Db, studentId: string, id: string) {
  const [attempt] = await attemptQuery(db, 'id').execute({ studentId, id });
  return attempt;
}

export async function findOpenAttempt(
  db: Db,
  studentId: string,
  testId: string,
): Promise<Attempt | undefined> {
  const [attempt] = await attemptQuery(db, 'open-in-test').execute({ studentId, testId });
  return attempt;
}

export type NewAttempt = typeof attempts.$inferInsert & { id: string };

/** Returns the inserted attempts. Those of students who have an open attempt at the test are left out. */
export async function insertAttempts(db: Db, rows: NewAttempt[]): Promise<Attempt[]> {
  if (rows.length === 0) return [];
  const inserted = await db
    .insert(attempts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: attempts.id });
  const ids = inserted.map(({ id }) => id);
  if (ids.length === 0) return [];
  return selectAttempts(db).where(inArray(attempts.id, ids));
}

const runningAttempts = prepared('running_attempts', (db) =>
  db
    .select({
      id: attempts.id,
      courseId: chapters.courseId,
      chapterId: chapters.id,
      ...paperTitles,
      subjectIndex: subjects.position,
      chapterIndex: chapters.position,
      deadline: attempts.deadline,
      answers: attempts.answers,
    })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .innerJoin(chapters, eq(chapters.id, attempts.testId))
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.studentId, attempts.studentId), eq(enrolments.courseId, attempts.courseId)),
    )
    .where(
      and(
        eq(attempts.studentId, sql.placeholder('studentId')),
        isOpen,
        gt(attempts.deadline, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(attempts.deadline)),
);

/** The student's open attempts at mock tests before their deadline, whose chapter and enrolment still exist. */
export async function findRunningAttempts(db: Db, studentId: string, now: Date) {
  return runningAttempts(db).execute({ studentId, now: now.toISOString() });
}

/** Uses a partial index that holds only the open attempts. */
export async function countOpenAttempts(db: Db): Promise<number> {
  return db.$count(attempts, isNull(attempts.handedInAt));
}

/**
 * Marks the oldest open attempts with an earlier deadline as handed in, so that nobody else grades them. Skips attempts
 * that another transaction is grading.
 */
export async function claimOverdueAttempts(tx: Tx, deadline: Date, limit: number, now: Date) {
  const overdue = await selectOverdue(tx, deadline).limit(limit).for('update', { skipLocked: true });
  const ids = overdue.map(({ id }) => id);
  return claimAttempts(tx, ids, now);
}

/** The attempts that have been overdue longest. */
export async function findOverdueIds(db: Db, deadline: Date, limit: number): Promise<string[]> {
  return (await selectOverdue(db, deadline).limit(limit)).map(({ id }) => id);
}

const selectOverdue = (db: Db | Tx, deadline: Date) =>
  db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(isNull(attempts.handedInAt), lt(attempts.deadline, deadline)))
    .orderBy(asc(attempts.deadline));

/** Marks attempts as handed in, except those that are already. */
export async function claimAttempts(tx: Tx, ids: string[], now: Date) {
  return tx
    .update(attempts)
    .set({ handedInAt: now })
    .where(and(inArray(attempts.id, ids), isNull(attempts.handedInAt)))
    .returning();
}
