import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { passPercent } from '../../database/pass-percent.ts';
import { certificates } from '../../database/tables/certificates.ts';

export type CertificateRow = typeof certificates.$inferSelect;

type Revocation = { at: Date; reason: NonNullable<CertificateRow['reason']> };

export async function revokeById(tx: Tx, ids: string[], { at, reason }: Revocation) {
  if (ids.length === 0) return [];
  return tx
    .update(certificates)
    .set({ revokedAt: at, reason })
    .where(and(isNull(certificates.revokedAt), inArray(certificates.id, ids)))
    .returning();
}

export type RefundedOrder = {
  studentId: string;
  orderId: string;
  /** Those that the order opened; null for all. */
  courseIds: string[] | null;
};

/**
 * Whether the student bought the course of the certificate, or opened it by a pass, before it was issued, and nothing that is
 * still paid is left: neither the course, an earlier purchase of it, nor a pass that opened it then or later.
 */
const isUnpaid = (at: Date, refundedOrderId: string | null = null) => sql`
  certificates.course_id is not null
  and not exists (select from enrolments where enrolments.student_id = certificates.student_id
    and enrolments.course_id = certificates.course_id and not enrolments.by_pass)
  and exists (select from orders where orders.student_id = certificates.student_id
    and orders.paid_at <= certificates.issued_at and (orders.item_id = certificates.course_id or (
      orders.kind = 'pass' and coalesce(certificates.course_id = any(orders.pass_course_ids), true))))
  and not exists (select from orders where orders.student_id = certificates.student_id
    and orders.item_id = certificates.course_id and orders.paid_at <= certificates.issued_at
    and orders.status <> 'refunded' and orders.id is distinct from ${refundedOrderId}::uuid)
  and not exists (select from student_passes pass where pass.student_id = certificates.student_id
    and coalesce(certificates.course_id = any(pass.course_ids), true)
    and pass.starts_at <= ${at.toISOString()}::timestamptz and pass.ends_at > certificates.issued_at)`;

/** The valid certificates that nothing that is still paid has earned. */
export async function findUnpaid(
  tx: Tx,
  { studentId, orderId, courseIds }: RefundedOrder,
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.studentId, studentId),
        isNull(certificates.revokedAt),
        courseIds === null ? undefined : inArray(certificates.courseId, courseIds),
        isUnpaid(at, orderId),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Whether the certificate, which is revoked, was earned by what has been refunded since. */
export async function isRefunded(tx: Tx, certificateId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.id, certificateId), isUnpaid(at)));
  return rows.length > 0;
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
