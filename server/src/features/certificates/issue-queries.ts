import { and, asc, desc, eq, not, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { isExamReleased } from '../../database/exam-release.ts';
import { toOdiaTitle } from '../../database/odia-columns.ts';
import { passPercent } from '../../database/pass-percent.ts';
import { prepared } from '../../database/prepared.ts';
import { certificateCounter, certificateSettings, certificates } from '../../database/tables/certificates.ts';
import { courses } from '../../database/tables/courses.ts';
import { exams } from '../../database/tables/exams.ts';
import { enrolments, papers, results } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';

/** Whether the student of an enrolment has a valid certificate of the course, or lost it by a decision of an admin. */
const hasCertificate = sql`exists (select from ${certificates}
  where ${certificates.studentId} = ${enrolments.studentId}
    and ${certificates.courseId} = ${enrolments.courseId}
    and (${certificates.revokedAt} is null or ${certificates.reason} = 'admin'))`;

const candidates = prepared('certificate_candidates', (db) =>
  db
    .select({
      settings: certificateSettings,
      courseTitle: courses.title,
      odiaCourseTitle: toOdiaTitle(courses.odia),
      name: students.name,
    })
    .from(enrolments)
    .innerJoin(certificateSettings, eq(certificateSettings.courseId, enrolments.courseId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(students, eq(students.id, enrolments.studentId))
    .where(
      and(
        eq(enrolments.studentId, sql.placeholder('studentId')),
        eq(certificateSettings.isEnabled, true),
        not(hasCertificate),
      ),
    ),
);

/** Courses of the student with a certificate that the student neither has nor lost by a decision of an admin. */
export async function findCandidates(db: Db, studentId: string) {
  return candidates(db).execute({ studentId });
}

export type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];

/** The students of the results that count for a certificate: of a mock test of the course, or of its final exam. */
export async function findStudentsOfResults(tx: Tx, resultIds: string[]): Promise<string[]> {
  if (resultIds.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct results.student_id as id from results
    join enrolments on enrolments.student_id = results.student_id
    join certificate_settings settings on settings.course_id = enrolments.course_id and settings.is_enabled
      and (settings.course_id = results.course_id or settings.exam_id = results.test_id)
    where results.id = any(${`{${resultIds.join()}}`}::uuid[])
    order by 1`);
  return rows.map(({ id }) => id);
}

/** Locks the student before all else, as a refund does, which waits until the transaction ends. */
export async function lockStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('key share');
}

/** Locks the enrolment, so that it stays until the transaction ends. Returns false if there is none. */
export async function lockEnrolment(
  tx: Tx,
  { studentId, courseId }: { studentId: string; courseId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, courseId)))
    .for('share');
  return rows.length > 0;
}

/**
 * Locks the results that count for a certificate, so that their scores stay until the transaction ends: a regrade waits,
 * and then finds the certificate. Locks in the order of the regrade, because another order could deadlock.
 */
export async function lockResults(
  tx: Tx,
  { studentId, courseId, examId }: { studentId: string; courseId: string; examId: string | null },
): Promise<void> {
  await tx
    .select({ id: results.id })
    .from(results)
    .where(
      and(
        eq(results.studentId, studentId),
        or(eq(results.courseId, courseId), examId === null ? undefined : eq(results.testId, examId)),
      ),
    )
    .orderBy(asc(results.completedAt), asc(results.id))
    .for('share');
}

/** Whether a certificate was issued meanwhile: another call may have issued it, and an admin may have revoked it since. */
export async function isIssued(
  tx: Tx,
  { studentId, courseId }: { studentId: string; courseId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, courseId), hasCertificate));
  return rows.length > 0;
}

/** The best result of the student in each test of a course. */
export async function findBestResults(tx: Tx, studentId: string, courseId: string) {
  return tx
    .selectDistinctOn([results.testId], { id: results.id, testId: results.testId, score: results.score })
    .from(results)
    .where(and(eq(results.studentId, studentId), eq(results.courseId, courseId)))
    .orderBy(asc(results.testId), desc(results.score), asc(results.completedAt));
}

/** The best result in an exam that is passed and whose results students may see. */
export async function findPassedExam(tx: Tx, studentId: string, examId: string, now: Date) {
  const [row] = await tx
    .select({
      resultId: results.id,
      title: exams.title,
      odiaTitle: sql<string | null>`${exams.odia} ->> 'title'`,
      score: results.score,
    })
    .from(results)
    .innerJoin(exams, eq(exams.id, results.testId))
    .innerJoin(papers, eq(papers.id, results.paperId))
    .where(
      and(
        eq(results.studentId, studentId),
        eq(results.testId, examId),
        isExamReleased(now),
        sql`${results.score} >= ${passPercent}`,
      ),
    )
    .orderBy(desc(results.score), asc(results.completedAt))
    .limit(1);
  return row;
}

/** Other transactions wait until this one ends, so the numbers become visible in ascending order. */
export async function takeStatusIndex(tx: Tx): Promise<number> {
  const [row] = await tx
    .insert(certificateCounter)
    .values({ id: 1, nextStatusIndex: 1 })
    .onConflictDoUpdate({
      target: certificateCounter.id,
      set: { nextStatusIndex: sql`${certificateCounter.nextStatusIndex} + 1` },
    })
    .returning({ next: certificateCounter.nextStatusIndex });
  return row!.next - 1;
}

/** Does nothing if the student has a valid certificate of the course. */
export async function insertCertificate(tx: Tx, row: typeof certificates.$inferInsert): Promise<void> {
  await tx.insert(certificates).values(row).onConflictDoNothing();
}
