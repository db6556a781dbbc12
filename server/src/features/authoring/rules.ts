import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import type { Message } from '@sikhya/contract/language/texts.ts';
import { toPaise } from '@sikhya/contract/money.ts';
import { validatePaidPrice } from '@sikhya/contract/price.ts';

/** Returns the price in paise, or why the price is not allowed. */
export function toPricePaise(course: { isFree: boolean; price: number }): number | { error: Message } {
  if (isFreeCourse(course)) return 0;
  const error = validatePaidPrice(course.price);
  return error === undefined ? toPaise(course.price) : { error };
}

/** Returns why the price of a working copy cannot be published. A paid course may have no price yet. */
export function findPriceError({ isFree, price }: { isFree: boolean; price: number }): Message | undefined {
  return isFree ? undefined : validatePaidPrice(price);
}

/** The price of a draft, which may not be allowed yet; 0 is stored for such a price. */
export function toDraftPaise(course: { isFree: boolean; price: number }): number {
  const paise = toPricePaise(course);
  return typeof paise === 'number' ? paise : 0;
}
