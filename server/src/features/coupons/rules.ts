import { type Message, message } from '@sikhya/contract/language/texts.ts';
import { texts } from './texts.ts';

export type CouponTerms = {
  percent: number | null;
  amountPaise: number | null;
  courseIds: string[];
  from: Date | null;
  until: Date | null;
  total: number | null;
  perStudent: number | null;
};

/** How often a coupon is used, by all students and by one. Reservations count as uses. */
export type CouponUseCounts = { uses: number; usesOfStudent: number };

/** Rounds down, so that a coupon never gives more than its percentage. Never more than the price. */
export function computeDiscount(
  coupon: Pick<CouponTerms, 'percent' | 'amountPaise'>,
  pricePaise: number,
): number {
  const discount =
    coupon.percent === null ? coupon.amountPaise! : Math.floor((pricePaise * coupon.percent) / 100);
  return Math.min(discount, pricePaise);
}

/** Returns why the coupon does not apply, or null if it does. */
export function checkCoupon(
  coupon: CouponTerms,
  { courseId, uses, usesOfStudent, now }: CouponUseCounts & { courseId: string | null; now: Date },
): Message | null {
  if (coupon.from && now < coupon.from) return message(texts.notYet);
  if (coupon.until && now >= coupon.until) return message(texts.expired);
  if (coupon.courseIds.length > 0 && (courseId === null || !coupon.courseIds.includes(courseId)))
    return message(texts.otherCourse);
  const limit = findReachedLimit(coupon, { uses, usesOfStudent });
  return limit && message(limit === 'total' ? texts.usedUp : texts.usedByYou);
}

/** Returns which limit leaves no use of the coupon to the student, or null. */
export function findReachedLimit(
  { total, perStudent }: Pick<CouponTerms, 'total' | 'perStudent'>,
  { uses, usesOfStudent }: CouponUseCounts,
): 'total' | 'per-student' | null {
  if (total !== null && uses >= total) return 'total';
  return perStudent !== null && usesOfStudent >= perStudent ? 'per-student' : null;
}

/** A discount that would leave less than the smallest amount that can be paid leaves that amount. */
export function keepMinimum(discountPaise: number, pricePaise: number, minimumPaise: number): number {
  const rest = pricePaise - discountPaise;
  return rest > 0 && rest < minimumPaise ? pricePaise - minimumPaise : discountPaise;
}
