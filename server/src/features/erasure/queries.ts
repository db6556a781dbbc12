import { and, desc, eq, isNotNull, isNull, lt, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { audit } from '../../database/tables/audit.ts';
import { grievances } from '../../database/tables/grievances.ts';
import { results } from '../../database/tables/learning.ts';
import { orderEvents, orders, refunds } from '../../database/tables/orders.ts';
import { students } from '../../database/tables/people.ts';
import { receipts } from '../../database/tables/receipts.ts';

/** A date that is set stays. */
export async function setEraseAt(tx: Tx, studentId: string, eraseAt: Date): Promise<Date> {
  const [row] = await tx
    .update(students)
    .set({ eraseAt: sql`coalesce(${students.eraseAt}, ${eraseAt.toISOString()})` })
    .where(eq(students.id, studentId))
    .returning({ eraseAt: students.eraseAt });
  return row!.eraseAt!;
}

export async function clearEraseAt(tx: Tx, studentId: string): Promise<void> {
  await tx.update(students).set({ eraseAt: null }).where(eq(students.id, studentId));
}

export async function findEraseAt(tx: Tx, studentId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ eraseAt: students.eraseAt })
    .from(students)
    .where(eq(students.id, studentId));
  return row?.eraseAt ?? null;
}

const MAX_ACCOUNTS_PER_RUN = 1000;

export async function findDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(lte(students.eraseAt, now))
    .orderBy(students.eraseAt)
    .limit(MAX_ACCOUNTS_PER_RUN);
  return rows.map(({ id }) => id);
}

/** Locks the student if the time of the account is over. */
export async function lockDue(tx: Tx, studentId: string, now: Date) {
  const [row] = await tx
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.id, studentId), lte(students.eraseAt, now)))
    .for('update');
  return row;
}

/** Who has deleted the account: the student, or the admin with this name. Empty if it was not recorded. */
export async function findRequester(tx: Tx, studentId: string): Promise<{ by?: string; username?: string }> {
  const [entry] = await tx
    .select({ actor: audit.actor, by: sql<string | null>`${audit.details} ->> 'by'` })
    .from(audit)
    .where(and(eq(audit.subjectId, studentId), eq(audit.action, 'delete-account')))
    .orderBy(desc(audit.id))
    .limit(1);
  if (!entry) return {};
  return entry.by === null ? { username: entry.actor } : { by: entry.by };
}

const BATCH_SIZE = 2000;

/** Deletes some of the rows and returns how many. */
export async function deleteBatch(tx: Tx, table: string, isOfStudent: SQL): Promise<number> {
  const name = sql.identifier(table);
  const { rowCount } = await tx.execute(
    sql`delete from ${name} where ctid = any(array(select ctid from ${name} where ${isOfStudent} limit ${BATCH_SIZE}))`,
  );
  return rowCount ?? 0;
}

/** Deletes all of the rows. */
export async function deleteAll(tx: Tx, table: string, isOfStudent: SQL): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table)} where ${isOfStudent}`);
}

export async function deleteStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.delete(students).where(eq(students.id, studentId));
}

export async function countResults(tx: Tx, studentId: string): Promise<number> {
  return tx.$count(results, eq(results.studentId, studentId));
}

export async function findOrders(tx: Tx, studentId: string) {
  return tx
    .select({
      id: orders.id,
      number: orders.number,
      couponCode: orders.couponCode,
      buyerName: orders.buyerName,
      hasReceipt: sql<boolean>`exists (select from receipts where receipts.order_id = orders.id)`,
    })
    .from(orders)
    .where(eq(orders.studentId, studentId))
    .for('update');
}

/** Removes the buyer, the reasons that people wrote for refunds, and the address on the receipts. */
export async function minimiseOrder(
  tx: Tx,
  orderId: string,
  buyer: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await tx.update(orders).set(buyer).where(eq(orders.id, orderId));
  await tx.update(refunds).set({ reason: '', declineReason: '' }).where(eq(refunds.orderId, orderId));
  await tx
    .update(orderEvents)
    .set({ details: sql`${orderEvents.details} - 'reason'` })
    .where(and(eq(orderEvents.orderId, orderId), notInArray(orderEvents.actor, ['server', 'provider'])));
  await setOnReceipts(tx, orderId, 'email');
}

async function setOnReceipts(tx: Tx, orderId: string, field: 'email' | 'name'): Promise<void> {
  const path = `{buyer,${field}}`;
  await tx
    .update(receipts)
    .set({ snapshot: sql`jsonb_set(${receipts.snapshot}, ${path}::text[], '""')` })
    .where(eq(receipts.orderId, orderId));
}

/**
 * Removes the notes of admins about the student and the student's orders, which may name the person. The trigger of the
 * audit log allows this change alone, and only after the setting.
 */
export async function minimiseAudit(tx: Tx, studentId: string): Promise<number> {
  await tx.execute(sql`set local sikhya.erasing = 'on'`);
  const { rowCount } = await tx.execute(sql`
    update audit set details = details - 'note' - 'reason'
    where subject_id in (select ${studentId}::uuid union all select id from orders where student_id = ${studentId})
      and details ?| array['note', 'reason']`);
  await tx.execute(sql`set local sikhya.erasing = 'off'`);
  return rowCount ?? 0;
}

/** Removes the person and the texts. What is open is closed, because nobody is left to answer. */
export async function minimiseGrievances(tx: Tx, studentId: string, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(grievances)
    .set({
      name: '',
      email: '',
      searchKey: '',
      text: '',
      answer: '–',
      answeredAt: sql`coalesce(${grievances.answeredAt}, ${now.toISOString()})`,
    })
    .where(eq(grievances.studentId, studentId));
  return rowCount ?? 0;
}

/** Orders without a student whose receipt still has a name. */
export async function findOldOrders(db: Db, before: Date) {
  return db
    .select({ id: orders.id, number: orders.number, couponCode: orders.couponCode })
    .from(orders)
    .where(
      and(
        isNull(orders.studentId),
        isNotNull(orders.paidAt),
        lt(orders.paidAt, before),
        ne(orders.buyerName, ''),
      ),
    )
    .limit(MAX_ACCOUNTS_PER_RUN);
}

export async function eraseBuyer(tx: Tx, orderId: string, searchKey: string): Promise<void> {
  await tx.update(orders).set({ buyerName: '', buyerGstin: null, searchKey }).where(eq(orders.id, orderId));
  await setOnReceipts(tx, orderId, 'name');
}
