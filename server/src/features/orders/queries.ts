import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { chapters, courses } from '../../database/tables/courses.ts';
import { chapterVisits } from '../../database/tables/learning.ts';
import { orderEvents, orders, payments, refunds } from '../../database/tables/orders.ts';
import { students } from '../../database/tables/people.ts';

export type OrderRow = typeof orders.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type EventRow = typeof orderEvents.$inferSelect;

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

export async function findOrderByProviderId(db: Db, providerOrderId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId));
  return row;
}

export async function findOrdersOfStudent(db: Db, studentId: string, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.studentId, studentId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

/**
 * Locks what a change of an order may touch, always in this order: course, student, order. The course is locked against
 * deletion only.
 */
export async function lockOrder(
  tx: Tx,
  { id, kind, itemId, studentId }: Pick<OrderRow, 'id' | 'kind' | 'itemId' | 'studentId'>,
) {
  const course = kind === 'course' ? await lockCourse(tx, itemId) : undefined;
  const student = studentId === null ? undefined : await lockStudent(tx, studentId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return { order: order!, course, student };
}

export async function lockCourse(tx: Tx, id: string) {
  const [course] = await tx
    .select({
      id: courses.id,
      title: courses.title,
      odiaTitle: sql<string | null>`${courses.odia} ->> 'title'`,
      isFree: courses.isFree,
      isListed: courses.isListed,
      pricePaise: courses.pricePaise,
    })
    .from(courses)
    .where(eq(courses.id, id))
    .for('key share');
  return course;
}

export async function lockStudent(tx: Tx, id: string) {
  const [student] = await tx
    .select({ id: students.id, name: students.name, email: students.email })
    .from(students)
    .where(eq(students.id, id))
    .for('update');
  return student;
}

type OrderTerms = Pick<
  OrderRow,
  'itemId' | 'pricePaise' | 'discountPaise' | 'couponId' | 'passDays' | 'passCourseIds' | 'provider'
> & { providerKeyId: string };

/** The newest open order with the same terms. One that was made with another key cannot be paid with this one. */
export async function findOpenOrder(
  tx: Tx,
  studentId: string,
  terms: OrderTerms,
): Promise<OrderRow | undefined> {
  const { itemId, pricePaise, discountPaise, couponId, passDays, passCourseIds } = terms;
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.studentId, studentId),
        eq(orders.itemId, itemId),
        eq(orders.pricePaise, pricePaise),
        eq(orders.discountPaise, discountPaise),
        couponId === null ? isNull(orders.couponId) : eq(orders.couponId, couponId),
        passDays === null ? isNull(orders.passDays) : eq(orders.passDays, passDays),
        passCourseIds === null ? isNull(orders.passCourseIds) : eq(orders.passCourseIds, passCourseIds),
        eq(orders.provider, terms.provider),
        or(isNull(orders.providerKeyId), eq(orders.providerKeyId, terms.providerKeyId)),
        eq(orders.status, 'open'),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row;
}

/** The ids of the student's open orders for a course or pass. */
export async function findOpenOrderIds(tx: Tx, studentId: string, itemId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.studentId, studentId), eq(orders.itemId, itemId), eq(orders.status, 'open')));
  return rows.map(({ id }) => id);
}

/** The student's order for a course or pass that was paid last. */
export async function findLastPaidOrder(
  tx: Tx,
  studentId: string,
  itemId: string,
): Promise<{ id: string; paidAt: Date | null } | undefined> {
  const [row] = await tx
    .select({ id: orders.id, paidAt: orders.paidAt })
    .from(orders)
    .where(and(eq(orders.studentId, studentId), eq(orders.itemId, itemId), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(1);
  return row;
}

export async function countOrdersSince(tx: Tx, studentId: string, since: Date): Promise<number> {
  return tx.$count(orders, and(eq(orders.studentId, studentId), gt(orders.createdAt, since)));
}

export async function insertOrder(tx: Tx, order: typeof orders.$inferInsert): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  return row!;
}

export async function updateOrder(
  tx: Db,
  id: string,
  values: Partial<typeof orders.$inferInsert>,
): Promise<OrderRow> {
  const [row] = await tx.update(orders).set(values).where(eq(orders.id, id)).returning();
  return row!;
}

/** Stores the provider's order unless another request was faster. Returns the order as it is stored. */
export async function storeProviderOrder(db: Db, id: string, providerOrderId: string): Promise<OrderRow> {
  const [stored] = await db
    .update(orders)
    .set({ providerOrderId })
    .where(and(eq(orders.id, id), isNull(orders.providerOrderId)))
    .returning();
  return stored ?? (await findOrder(db, id))!;
}

/**
 * Returns whether the order was not checked for so long, for one of several calls at once. A clock that was set back may be
 * before the last check.
 */
export async function claimCheck(db: Db, id: string, now: Date, intervalMs: number): Promise<boolean> {
  const sinceCheck = sql`abs(extract(epoch from ${now.toISOString()}::timestamptz - ${orders.checkedAt})) * 1000`;
  const rows = await db
    .update(orders)
    .set({ checkedAt: now })
    .where(and(eq(orders.id, id), sql`coalesce(${sinceCheck} >= ${intervalMs}::int, true)`))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** Moves checks forward that are further away than their wait, as after the clock was set back. */
export async function limitWaits(db: Db, now: Date, waitsMs: readonly number[]): Promise<void> {
  const wait = sql`(array[${sql.raw(waitsMs.join())}])[${orders.scheduledChecks} + 1] * interval '1 millisecond'`;
  const latest = sql`${now.toISOString()}::timestamptz + ${wait}`;
  await db
    .update(orders)
    .set({ nextCheckAt: latest })
    .where(and(eq(orders.status, 'open'), sql`${orders.nextCheckAt} > ${latest}`));
}

export async function findDueOrders(db: Db, now: Date, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'open'), lte(orders.nextCheckAt, now)))
    .orderBy(asc(orders.nextCheckAt))
    .limit(limit);
}

export async function addEvent(tx: Db, event: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

export async function findEvents(db: Db, orderId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
    .limit(1000);
}

export async function findPayments(db: Db, orderIds: string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export async function findPaymentByProviderId(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.providerPaymentId, id));
  return row;
}

export async function insertPayment(tx: Tx, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(payment).returning();
  return row!;
}

export async function updatePayment(
  tx: Tx,
  id: string,
  values: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  const [row] = await tx.update(payments).set(values).where(eq(payments.id, id)).returning();
  return row!;
}

export type OpenedChapters = { courseId: string; chapters: number; opened: number };

/** How many chapters the courses have, and how many of them the student ever opened since a time. */
export async function countOpenedChapters(
  db: Db,
  studentId: string,
  { courseIds, since }: { courseIds: string[] | null; since: Date | null },
): Promise<OpenedChapters[]> {
  return db
    .select({ courseId: chapters.courseId, chapters: count(), opened: count(chapterVisits.chapterId) })
    .from(chapters)
    .leftJoin(
      chapterVisits,
      and(
        eq(chapterVisits.chapterId, chapters.id),
        eq(chapterVisits.studentId, studentId),
        since ? gt(chapterVisits.firstOpenedAt, since) : undefined,
      ),
    )
    .where(courseIds ? inArray(chapters.courseId, courseIds) : undefined)
    .groupBy(chapters.courseId);
}

/** Whether a refund of this payment exists that was not declined. */
export async function hasRefund(tx: Tx, paymentId: string): Promise<boolean> {
  return (
    (await tx.$count(refunds, and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'declined')))) > 0
  );
}
