import type { AdminOrder } from '@sikhya/contract/order-management.ts';

export type Payment = AdminOrder['payments'][number];

/** Returns the payments of which something can still be refunded; the one that pays the order is the first. */
export function findRefundable({ payments }: Pick<AdminOrder, 'payments'>): Payment[] {
  return payments
    .filter(({ refundable }) => refundable > 0)
    .sort((a, b) => Number(b.paysOrder) - Number(a.paysOrder));
}
