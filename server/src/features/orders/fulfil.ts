import type { Tx } from '../../database/database.ts';
import { recordServerEntry } from '../audit/service.ts';
import { useCoupon } from '../coupons/service.ts';
import { grant, ownsCourse } from '../enrolment/service.ts';
import { notify } from '../notices/service.ts';
import { grantPass } from '../passes/service.ts';
import { issueReceipt } from '../receipts/service.ts';
import type { OrderDependencies } from './dependencies.ts';
import * as queries from './queries.ts';

type LockedOrder = Awaited<ReturnType<typeof queries.lockOrder>>;

/** Why a paid order cannot be fulfilled. Its payment is returned then. */
export type Obstacle = 'owned' | 'student-deleted' | 'course-deleted' | 'coupon-used-up';

/** Returns null if there is none. The use of the coupon is checked by `redeemCoupon`. */
export async function findObstacle(
  tx: Tx,
  { order, course, student }: LockedOrder,
  now: Date,
): Promise<Obstacle | null> {
  if (!student) return 'student-deleted';
  if (order.kind === 'course') {
    if (!course) return 'course-deleted';
    if (await ownsCourse(tx, { studentId: student.id, courseId: course.id }, now)) return 'owned';
  }
  return null;
}

/** Uses the coupon of the order, if it has one. Returns false if the coupon has no use left. */
export async function redeemCoupon(
  tx: Tx,
  { id: orderId, couponId, studentId, itemId }: queries.OrderRow,
  now: Date,
): Promise<boolean> {
  if (!couponId) return true;
  const openOrderIds = await queries.findOpenOrderIds(tx, studentId!, itemId);
  const otherOrderIds = openOrderIds.filter((id) => id !== orderId);
  return useCoupon(tx, { orderId, couponId, studentId: studentId!, otherOrderIds, now });
}

/**
 * Grants what was paid for: order, receipt, enrolment or pass, audit entry and event in one transaction. The terms of
 * the order hold, whatever the course costs by now.
 */
export async function fulfil(
  tx: Tx,
  order: queries.OrderRow,
  { seller, now, paymentId }: Pick<OrderDependencies, 'seller'> & { now: Date; paymentId: string | null },
): Promise<void> {
  const { id, amountPaise, kind, itemId, studentId } = order;
  const paidAt = await getPaidAt(tx, order, now);
  await queries.updateOrder(tx, id, { status: 'paid', paidAt, nextCheckAt: null });
  const receiptNumber =
    amountPaise > 0 ? await issueReceipt(tx, order, { seller, amountPaise, at: now }) : null;
  if (kind === 'course') {
    const status = amountPaise > 0 ? 'purchased' : 'enrolled';
    const enrolment = { studentId: studentId!, courseId: itemId, status, amountPaise } as const;
    await grant(tx, enrolment, { at: now, replace: true });
  } else {
    const { passDays, passCourseIds: courseIds } = order;
    const paid = { studentId: studentId!, passId: itemId, orderId: id, amountPaise, courseIds };
    await grantPass(tx, { ...paid, days: passDays! }, now);
  }
  const data = { orderId: id, amountPaise };
  await notify(tx, { studentId: studentId! }, { kind: 'purchase', data, cause: id, at: now });
  const details = { number: order.number, amountPaise, receiptNumber: receiptNumber ?? '' };
  await recordServerEntry(tx, { action: 'order-paid', subjectId: id, details }, now);
  await queries.addEvent(tx, {
    orderId: id,
    at: now,
    kind: 'paid',
    actor: 'server',
    details: { paymentId, receiptNumber },
  });
}

/** Later than all purchases of the same item before, even if the clock was set back: a refund looks for the last one. */
async function getPaidAt(tx: Tx, { studentId, itemId }: queries.OrderRow, now: Date): Promise<Date> {
  const last = await queries.findLastPaidOrder(tx, studentId!, itemId);
  return new Date(Math.max(now.getTime(), last?.paidAt ? last.paidAt.getTime() + 1 : 0));
}
