import { PRICE } from './constants.ts';

/** What is wrong with the price of a course that is not free; nothing where it is right. */
export function validatePaidPrice(rupees: number): string | undefined {
  if (!Number.isFinite(rupees)) return 'The price must be a number.';
  if (Math.abs(Math.round(rupees * 100) - rupees * 100) > 1e-6)
    return 'The price may have two decimals at most.';
  if (rupees < PRICE.minimumRupees) return `The price must be at least ₹${PRICE.minimumRupees}.`;
  return undefined;
}
