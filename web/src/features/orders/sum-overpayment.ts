import type { Order } from '@sikhya/contract/orders.ts';

/**
 * Returns what the student paid for a paid order beyond its price, in rupees: a second payment, or one of a wrong amount.
 * The server returns it.
 */
export function sumOverpayment({ receiptNumber, refunds }: Pick<Order, 'receiptNumber' | 'refunds'>): number {
  if (!receiptNumber) return 0;
  return refunds
    .filter(({ startedBy }) => startedBy === 'server')
    .reduce((total, { amount }) => total + amount, 0);
}
