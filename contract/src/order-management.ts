import * as z from 'zod/mini';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { rupeesInput } from './money.ts';
import { byOrderId, ORDER_STATUSES, order, titles } from './orders.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { receipt } from './receipts.ts';
import { line, requiredLine } from './text.ts';

/** Orders for admins. Amounts in requests and responses are in rupees. */

const timestamp = z.iso.datetime();
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
  /** How much of it can still be refunded; 0 for less than ₹1. */
  refundable: z.number(),
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

const adminOrder = z.extend(listedOrder, {
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
  /** A name, an e-mail address, an order number, a coupon, or an id of an order or payment at the provider. */
  search: z._default(line(200), ''),
  status: z.optional(z.enum([...ORDER_STATUSES, 'all'])),
  /** The id of a course or a pass. */
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
      /** The amount that was paid, the part of it that was refunded, and the difference. */
      captured: z.number(),
      refunded: z.number(),
      net: z.number(),
      /** Orders with a refund that waits for a decision. */
      refundRequests: z.int(),
      /** Payment issues that nobody has resolved, which admins see as 'needs a look'. */
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

/**
 * Refunds one payment: without `paymentId` the one that pays the order if something of it is left, or else another one.
 * Approves the student's request for a refund of that payment if there is one. Without an amount, everything that is left
 * of the payment is refunded. 409 if nothing is left, 422 for more than is left and for an amount that leaves less than
 * ₹1. The order is returned as it is before the provider is asked.
 */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:orderId/refund',
  access: 'admin',
  permission: 'orders.refund',
  summary: 'Refund an order, whole or in part',
  idempotent: true,
  params: byOrderId,
  body: z.object({
    paymentId: z.optional(z.nullable(id)),
    amount: z.optional(z.nullable(rupeesInput(1))),
    reason: requiredLine(1000),
  }),
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
  isRepeatable: true,
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
        /** Orders that were paid in the period. One with several payments counts once. */
        orders: z.int(),
        captured: z.number(),
        refunded: z.number(),
      }),
    ),
  }),
});

export const PAYMENT_ISSUE_KINDS = [
  'unknown-payment',
  'missing-payment',
  'amount-differs',
  'refund-differs',
  'refund-failed',
  // the provider cannot be asked, such as for a wrong key; the refund is tried again
  'refund-waits',
] as const;

const issue = z.object({
  _id: z.string(),
  kind: z.enum(PAYMENT_ISSUE_KINDS),
  /** Null if no order of ours belongs to it. */
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  providerPaymentId: z.string(),
  /** Our stored values, and those of the provider. */
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
  summary: 'What needs a look in payments and refunds: open entries first, then the newest resolved ones',
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
