import { and, desc, eq, gte, isNotNull, isNull, max } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { isStillOpen } from '../../database/still-open.ts';
import { attempts, enrolments, results } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';

/**
 * Until the transaction ends, nobody else locks the student, and no attempt of theirs is opened: its foreign key waits
 * for the row. Answers since when the student can have worked on a test of the course: since the last result, or else
 * since the enrolment.
 */
export async function lockStudent(
  tx: Tx,
  { studentId, courseId }: { studentId: string; courseId: string },
): Promise<Date | null> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');
  const [last] = await tx
    .select({ at: max(results.completedAt) })
    .from(results)
    .where(eq(results.studentId, studentId));
  if (last?.at) return last.at;
  const [enrolment] = await tx
    .select({ at: enrolments.enrolledAt })
    .from(enrolments)
    .where(and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, courseId)));
  return enrolment?.at ?? null;
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
    .select({ id: results.id, paperId: results.paperId, answers: results.answers })
    .from(results)
    .where(and(ofStudent(chapter, since), isNotNull(results.attemptId)))
    .orderBy(desc(results.completedAt))
    .limit(1);
  return row;
}

const ofStudent = ({ studentId, chapterId }: Same, since: Date) =>
  and(eq(results.studentId, studentId), eq(results.chapterId, chapterId), gte(results.completedAt, since));

/** False, and nothing is stored, where the student has an open attempt of the chapter by now. */
export async function storeWithoutAttempt(tx: Tx, row: typeof results.$inferInsert): Promise<boolean> {
  const [open] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.studentId, row.studentId), eq(attempts.chapterId, row.chapterId), isStillOpen));
  if (open) return false;
  await tx.insert(results).values(row);
  return true;
}
