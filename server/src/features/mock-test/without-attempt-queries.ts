import { and, desc, eq, gte, isNull, lte, max } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { attempts, results } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';

/**
 * Serialises the hand-ins of a student until the transaction ends. It also delays the start of an attempt, whose foreign
 * key needs the student's row.
 */
export async function lockStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');
}

export async function findLastResultTime(
  tx: Tx,
  { studentId, testId }: HandIn,
  now: Date,
): Promise<Date | null> {
  const [last] = await tx
    .select({ at: max(results.completedAt) })
    .from(results)
    .where(and(eq(results.studentId, studentId), eq(results.testId, testId), lte(results.completedAt, now)));
  return last?.at ?? null;
}

/** The answers are positions in the paper. */
export type HandIn = { studentId: string; testId: string; paperId: string; answers: number[] };

/** Returns the id of a result without an attempt that has the same paper and the same answers. */
export async function findEqualResult(tx: Tx, handIn: HandIn, since: Date): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: results.id })
    .from(results)
    .where(
      and(
        isRecent(handIn, since),
        isNull(results.attemptId),
        eq(results.paperId, handIn.paperId),
        eq(results.answers, handIn.answers),
      ),
    )
    .orderBy(desc(results.completedAt))
    .limit(1);
  return row?.id;
}

export async function findNewestAttemptResult(tx: Tx, handIn: HandIn, since: Date) {
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
    .where(isRecent(handIn, since))
    .orderBy(desc(results.completedAt))
    .limit(1);
  return row;
}

const isRecent = ({ studentId, testId }: HandIn, since: Date) =>
  and(eq(results.studentId, studentId), eq(results.testId, testId), gte(results.completedAt, since));
