import { and, asc, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { passPercent } from '../../database/pass-percent.ts';
import { certificates } from '../../database/tables/certificates.ts';
import { enrolments } from '../../database/tables/learning.ts';

export type CertificateRow = typeof certificates.$inferSelect;

type Revocation = { at: Date; reason: NonNullable<CertificateRow['reason']> };

async function revokeWhere(tx: Tx, where: SQL | undefined, { at, reason }: Revocation) {
  return tx
    .update(certificates)
    .set({ revokedAt: at, reason })
    .where(and(isNull(certificates.revokedAt), where))
    .returning();
}

export async function revokeById(tx: Tx, ids: string[], revocation: Revocation) {
  return ids.length === 0 ? [] : revokeWhere(tx, inArray(certificates.id, ids), revocation);
}

/** Only certificates that were issued since a time. */
export async function revokeOfCourse(
  tx: Tx,
  { studentId, courseId, since }: { studentId: string; courseId: string; since: Date },
  revocation: Revocation,
) {
  const where = and(
    eq(certificates.studentId, studentId),
    eq(certificates.courseId, courseId),
    gte(certificates.issuedAt, since),
  );
  return revokeWhere(tx, where, revocation);
}

/** Those of courses that the student had only by a pass, which were issued since a time. */
export async function findByPassSince(tx: Tx, studentId: string, since: Date) {
  return tx
    .select({ id: certificates.id, courseId: enrolments.courseId })
    .from(certificates)
    .innerJoin(
      enrolments,
      and(eq(enrolments.studentId, certificates.studentId), eq(enrolments.courseId, certificates.courseId)),
    )
    .where(
      and(
        eq(certificates.studentId, studentId),
        isNull(certificates.revokedAt),
        eq(enrolments.byPass, true),
        sql`${certificates.issuedAt} >= ${since.toISOString()}::timestamptz`,
      ),
    );
}

/** The valid certificates that were not checked for longest. */
export async function findLongestUnchecked(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(isNull(certificates.revokedAt), lte(certificates.checkedAt, before)))
    .orderBy(asc(certificates.checkedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The valid certificates that a test of one of the results has earned, by this result or another one of the student. */
export async function findByResults(db: Db | Tx, resultIds: string[]): Promise<string[]> {
  if (resultIds.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct certificates.id from results changed
    join certificates on certificates.student_id = changed.student_id and certificates.revoked_at is null
    join results earned on earned.id = any(certificates.result_ids) and earned.test_id = changed.test_id
    where changed.id = any(${`{${resultIds.join()}}`}::uuid[])`);
  return rows.map(({ id }) => id);
}

/**
 * Those of the certificates with a test that earned them and is passed in no result any more, or was cancelled. A result
 * that was deleted says nothing.
 */
export async function findUnearned(tx: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct certificates.id from certificates
    cross join unnest(certificates.result_ids) as earned(id)
    join results on results.id = earned.id
    where certificates.id = any(${`{${ids.join()}}`}::uuid[]) and not exists (
      select from results taken join papers on papers.id = taken.paper_id
      left join exams on exams.id = taken.test_id
      where taken.student_id = results.student_id and taken.test_id = results.test_id
        and taken.score >= ${passPercent} and exams.cancelled_at is null)`);
  return rows.map(({ id }) => id);
}

/** Makes the job check the certificates that the results of an exam have earned before all others. */
export async function markUnchecked(tx: Tx, examId: string): Promise<void> {
  await tx.execute(sql`
    update certificates set checked_at = 'epoch' from results
    where results.test_id = ${examId} and certificates.student_id = results.student_id
      and certificates.revoked_at is null and results.id = any(certificates.result_ids)`);
}

export async function markChecked(tx: Tx, ids: string[], at: Date): Promise<void> {
  if (ids.length > 0)
    await tx.update(certificates).set({ checkedAt: at }).where(inArray(certificates.id, ids));
}
