import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GST_STATE_CODES, GSTIN, hasGstCheckCharacter } from './gst-states.ts';
import { id } from './input-fields.ts';
import { problem, problems } from './issue.ts';
import { rupeesInput } from './money.ts';
import { odiaTitle } from './odia-version.ts';
import { line, requiredLine } from './text.ts';

/** Amounts in requests and responses are in rupees. */

export const ORDER_STATUSES = [
  'open',
  'paid',
  'lapsed',
  'refund-requested',
  'refunding',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const REFUND_STATUSES = [
  'requested',
  'approved',
  'declined',
  'processing',
  'refunded',
  'failed',
  // somebody made it in the provider's dashboard, before the request was decided or arrived there
  'superseded',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** A student may ask for a refund within these days, having opened at most this share of the chapters. */
export const REFUND_RULE = { days: 7, openedPercent: 20 } as const;

export const byOrderId = z.object({ orderId: id });
const timestamp = z.iso.datetime();
export const titles = { title: z.string(), odiaTitles: z.object({ title: odiaTitle }) };

/** The refund rule applied to one order. */
const refundRule = z.object({
  /** Full days since the payment. */
  days: z.int(),
  /**
   * The chapters of the course that were ever opened, or those of a pass since it was paid, in percent of all, rounded up.
   * A reset does not lower it.
   */
  openedShare: z.int(),
  met: z.boolean(),
});

const refund = z.object({
  _id: z.string(),
  amount: z.number(),
  status: z.enum(REFUND_STATUSES),
  /** Who started it: the student, an admin, the server (a payment that bought nothing), or the provider's dashboard. */
  startedBy: z.enum(['student', 'admin', 'server', 'provider']),
  reason: z.string(),
  /** The reason of the admin who declined it; empty otherwise. */
  declineReason: z.string(),
  requestedAt: timestamp,
  decidedAt: z.nullable(timestamp),
  refundedAt: z.nullable(timestamp),
  creditNoteNumber: z.nullable(z.string()),
});

export const order = z.object({
  _id: z.string(),
  number: z.string(),
  kind: z.enum(['course', 'pass']),
  courseId: z.nullable(z.string()),
  passId: z.nullable(z.string()),
  ...titles,
  /** The price before the coupon. */
  price: z.number(),
  discount: z.number(),
  amount: z.number(),
  currency: z.literal('INR'),
  coupon: z.nullable(z.string()),
  status: z.enum(ORDER_STATUSES),
  /** `none` if a coupon covers the whole price. */
  provider: z.enum(['razorpay', 'local', 'none']),
  providerOrderId: z.nullable(z.string()),
  /** The public key id of the provider, which its checkout needs; null for admins and while payments are off. */
  keyId: z.nullable(z.string()),
  /** The buyer's state and GST number, for the tax invoice. */
  state: z.nullable(z.enum(GST_STATE_CODES)),
  gstin: z.nullable(z.string()),
  createdAt: timestamp,
  paidAt: z.nullable(timestamp),
  /** When the server asks the provider again by itself; null if it does not. */
  nextCheckAt: z.nullable(timestamp),
  /** Whether the newest attempt to pay failed and no payment is approved. It is never final: the order can still be paid. */
  lastPaymentFailed: z.boolean(),
  /** Whether the order is open and an attempt to pay has not ended: paying again could take the money twice. */
  isPaymentPending: z.boolean(),
  /** Whether the bank has approved a payment. Otherwise the student may also have left it before paying. */
  isPaymentApproved: z.boolean(),
  receiptNumber: z.nullable(z.string()),
  refundedAmount: z.number(),
  refunds: z.array(refund),
  /** Null for an order that was never paid, and in lists of admins. */
  refundRule: z.nullable(refundRule),
});

export type Order = z.output<typeof order>;
export type Refund = z.output<typeof refund>;

const isWrong = problem(problems.wrongGstNumber);
const gstNumber = z
  .string()
  .check(z.regex(GSTIN, { error: isWrong, abort: true }), z.refine(hasGstCheckCharacter, isWrong));

const couponCode = z.optional(z.nullable(line(40)));

/** Exactly one of `courseId` and `passId`. */
const orderedItem = { courseId: z.optional(z.nullable(id)), passId: z.optional(z.nullable(id)) };

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/api/student/orders/quote',
  access: 'student',
  summary: 'Price a course or a pass with a coupon, without ordering it',
  isRare: true,
  body: z.object({ ...orderedItem, coupon: couponCode }),
  response: z.object({
    ...titles,
    price: z.number(),
    discount: z.number(),
    amount: z.number(),
    /** The normalised code; null without one. */
    coupon: z.nullable(z.string()),
  }),
});

/**
 * 201 with a new order, 200 with an open one whose terms still hold. An order that a coupon covers is paid at once. 409 if
 * the student owns the course or the price is another one, 422 for a free course or a coupon that does not apply, 503 if the
 * provider does not respond; the same request then continues.
 */
export const createOrder = endpoint({
  method: 'POST',
  path: '/api/student/orders',
  access: 'student',
  summary: 'Order a course or a pass',
  isRare: true,
  idempotent: true,
  body: z.object({
    ...orderedItem,
    coupon: couponCode,
    /** The amount that the student has seen. Without it the order is made whatever it costs. */
    amount: z.optional(z.nullable(rupeesInput(0))),
    state: z.optional(z.nullable(z.enum(GST_STATE_CODES))),
    gstin: z.optional(z.nullable(gstNumber)),
  }),
  response: z.object({ order }),
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/student/orders',
  access: 'student',
  summary: 'The newest 200 orders of the calling student',
  response: z.object({ orders: z.array(order) }),
});

/** The provider is asked at most every three seconds. If it does not respond, the order is returned as it is stored. */
export const getOrder = endpoint({
  method: 'GET',
  path: '/api/student/orders/:orderId',
  access: 'student',
  summary: 'One order; an open one is checked with the provider first',
  params: byOrderId,
  response: z.object({ order }),
});

/** 400 for a wrong signature. The order stays open if the provider does not confirm the payment yet. */
export const confirmOrder = endpoint({
  method: 'POST',
  path: '/api/student/orders/:orderId/confirm',
  access: 'student',
  summary: 'Report the return from the checkout of the provider',
  idempotent: true,
  params: byOrderId,
  body: z.object({
    // not checked further, so that whatever is not signed gets the same status
    razorpay_order_id: z.string(),
    razorpay_payment_id: z.string(),
    razorpay_signature: z.string(),
  }),
  response: z.object({ order }),
});

/** 409 if a refund is under way, or if less is left than can be refunded. */
export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/student/orders/:orderId/refund-request',
  access: 'student',
  summary: 'Ask for a refund; an admin decides',
  idempotent: true,
  params: byOrderId,
  body: z.object({ reason: requiredLine(1000) }),
  response: z.object({ order }),
});

/** The provider sends its events here. The body is signed as bytes, so it is a plain route. */
export const WEBHOOK_PATH = '/api/payments/razorpay/webhook';

/**
 * Browsers without iframes return here from the provider: a form post that is redirected to the checkout page, which is in
 * Odia with `?language=or`.
 */
export const PAYMENT_RETURN_PATH = '/api/payments/razorpay/return/:orderId';

/** The parameter in the address of the checkout page of somebody who returns from the provider. */
export const RETURNED_PARAMETER = 'returned';
