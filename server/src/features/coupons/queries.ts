import { and, count, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { coupons, couponUses } from '../../database/tables/coupons.ts';
import { courses } from '../../database/tables/courses.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type CouponValues = Omit<typeof coupons.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'deletedAt'>;

const countUses = (state: 'used' | 'reserved') =>
  sql<number>`(select count(*)::int from coupon_uses use where use.coupon_id = coupons.id and use.state = ${state})`;

const listed = { coupon: coupons, used: countUses('used'), reserved: countUses('reserved') };

const isNotDeleted = isNull(coupons.deletedAt);

export async function findCoupons(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select(listed)
    .from(coupons)
    .where(isNotDeleted)
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(limit)
    .offset(offset);
}

export async function countCoupons(db: Db): Promise<number> {
  return db.$count(coupons, isNotDeleted);
}

const MAX_COURSES = 10_000;

export async function findCourseTitles(db: Db) {
  return db
    .select({
      id: courses.id,
      title: courses.title,
      odiaTitle: sql<string | null>`${courses.odia} ->> 'title'`,
    })
    .from(courses)
    .where(isNull(courses.deletedAt))
    .orderBy(courses.title, courses.id)
    .limit(MAX_COURSES);
}

export async function findCoupon(db: Db, id: string) {
  const [row] = await db
    .select(listed)
    .from(coupons)
    .where(and(eq(coupons.id, id), isNotDeleted));
  return row;
}

export async function findCouponByCode(db: Db, code: string): Promise<CouponRow | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), isNotDeleted));
  return row;
}

/** Locks the coupon, so that its uses are counted and added to by one order at a time. Also finds a deleted one. */
export async function lockCoupon(tx: Tx, id: string): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update');
  return row;
}

/** Counts reservations as uses, except those of some orders. */
export async function countCouponUses(
  db: Db,
  couponId: string,
  studentId: string,
  exceptOrderIds: string[] = [],
) {
  const [row] = await db
    .select({
      uses: count(),
      usesOfStudent: sql<number>`count(*) filter (where ${couponUses.studentId} = ${studentId})::int`,
    })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId), notInArray(couponUses.orderId, exceptOrderIds)));
  return row!;
}

export async function insertUse(tx: Tx, use: typeof couponUses.$inferInsert): Promise<void> {
  await tx.insert(couponUses).values(use);
}

/** Returns false if the order has no reservation. */
export async function markUsed(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(couponUses)
    .set({ state: 'used', at })
    .where(eq(couponUses.orderId, orderId))
    .returning({ orderId: couponUses.orderId });
  return rows.length > 0;
}

export async function deleteReservation(tx: Tx, orderId: string): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'reserved')));
}

/** Returns undefined if another coupon has the code. */
export async function insertCoupon(tx: Tx, values: CouponValues & { createdAt: Date; updatedAt: Date }) {
  const [row] = await tx.insert(coupons).values(values).onConflictDoNothing().returning();
  return row;
}

export async function updateCoupon(tx: Tx, id: string, values: CouponValues & { updatedAt: Date }) {
  const [row] = await tx.update(coupons).set(values).where(eq(coupons.id, id)).returning();
  return row;
}

export async function markDeleted(tx: Tx, id: string, deletedAt: Date) {
  const [row] = await tx
    .update(coupons)
    .set({ deletedAt })
    .where(and(eq(coupons.id, id), isNotDeleted))
    .returning();
  return row;
}

export async function countCourses(db: Db, ids: string[]): Promise<number> {
  return ids.length === 0 ? 0 : db.$count(courses, inArray(courses.id, ids));
}
