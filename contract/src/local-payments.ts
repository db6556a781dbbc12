import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { line } from './text.ts';

/** The local payment provider, which moves no money. It speaks the API of Razorpay under this path. */
export const LOCAL_PAYMENTS_API = '/local-payments/v1';

export const LOCAL_OUTCOMES = ['paid', 'failed', 'failed-then-paid', 'late', 'wrong-amount'] as const;
export const LOCAL_WEBHOOKS = ['once', 'twice', 'lost'] as const;

/** The response of the checkout to the browser. A failed payment has no signature. */
const paymentReturn = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});

export const payLocally = endpoint({
  method: 'POST',
  path: '/local-payments/pay',
  access: 'public',
  summary: 'Pay an order of the local provider, with a chosen outcome',
  body: z.object({
    order_id: line(100),
    outcome: z._default(z.enum(LOCAL_OUTCOMES), 'paid'),
    webhook: z._default(z.enum(LOCAL_WEBHOOKS), 'once'),
  }),
  response: paymentReturn,
});
