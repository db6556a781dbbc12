import type * as contract from '@sikhya/contract/coupons.ts';
import type { Coupon, CourseTitle, couponInput } from '@sikhya/contract/coupons.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { MINIMUM_PAISE, toPaise, toRupees } from '@sikhya/contract/money.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import type * as z from 'zod/mini';
import type { Db, Tx } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/errors.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { type Actor, type AuditEntry, recordAuditEntry } from '../audit/service.ts';
import * as queries from './queries.ts';
import { checkCoupon, computeDiscount, findReachedLimit, keepMinimum } from './rules.ts';
import { texts } from './texts.ts';

export type AppliedCoupon = { id: string; code: string; discountPaise: number };

type CouponOrder = {
  studentId: string;
  courseId: string | null;
  pricePaise: number;
  /** Open orders of the student for the same item, whose reservations the new order gets. */
  openOrderIds: string[];
  now: Date;
};

/** Returns the discount of a coupon, or throws an error that says why it does not apply. */
export async function quoteCoupon(db: Db, code: string, order: CouponOrder): Promise<AppliedCoupon> {
  const coupon = await queries.findCouponByCode(db, code.toUpperCase());
  if (!coupon) throw new AppError('invalid', message(texts.unknown));
  const counts = await queries.countCouponUses(db, coupon.id, order.studentId, order.openOrderIds);
  const problem = checkCoupon(coupon, { ...counts, ...order });
  if (problem) throw new AppError('invalid', problem);
  const discount = computeDiscount(coupon, order.pricePaise);
  return {
    id: coupon.id,
    code: coupon.code,
    discountPaise: keepMinimum(discount, order.pricePaise, MINIMUM_PAISE),
  };
}

/** Returns the discount of a coupon, which stays locked until the transaction ends, so that its last use is given out once. */
export async function lockCoupon(tx: Tx, code: string, order: CouponOrder): Promise<AppliedCoupon> {
  const coupon = await queries.findCouponByCode(tx, code.toUpperCase());
  if (coupon) await queries.lockCoupon(tx, coupon.id);
  return quoteCoupon(tx, code, order);
}

/** Holds a use of a locked coupon for an order. The student's open orders for the same item give theirs back. */
export async function reserveCoupon(
  tx: Tx,
  {
    orderId,
    couponId,
    studentId,
    openOrderIds,
    now,
  }: Pick<CouponOrder, 'studentId' | 'openOrderIds' | 'now'> & { orderId: string; couponId: string },
): Promise<void> {
  for (const openId of openOrderIds) await queries.deleteReservation(tx, openId);
  await queries.insertUse(tx, { orderId, couponId, studentId, state: 'reserved', at: now });
}

type PaidOrder = {
  orderId: string;
  couponId: string;
  studentId: string;
  /** Open orders of the student for the same item. */
  otherOrderIds: string[];
  now: Date;
};

/**
 * Turns the reservation of a paid order into a use. An order that lapsed, or whose student ordered the same item again, has
 * no reservation any more. It gets the reservation of another open order, or a use that is left. Returns false if there is
 * neither.
 */
export async function useCoupon(
  tx: Tx,
  { orderId, couponId, studentId, otherOrderIds, now }: PaidOrder,
): Promise<boolean> {
  const coupon = await queries.lockCoupon(tx, couponId);
  if (await queries.markUsed(tx, orderId, now)) return true;
  const counts = await queries.countCouponUses(tx, couponId, studentId, otherOrderIds);
  if (!coupon || findReachedLimit(coupon, counts)) return false;
  for (const otherId of otherOrderIds) await queries.deleteReservation(tx, otherId);
  await queries.insertUse(tx, { orderId, couponId, studentId, state: 'used', at: now });
  return true;
}

/** Gives back the use that a lapsed order held. */
export const releaseCoupon = queries.deleteReservation;

export async function listCourseTitles(db: Db): Promise<CourseTitle[]> {
  const rows = await queries.findCourseTitles(db);
  return rows.map(({ id, title, odiaTitle }) => ({ _id: id, title, odiaTitles: { title: odiaTitle } }));
}

export async function listCoupons(
  db: Db,
  { page, limit }: EndpointRequest<typeof contract.listCoupons>['query'],
): Promise<EndpointResponse<typeof contract.listCoupons>> {
  const [found, total] = await Promise.all([
    queries.findCoupons(db, { limit, offset: (page - 1) * limit }),
    queries.countCoupons(db),
  ]);
  return {
    coupons: found.map(toCoupon),
    pagination: { currentPage: page, totalPages: totalPages(total, limit) },
  };
}

type Change = { tx: Tx; actor: Actor; now: Date };

export async function createCoupon(change: Change, input: z.output<typeof couponInput>): Promise<Coupon> {
  const { tx, now } = change;
  const values = await toValues(tx, input);
  const coupon = await queries.insertCoupon(tx, { ...values, createdAt: now, updatedAt: now });
  if (!coupon) throw new AppError('conflict', message(texts.codeTaken));
  await record(change, 'create-coupon', coupon);
  return toCoupon({ coupon, used: 0, reserved: 0 });
}

export async function updateCoupon(
  change: Change,
  couponId: string,
  { updatedAt, ...input }: EndpointRequest<typeof contract.updateCoupon>['body'],
): Promise<Coupon> {
  const { tx, now } = change;
  const before = isId(couponId) && (await queries.lockCoupon(tx, couponId));
  if (!before || before.deletedAt) throw couponNotFound();
  if (updatedAt && updatedAt !== before.updatedAt.toISOString())
    throw new AppError('conflict', message(texts.savedMeanwhile));
  const values = await toValues(tx, input);
  const coupon = await queries
    .updateCoupon(tx, couponId, { ...values, updatedAt: now })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('conflict', message(texts.codeTaken)) : error;
    });
  await record(change, 'update-coupon', coupon!);
  return toCoupon((await queries.findCoupon(tx, couponId))!);
}

export async function deleteCoupon(change: Change, couponId: string): Promise<void> {
  const deleted = isId(couponId) && (await queries.markDeleted(change.tx, couponId, change.now));
  if (!deleted) throw couponNotFound();
  await record(change, 'delete-coupon', deleted);
}

async function toValues(
  tx: Tx,
  { percent, amount, from, until, courseIds, ...input }: z.output<typeof couponInput>,
): Promise<queries.CouponValues> {
  if ((percent === null) === (amount === null)) throw new AppError('invalid', message(texts.percentOrAmount));
  const period = { from: from ? new Date(from) : null, until: until ? new Date(until) : null };
  if (period.from && period.until && period.until <= period.from)
    throw new AppError('invalid', message(texts.endsBeforeStart));
  const ids = [...new Set(courseIds)];
  if (!ids.every(isId) || (await queries.countCourses(tx, ids)) !== ids.length)
    throw new AppError('invalid', message(texts.unknownCourse));
  return {
    ...input,
    ...period,
    percent,
    courseIds: ids,
    amountPaise: amount === null ? null : toPaise(amount),
  };
}

async function record(
  { tx, actor, now }: Change,
  action: AuditEntry['action'],
  { id, code }: queries.CouponRow,
): Promise<void> {
  await recordAuditEntry(tx, actor, { action, subjectId: id, details: { code } }, now);
}

function toCoupon({
  coupon,
  used,
  reserved,
}: {
  coupon: queries.CouponRow;
  used: number;
  reserved: number;
}): Coupon {
  const { id, code, percent, amountPaise, courseIds, from, until, total, perStudent, createdAt, updatedAt } =
    coupon;
  return {
    _id: id,
    code,
    percent,
    amount: amountPaise === null ? null : toRupees(amountPaise),
    courseIds,
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    total,
    perStudent,
    used,
    reserved,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function couponNotFound(): AppError {
  return new AppError('not-found', message(texts.notFound));
}
