import { PRICE } from './constants.ts';

/** Returns why a price is not allowed for a paid course; undefined when it is allowed. */
export function validatePaidPrice(rupees: number): string | undefined {
  if (!Number.isFinite(rupees)) return 'The price must be a number.';
  if (Math.abs(Math.round(rupees * 100) - rupees * 100) > 1e-6)
    return 'The price can have at most two decimals.';
  if (rupees < PRICE.minimumRupees) return `The price must be at least ₹${PRICE.minimumRupees}.`;
  return undefined;
}
