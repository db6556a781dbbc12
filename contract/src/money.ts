import * as z from 'zod/mini';
import { problem } from './issue.ts';
import { defineTexts } from './language/texts.ts';

/**
 * Money is stored and computed as an integer number of paise. Requests and responses carry rupees. Only the functions
 * of this file convert, so that no fraction takes part in a calculation.
 */

const PAISE_PER_RUPEE = 100;
export const MAX_RUPEES = 1_000_000;

/** The smallest amount that the payment provider takes or refunds. */
export const MINIMUM_PAISE = 100;

export function toPaise(rupees: number): number {
  return Math.round(rupees * PAISE_PER_RUPEE);
}

export function toRupees(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

const problems = defineTexts({
  tooManyDecimals: { en: 'has more than two decimals', or: 'ଦଶମିକ ପରେ ଦୁଇଟିରୁ ଅଧିକ ଅଙ୍କ ଅଛି' },
});

/** Whether an amount in rupees has at most two decimals. */
export const hasWholePaise = (rupees: number) => Math.abs(toPaise(rupees) - rupees * PAISE_PER_RUPEE) < 1e-6;

/** An amount in rupees in a request. */
export const rupeesInput = (minimum: number) =>
  z
    .number()
    .check(
      z.minimum(minimum),
      z.maximum(MAX_RUPEES),
      z.refine(hasWholePaise, { error: problem(problems.tooManyDecimals) }),
    );
