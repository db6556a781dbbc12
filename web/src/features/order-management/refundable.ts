import { toPaise, toRupees } from '@sikhya/contract/money.ts';
import type { AdminOrder } from '@sikhya/contract/order-management.ts';

const CAPTURED = ['captured', 'refunded'];
const COUNTED = ['approved', 'processing', 'refunded'];

/** Returns how many rupees of an order can still be refunded. */
export function getRefundable({ payments, refunds }: Pick<AdminOrder, 'payments' | 'refunds'>): number {
  const paid = payments.filter(({ status }) => CAPTURED.includes(status));
  const returned = refunds.filter(({ status }) => COUNTED.includes(status));
  return toRupees(Math.max(0, sumPaise(paid) - sumPaise(returned)));
}

function sumPaise(rows: readonly { amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + toPaise(amount), 0);
}
