import { and, desc, eq, gte, isNull, lte, max } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { isStillOpen } from '../../database/still-open.ts';
import { attempts, results } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';

/**
 * Until the transaction ends, nobody else locks the student, and no attempt of theirs is opened: its foreign key waits
 * for the row.
 */
export async function lockStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');
}

/** Null where the student has no result of the chapter. */
export async function findLastTime(tx: Tx, { studentId, chapterId }: Same, now: Date): Promise<Date | null> {
  const [last] = await tx
    .select({ at: max(results.completedAt) })
    .from(results)
    .where(
      and(eq(results.studentId, studentId), eq(results.chapterId, chapterId), lte(results.completedAt, now)),
    );
  return last?.at ?? null;
}

export type Same = { studentId: string; chapterId: string; paperId: string; answers: number[] };

/** The id of a result without an attempt that has the same answers to the same paper. */
export async function findSame(tx: Tx, same: Same, since: Date): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: results.id })
    .from(results)
    .where(
      and(
        ofStudent(same, since),
        isNull(results.attemptId),
        eq(results.paperId, same.paperId),
        eq(results.answers, same.answers),
      ),
    )
    .orderBy(desc(results.completedAt))
    .limit(1);
  return row?.id;
}

export async function findNewestOfAttempt(tx: Tx, chapter: Same, since: Date) {
  const [row] = await tx
    .select({
      id: results.id,
      paperId: results.paperId,
      answers: results.answers,
      questionOrder: attempts.questionOrder,
      optionOrders: attempts.optionOrders,
    })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .where(ofStudent(chapter, since))
    .orderBy(desc(results.completedAt))
    .limit(1);
  return row;
}

const ofStudent = ({ studentId, chapterId }: Same, since: Date) =>
  and(eq(results.studentId, studentId), eq(results.chapterId, chapterId), gte(results.completedAt, since));

export async function hasOpenAttempt(tx: Tx, { studentId, chapterId }: Same): Promise<boolean> {
  const [open] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.studentId, studentId), eq(attempts.chapterId, chapterId), isStillOpen));
  return open !== undefined;
}
