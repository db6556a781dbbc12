import { PAYMENT_ISSUE_KINDS } from '@sikhya/contract/order-management.ts';
import { ORDER_STATUSES, REFUND_STATUSES } from '@sikhya/contract/orders.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';
import { coupons } from './coupons.ts';
import { students } from './people.ts';

/**
 * Orders and everything that happened to their money. All amounts are integers in paise. Tax law requires that these rows
 * outlive the course and the student, so orders have the titles and the buyer as they were, the id of the course
 * without a foreign key, and a student that becomes null.
 */
export const orders = pgTable(
  'orders',
  {
    id: idColumn(),
    /** The number that people see. */
    number: text('number').notNull().unique(),
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'set null' }),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    buyerState: text('buyer_state'),
    buyerGstin: text('buyer_gstin'),
    /** For searching over buyer, number and coupon. */
    searchKey: text('search_key').notNull(),
    kind: text('kind', { enum: ['course', 'pass'] }).notNull(),
    /** The id of the course or the pass. */
    itemId: uuid('item_id').notNull(),
    title: text('title').notNull(),
    odiaTitle: text('odia_title'),
    /** For a pass: how long it is valid, and its courses; null for all courses. */
    passDays: integer('pass_days'),
    passCourseIds: uuid('pass_course_ids').array(),
    pricePaise: integer('price_paise').notNull(),
    discountPaise: integer('discount_paise').notNull().default(0),
    amountPaise: integer('amount_paise').notNull(),
    couponId: uuid('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    couponCode: text('coupon_code'),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    provider: text('provider', { enum: ['razorpay', 'local', 'none'] }).notNull(),
    /** The public id of the key that the order was made with; null for orders without a provider and of earlier versions. */
    providerKeyId: text('provider_key_id'),
    /** Null until the provider has confirmed its order. */
    providerOrderId: text('provider_order_id').unique(),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
    /** When the provider was last asked, how often by the schedule, and when the schedule asks again. */
    checkedAt: moment('checked_at'),
    scheduledChecks: integer('scheduled_checks').notNull().default(0),
    nextCheckAt: moment('next_check_at'),
  },
  (table) => [
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_of_student').on(table.studentId, table.createdAt),
    index('orders_of_item').on(table.itemId, table.createdAt),
    index('orders_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    index('orders_to_check').on(table.nextCheckAt).where(sql`${table.status} = 'open'`),
    check(
      'orders_amount_fits',
      sql`${table.pricePaise} > 0 and ${table.discountPaise} >= 0 and ${table.amountPaise} = ${table.pricePaise} - ${table.discountPaise} and ${table.amountPaise} >= 0`,
    ),
    check('orders_pass_has_days', sql`(${table.kind} = 'pass') = (${table.passDays} is not null)`),
    check(
      'orders_paid_has_time',
      sql`${table.status} not in ('paid', 'refund-requested') or ${table.paidAt} is not null`,
    ),
  ],
);

/** Payments as the provider reports them. No card or UPI data is stored. */
export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    providerPaymentId: text('provider_payment_id').notNull().unique(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    /** The state at the provider. */
    status: text('status').notNull(),
    method: text('method').notNull(),
    /** Whether it paid the order. Any other captured payment is refunded. */
    paysOrder: boolean('pays_order').notNull().default(false),
    error: text('error').notNull().default(''),
    createdAt: createdAt(),
    /** When we first saw it captured; null otherwise. */
    capturedAt: moment('captured_at'),
  },
  (table) => [
    index('payments_of_order').on(table.orderId),
    index('payments_by_capture').on(table.capturedAt),
    uniqueIndex('payments_one_pays_order').on(table.orderId).where(sql`${table.paysOrder}`),
    check('payments_amount_counts', sql`${table.amountPaise} >= 0`),
  ],
);

/** The timeline of an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: idColumn(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    /** An admin's username, 'student', 'server' or 'provider'. */
    actor: text('actor').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (table) => [index('order_events_of_order').on(table.orderId, table.at)],
);

export const refunds = pgTable(
  'refunds',
  {
    /** Also the idempotency key of the request to the provider. */
    id: idColumn(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountPaise: integer('amount_paise').notNull(),
    status: text('status', { enum: REFUND_STATUSES }).notNull(),
    startedBy: text('started_by', { enum: ['student', 'admin', 'server', 'provider'] }).notNull(),
    reason: text('reason').notNull().default(''),
    declineReason: text('decline_reason').notNull().default(''),
    providerRefundId: text('provider_refund_id').unique(),
    requestedAt: moment('requested_at').notNull(),
    decidedAt: moment('decided_at'),
    refundedAt: moment('refunded_at'),
    /** When the provider is asked to make it, or asked about it, again. */
    nextTryAt: moment('next_try_at'),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('refunds_of_order').on(table.orderId),
    index('refunds_of_payment').on(table.paymentId),
    index('refunds_to_make').on(table.nextTryAt).where(sql`${table.status} in ('approved', 'processing')`),
    uniqueIndex('refunds_one_request').on(table.orderId).where(sql`${table.status} = 'requested'`),
    check('refunds_amount_counts', sql`${table.amountPaise} > 0`),
    check('refunds_done_has_time', sql`(${table.status} = 'refunded') = (${table.refundedAt} is not null)`),
  ],
);

/** Events that the provider sent, by its own id, so that each is handled once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The order and payment at the provider that the event is about. */
    providerOrderId: text('provider_order_id'),
    providerPaymentId: text('provider_payment_id'),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [
    index('webhook_events_newest').on(table.receivedAt),
    index('webhook_events_to_handle').on(table.receivedAt).where(sql`${table.handledAt} is null`),
  ],
);

/** Differences from the provider's books that a person has to look at. */
export const paymentIssues = pgTable(
  'payment_issues',
  {
    id: idColumn(),
    kind: text('kind', {
      enum: PAYMENT_ISSUE_KINDS,
    }).notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    oursPaise: integer('ours_paise').notNull(),
    theirsPaise: integer('theirs_paise').notNull(),
    foundAt: moment('found_at').notNull(),
    resolvedAt: moment('resolved_at'),
    note: text('note').notNull().default(''),
  },
  (table) => [
    uniqueIndex('payment_issues_once')
      .on(table.kind, table.providerPaymentId)
      .where(sql`${table.resolvedAt} is null`),
    index('payment_issues_newest').on(table.foundAt),
  ],
);
