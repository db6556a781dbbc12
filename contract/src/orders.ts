import * as z from 'zod/mini';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { GST_STATE_CODES, GSTIN } from './gst-states.ts';
import { id } from './input-fields.ts';
import { rupeesInput } from './money.ts';
import { odiaTitle } from './odia-version.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
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
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** A student may ask for a refund within these days, having opened at most this share of the chapters. */
export const REFUND_RULE = { days: 7, openedPercent: 20 } as const;

const byOrderId = z.object({ orderId: id });
const timestamp = z.iso.datetime();
const titles = { title: z.string(), odiaTitles: z.object({ title: odiaTitle }) };

/** The refund rule applied to one order. */
const refundRule = z.object({
  /** Full days since the payment. */
  days: z.int(),
  /** The chapters that were ever opened, in percent of all chapters, rounded up. A reset does not lower it. */
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

const order = z.object({
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
  /** The public key id of the provider, which its checkout needs. */
  keyId: z.nullable(z.string()),
  /** The buyer's state and GST number, for the tax invoice. */
  state: z.nullable(z.enum(GST_STATE_CODES)),
  gstin: z.nullable(z.string()),
  createdAt: timestamp,
  paidAt: z.nullable(timestamp),
  /** When the server asks the provider again by itself; null if it does not. */
  nextCheckAt: z.nullable(timestamp),
  /** Whether the newest attempt to pay failed. It is never final: the order can still be paid. */
  lastPaymentFailed: z.boolean(),
  receiptNumber: z.nullable(z.string()),
  refundedAmount: z.number(),
  refunds: z.array(refund),
  /** Null unless the order is paid. */
  refundRule: z.nullable(refundRule),
});

export type Order = z.output<typeof order>;
export type Refund = z.output<typeof refund>;

const couponCode = z.optional(z.nullable(line(40)));

/** Exactly one of `courseId` and `passId`. */
const orderedItem = { courseId: z.optional(z.nullable(id)), passId: z.optional(z.nullable(id)) };

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/api/student/orders/quote',
  access: 'student',
  summary: 'Price a course or a pass with a coupon, without ordering it',
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
 * 201 with a new order, 200 with an open one of the same price. An order that a coupon covers is paid at once. 409 if
 * the student owns the course, 422 for a free course or a coupon that does not apply, 503 if the provider does not
 * respond; the same request then continues.
 */
export const createOrder = endpoint({
  method: 'POST',
  path: '/api/student/orders',
  access: 'student',
  summary: 'Order a course or a pass',
  idempotent: true,
  body: z.object({
    ...orderedItem,
    coupon: couponCode,
    state: z.optional(z.nullable(z.enum(GST_STATE_CODES))),
    gstin: z.optional(z.nullable(z.string().check(z.regex(GSTIN)))),
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

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/student/orders/:orderId',
  access: 'student',
  summary: 'One order; an open one is checked with the provider first',
  params: byOrderId,
  response: z.object({ order }),
});

/** The order stays open if the provider does not confirm the payment yet. */
export const confirmOrder = endpoint({
  method: 'POST',
  path: '/api/student/orders/:orderId/confirm',
  access: 'student',
  summary: 'Report the return from the checkout of the provider',
  idempotent: true,
  params: byOrderId,
  body: z.object({
    razorpay_order_id: line(100),
    razorpay_payment_id: line(100),
    razorpay_signature: line(200),
  }),
  response: z.object({ order }),
});

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

const party = z.object({
  name: z.string(),
  /** The code of the state; null if unknown. */
  state: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
});

const receipt = z.object({
  number: z.string(),
  /** A tax invoice if the seller has a GST number. */
  kind: z.enum(['receipt', 'tax-invoice', 'credit-note']),
  issuedAt: timestamp,
  orderNumber: z.string(),
  /** The number of the receipt that a credit note corrects. */
  corrects: z.nullable(z.string()),
  seller: z.extend(party, { address: z.string() }),
  buyer: z.extend(party, { email: z.string() }),
  ...titles,
  price: z.number(),
  discount: z.number(),
  amount: z.number(),
  /** The tax that the amount includes; null without a GST number. */
  tax: z.nullable(
    z.object({
      sac: z.string(),
      percent: z.int(),
      taxable: z.number(),
      cgst: z.number(),
      sgst: z.number(),
      igst: z.number(),
      /** The code of the state that decides between CGST with SGST and IGST. */
      placeOfSupply: z.string(),
    }),
  ),
  paymentId: z.nullable(z.string()),
});

export type Receipt = z.output<typeof receipt>;

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/student/orders/:orderId/receipt',
  access: 'student',
  summary: 'The receipt of a paid order, and the credit notes of its refunds',
  params: byOrderId,
  response: z.object({ receipt, creditNotes: z.array(receipt) }),
});

const student = z.object({ _id: z.nullable(z.string()), name: z.string(), email: z.string() });

const listedOrder = z.extend(order, {
  /** `_id` is null after the student's account was erased. */
  student,
});

const payment = z.object({
  _id: z.string(),
  providerPaymentId: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** The state at the provider: created, authorized, captured, refunded, failed. */
  status: z.string(),
  /** upi, card, netbanking, … */
  method: z.string(),
  /** Whether it paid the order. Any other captured payment is refunded by the server. */
  paysOrder: z.boolean(),
  error: z.string(),
  createdAt: timestamp,
});

const event = z.object({
  at: timestamp,
  kind: z.string(),
  /** An admin's username, 'student', 'server' or 'provider'. */
  actor: z.string(),
  /** Short details, with the state at the provider where there is one. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const adminOrder = z.extend(listedOrder, {
  payments: z.array(payment),
  /** Oldest first. */
  events: z.array(event),
  receipt: z.nullable(receipt),
  creditNotes: z.array(receipt),
});

export type ListedOrder = z.output<typeof listedOrder>;
export type AdminOrder = z.output<typeof adminOrder>;

/** A day in India such as 2026-11-15. */
const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

const filters = {
  /** A name, an e-mail address, an order number, or an id of an order or payment at the provider. */
  search: z._default(line(200), ''),
  status: z.optional(z.enum([...ORDER_STATUSES, 'all'])),
  courseId: z.optional(id),
  /** By the day of the order in India, both inclusive. */
  from: z.optional(day),
  to: z.optional(day),
};

export const orderFilters = z.object(filters);

export const listAllOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'admin',
  permission: 'orders.read',
  summary: 'The orders, newest first, with the totals of all that match',
  query: z.object({
    page: pageNumber,
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, ADMIN_DEFAULT_PAGE_SIZE),
    ...filters,
  }),
  response: z.object({
    orders: z.array(listedOrder),
    pagination: z.extend(pagination, { totalOrders: z.int() }),
    totals: z.object({
      orders: z.int(),
      paidOrders: z.int(),
      /** What was paid, what of it was refunded, and the difference. */
      captured: z.number(),
      refunded: z.number(),
      net: z.number(),
      /** Orders with a refund that waits for a decision. */
      refundRequests: z.int(),
      /** Entries of the list 'needs a look' that nobody has resolved. */
      issues: z.int(),
    }),
  }),
});

export const getAdminOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:orderId',
  access: 'admin',
  permission: 'orders.read',
  summary: 'One order with its payments, refunds and timeline',
  params: byOrderId,
  response: z.object({ order: adminOrder }),
});

/** Approves the request of the student if there is one. Without an amount, everything that is left is refunded. */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:orderId/refund',
  access: 'admin',
  permission: 'orders.refund',
  summary: 'Refund an order, whole or in part',
  idempotent: true,
  params: byOrderId,
  body: z.object({ amount: z.optional(z.nullable(rupeesInput(1))), reason: requiredLine(1000) }),
  response: z.object({ order: adminOrder }),
});

export const declineRefund = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:orderId/decline-refund',
  access: 'admin',
  permission: 'orders.refund',
  summary: 'Decline the refund that the student asked for',
  idempotent: true,
  params: byOrderId,
  body: z.object({ reason: requiredLine(1000) }),
  response: z.object({ order: adminOrder }),
});

export const checkOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:orderId/check',
  access: 'admin',
  permission: 'orders.read',
  summary: 'Ask the provider for the payments and refunds of an order now',
  idempotent: true,
  params: byOrderId,
  response: z.object({ order: adminOrder }),
});

export const getRevenue = endpoint({
  method: 'GET',
  path: '/api/admin/revenue',
  access: 'admin',
  permission: 'orders.read',
  summary: 'Paid and refunded amounts per day in India and per course or pass',
  query: z.object({ from: z.optional(day), to: z.optional(day) }),
  response: z.object({
    from: z.string(),
    to: z.string(),
    days: z.array(
      z.object({
        day: z.string(),
        captured: z.number(),
        refunded: z.number(),
      }),
    ),
    /** The largest amount first. */
    items: z.array(
      z.object({
        kind: z.enum(['course', 'pass']),
        _id: z.string(),
        ...titles,
        orders: z.int(),
        captured: z.number(),
        refunded: z.number(),
      }),
    ),
  }),
});

const issue = z.object({
  _id: z.string(),
  kind: z.enum(['unknown-payment', 'missing-payment', 'amount-differs', 'refund-differs', 'refund-failed']),
  /** Null if no order of ours belongs to it. */
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  providerPaymentId: z.string(),
  /** What we have stored, and what the provider says. */
  ours: z.number(),
  theirs: z.number(),
  foundAt: timestamp,
  resolvedAt: z.nullable(timestamp),
  note: z.string(),
});

export type PaymentIssue = z.output<typeof issue>;

export const listPaymentIssues = endpoint({
  method: 'GET',
  path: '/api/admin/payment-issues',
  access: 'admin',
  permission: 'orders.read',
  summary: 'Differences between our payments and those of the provider that need a look',
  response: z.object({ issues: z.array(issue) }),
});

export const resolvePaymentIssue = endpoint({
  method: 'POST',
  path: '/api/admin/payment-issues/:issueId/resolve',
  access: 'admin',
  permission: 'orders.refund',
  summary: 'Mark a difference as explained',
  idempotent: true,
  params: z.object({ issueId: id }),
  body: z.object({ note: requiredLine(1000) }),
  response: z.object({ issue }),
});

/** A CSV export with the filters of the list. */
export const ORDERS_EXPORT = '/api/admin/orders.csv';

/** The provider sends its events here. The body is signed as bytes, so it is a plain route. */
export const WEBHOOK_PATH = '/api/payments/razorpay/webhook';

/** Browsers without iframes return here from the provider: a form post that is redirected to the checkout page. */
export const PAYMENT_RETURN_PATH = '/api/payments/razorpay/return/:orderId';
