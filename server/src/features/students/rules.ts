import type { PaymentMethod } from '@sikhya/contract/students.ts';

/** What is wrong with what was paid, in words; null where nothing is. */
export function paymentFault(method: PaymentMethod, rupees: number): string | null {
  if (Math.abs(rupees * 100 - Math.round(rupees * 100)) > 1e-6)
    return 'An amount has no more than two decimals.';
  if (method === 'gift') return rupees === 0 ? null : 'A gift costs nothing.';
  return rupees > 0 ? null : 'What was paid by bank or in cash is more than nothing.';
}

/** A course for which something was paid is the student's own. */
export function statusOf(amountPaise: number): 'enrolled' | 'purchased' {
  return amountPaise > 0 ? 'purchased' : 'enrolled';
}
