/** The entities of the local provider, with the fields of Razorpay's. Amounts are integers in paise. */

export type LocalOrder = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: unknown;
  created_at: number;
};

export type LocalPayment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: 'upi';
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  captured: boolean;
  error_code: string | null;
  error_description: string | null;
  created_at: number;
  /** When a payment that is confirmed late is captured. Razorpay has no such field. */
  captures_at: number | null;
};

export type LocalRefund = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: unknown;
  receipt: string | null;
  status: 'processed';
  created_at: number;
};

export const toUnixTime = (moment: Date) => Math.floor(moment.getTime() / 1000);

export function createLocalOrder(
  id: string,
  {
    amount,
    currency,
    receipt,
    notes,
  }: { amount: number; currency: string; receipt: string | null; notes: unknown },
  now: Date,
): LocalOrder {
  return {
    id,
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    status: 'created',
    attempts: 0,
    notes,
    created_at: toUnixTime(now),
  };
}

const LATE_SECONDS = 10;
/** A wrong amount is one rupee less than the order's. */
const WRONG_BY = 100;

export type PaymentResult = 'captured' | 'failed' | 'late' | 'wrong-amount';

export function createLocalPayment(
  id: string,
  order: LocalOrder,
  result: PaymentResult,
  now: Date,
): LocalPayment {
  const isCaptured = result === 'captured' || result === 'wrong-amount';
  return {
    id,
    entity: 'payment',
    amount: result === 'wrong-amount' ? Math.max(order.amount - WRONG_BY, 1) : order.amount,
    currency: order.currency,
    status: isCaptured ? 'captured' : result === 'late' ? 'authorized' : 'failed',
    order_id: order.id,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: isCaptured,
    error_code: result === 'failed' ? 'BAD_REQUEST_ERROR' : null,
    error_description: result === 'failed' ? 'Payment failed: the local window chose so.' : null,
    created_at: toUnixTime(now),
    captures_at: result === 'late' ? toUnixTime(now) + LATE_SECONDS : null,
  };
}

/** A late payment is captured by the clock. */
export function toCurrentPayment(payment: LocalPayment, now: Date): LocalPayment {
  const isDue = payment.captures_at !== null && payment.captures_at <= toUnixTime(now);
  return isDue && payment.status === 'authorized'
    ? { ...payment, status: 'captured', captured: true }
    : payment;
}

export function addRefund(payment: LocalPayment, amount: number): LocalPayment {
  const amount_refunded = payment.amount_refunded + amount;
  const isFull = amount_refunded === payment.amount;
  return {
    ...payment,
    amount_refunded,
    refund_status: isFull ? 'full' : 'partial',
    status: isFull ? 'refunded' : payment.status,
  };
}

export function createLocalRefund(
  id: string,
  { id: payment_id, currency }: LocalPayment,
  { amount, notes, receipt }: { amount: number; notes: unknown; receipt: string | null },
  now: Date,
): LocalRefund {
  return {
    id,
    entity: 'refund',
    amount,
    currency,
    payment_id,
    notes,
    receipt,
    status: 'processed',
    created_at: toUnixTime(now),
  };
}
