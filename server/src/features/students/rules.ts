import type { PaymentMethod } from '@sikhya/contract/students.ts';

/** Returns the problem with an amount, or null if it is valid. */
export function checkPayment(method: PaymentMethod, rupees: number): string | null {
  if (Math.abs(rupees * 100 - Math.round(rupees * 100)) > 1e-6)
    return 'Enter an amount with at most two decimals.';
  if (method === 'gift') return rupees === 0 ? null : 'The amount of a gift must be ₹0.';
  return rupees > 0 ? null : 'Enter an amount above ₹0.';
}

export function toEnrolmentStatus(amountPaise: number): 'enrolled' | 'purchased' {
  return amountPaise > 0 ? 'purchased' : 'enrolled';
}
