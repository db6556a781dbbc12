import { toRupees } from '@sikhya/contract/money.ts';
import type { AdminOrder, ListedOrder } from '@sikhya/contract/order-management.ts';
import type { Order, Refund } from '@sikhya/contract/orders.ts';
import type { Db } from '../../database/database.ts';
import { findReceipts, type ReceiptRow, toReceipt } from '../receipts/service.ts';
import * as queries from './queries.ts';
import { findRefunds, type RefundRow } from './refund-queries.ts';
import { applyRefundRule, getRefundable, sumRefunded } from './rules.ts';

/** An order with what belongs to it. */
export type OrderDetails = {
  order: queries.OrderRow;
  payments: queries.PaymentRow[];
  refunds: RefundRow[];
  receipts: ReceiptRow[];
};

/** Reads what belongs to the orders, with one query per table. */
export async function loadDetails(db: Db, orders: queries.OrderRow[]): Promise<OrderDetails[]> {
  const ids = orders.map(({ id }) => id);
  const [payments, refunds, receipts] = await Promise.all([
    queries.findPayments(db, ids),
    findRefunds(db, ids),
    findReceipts(db, ids),
  ]);
  const of = <T extends { orderId: string }>(rows: T[], id: string) =>
    rows.filter(({ orderId }) => orderId === id);
  return orders.map((order) => ({
    order,
    payments: of(payments, order.id),
    refunds: of(refunds, order.id),
    receipts: of(receipts, order.id),
  }));
}

type RefundRule = Order['refundRule'];

/** Applies the refund rule to the paid orders of one student; returns it by the id of the order. */
export async function loadRefundRules(
  db: Db,
  orders: queries.OrderRow[],
  now: Date,
): Promise<Map<string, RefundRule>> {
  const paid = orders.filter(({ paidAt, studentId }) => paidAt !== null && studentId !== null);
  const [first] = paid;
  if (!first) return new Map();
  const studentId = first.studentId!;
  const courseIds = paid.filter(({ kind }) => kind === 'course').map(({ itemId }) => itemId);
  const opened = await queries.countOpenedChapters(db, studentId, { courseIds, since: null });
  const rules = new Map<string, RefundRule>();
  for (const order of paid) {
    const rows =
      order.kind === 'course'
        ? opened.filter(({ courseId }) => courseId === order.itemId)
        : await queries.countOpenedChapters(db, studentId, {
            courseIds: order.passCourseIds,
            since: order.paidAt,
          });
    const sum = (field: 'chapters' | 'opened') => rows.reduce((total, row) => total + row[field], 0);
    const counts = { opened: sum('opened'), chapters: sum('chapters') };
    rules.set(order.id, applyRefundRule({ paidAt: order.paidAt!, now, ...counts }));
  }
  return rules;
}

export function toOrder(
  { order, payments, refunds, receipts }: OrderDetails,
  { keyId, refundRule }: { keyId: string | null; refundRule: RefundRule },
): Order {
  const isCourse = order.kind === 'course';
  const isOpen = order.status === 'open';
  const newest = payments.at(-1);
  // also before a newer attempt that failed
  const isPaymentApproved = isOpen && payments.some(({ status }) => status === 'authorized');
  return {
    _id: order.id,
    number: order.number,
    kind: order.kind,
    courseId: isCourse ? order.itemId : null,
    passId: isCourse ? null : order.itemId,
    title: order.title,
    odiaTitles: { title: order.odiaTitle },
    price: toRupees(order.pricePaise),
    discount: toRupees(order.discountPaise),
    amount: toRupees(order.amountPaise),
    currency: 'INR',
    coupon: order.couponCode,
    status: order.status,
    provider: order.provider,
    providerOrderId: order.providerOrderId,
    keyId,
    state: order.buyerState as Order['state'],
    gstin: order.buyerGstin,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    nextCheckAt: order.status === 'open' ? (order.nextCheckAt?.toISOString() ?? null) : null,
    lastPaymentFailed: isOpen && newest?.status === 'failed' && !isPaymentApproved,
    isPaymentPending: isPaymentApproved || (isOpen && newest?.status === 'created'),
    isPaymentApproved,
    receiptNumber: receipts.find(({ refundId }) => refundId === null)?.number ?? null,
    refundedAmount: toRupees(sumRefunded(refunds)),
    refunds: refunds.map((refund) => toRefund(refund, receipts)),
    refundRule,
  };
}

function toRefund(refund: RefundRow, receipts: ReceiptRow[]): Refund {
  return {
    _id: refund.id,
    amount: toRupees(refund.amountPaise),
    status: refund.status,
    startedBy: refund.startedBy,
    reason: refund.reason,
    declineReason: refund.declineReason,
    requestedAt: refund.requestedAt.toISOString(),
    decidedAt: refund.decidedAt?.toISOString() ?? null,
    refundedAt: refund.refundedAt?.toISOString() ?? null,
    creditNoteNumber: receipts.find(({ refundId }) => refundId === refund.id)?.number ?? null,
  };
}

/** The receipt and the credit notes of an order. */
export function toReceipts({ order, payments, receipts }: OrderDetails) {
  const sale = receipts.find(({ refundId }) => refundId === null);
  const paymentId = payments.find(({ paysOrder }) => paysOrder)?.providerPaymentId ?? null;
  const credits = receipts.filter(({ refundId }) => refundId !== null);
  return {
    receipt: sale ? toReceipt(sale, order, { paymentId, corrects: null }) : null,
    creditNotes: credits.map((row) => toReceipt(row, order, { paymentId, corrects: sale?.number ?? null })),
  };
}

export function toListedOrder(details: OrderDetails, refundRule: RefundRule): ListedOrder {
  const { studentId, buyerName, buyerEmail } = details.order;
  return {
    ...toOrder(details, { keyId: null, refundRule }),
    student: { _id: studentId, name: buyerName, email: buyerEmail },
  };
}

export function toAdminOrder(
  details: OrderDetails,
  events: queries.EventRow[],
  refundRule: RefundRule,
): AdminOrder {
  return {
    ...toListedOrder(details, refundRule),
    payments: details.payments.map((payment) => ({
      _id: payment.id,
      providerPaymentId: payment.providerPaymentId,
      amount: toRupees(payment.amountPaise),
      currency: payment.currency,
      status: payment.status,
      method: payment.method,
      paysOrder: payment.paysOrder,
      refundable: toRupees(getRefundable(payment, details.refunds)),
      error: payment.error,
      createdAt: payment.createdAt.toISOString(),
    })),
    events: events.map(({ at, kind, actor, details }) => ({ at: at.toISOString(), kind, actor, details })),
    ...toReceipts(details),
  };
}
