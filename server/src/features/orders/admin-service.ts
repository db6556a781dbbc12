import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { MINIMUM_PAISE, toPaise, toRupees } from '@sikhya/contract/money.ts';
import type * as contract from '@sikhya/contract/order-management.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { formatRupees } from '@sikhya/contract/rupees.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { type Actor, getActorName, recordAuditEntry } from '../audit/service.ts';
import { ProviderRefusal, ProviderUnavailable } from '../payments/service.ts';
import * as adminQueries from './admin-queries.ts';
import { updateStatus } from './apply-refunds.ts';
import type { OrderDependencies } from './dependencies.ts';
import * as queries from './queries.ts';
import { findRefunds, insertRefund, type RefundRow, updateRefund } from './refund-queries.ts';
import { syncRefunds } from './refunds.ts';
import { getRefundable } from './rules.ts';
import { settle } from './settle.ts';
import { texts } from './texts.ts';
import { loadDetails, loadRefundRules, toAdminOrder, toListedOrder } from './to-response.ts';

export async function listAllOrders(
  db: Db,
  { page, limit, ...filters }: EndpointRequest<typeof contract.listAllOrders>['query'],
): Promise<EndpointResponse<typeof contract.listAllOrders>> {
  const offset = (page - 1) * limit;
  const where = await adminQueries.createCondition(db, filters);
  const [rows, totals] = await Promise.all([
    adminQueries.findOrdersPage(db, where, { limit, offset }),
    adminQueries.findTotals(db, filters, where),
  ]);
  const { capturedPaise, refundedPaise, ...counts } = totals;
  return {
    orders: (await loadDetails(db, rows)).map((details) => toListedOrder(details, null)),
    pagination: {
      currentPage: page,
      totalPages: totalPages(totals.orders, limit),
      totalOrders: totals.orders,
    },
    totals: {
      ...counts,
      captured: toRupees(capturedPaise),
      refunded: toRupees(refundedPaise),
      net: toRupees(capturedPaise - refundedPaise),
    },
  };
}

export async function getAdminOrder(db: Db, orderId: string, now: Date): Promise<contract.AdminOrder> {
  const order = await findAnyOrder(db, orderId);
  const [[details], events, rules] = await Promise.all([
    loadDetails(db, [order]),
    queries.findEvents(db, orderId),
    loadRefundRules(db, [order], now),
  ]);
  return toAdminOrder(details!, events, rules.get(orderId) ?? null);
}

type Decision = { tx: Tx; actor: Actor; orderId: string; now: Date };

/**
 * Approves the student's request, or starts a refund without one. Returns the id of the refund, which the provider is
 * asked to make after the commit.
 */
export async function approveRefund(
  { tx, actor, orderId, now }: Decision,
  { paymentId, amount, reason }: EndpointRequest<typeof contract.refundOrder>['body'],
): Promise<string> {
  const { order } = await queries.lockOrder(tx, await findAnyOrder(tx, orderId));
  const refunds = await findRefunds(tx, [orderId]);
  const { payment, leftPaise } = await findRefundable(tx, orderId, { refunds, paymentId });
  const requested = refunds.find(
    (refund) => refund.status === 'requested' && refund.paymentId === payment.id,
  );
  const amountPaise = amount == null ? leftPaise : toPaise(amount);
  if (amountPaise > leftPaise) {
    const most = formatRupees(toRupees(leftPaise));
    throw new AppError('invalid', message(texts.tooMuch, { amount: most }));
  }
  const restPaise = leftPaise - amountPaise;
  if (restPaise > 0 && restPaise < MINIMUM_PAISE) {
    const [whole, part] = [leftPaise, leftPaise - MINIMUM_PAISE].map((paise) =>
      formatRupees(toRupees(paise)),
    ) as [string, string];
    throw new AppError('invalid', message(texts.tooLittleLeft, { whole, part }));
  }
  const approved = { status: 'approved', amountPaise, decidedAt: now } as const;
  const start = { orderId, paymentId: payment.id, startedBy: 'admin', reason, requestedAt: now } as const;
  const refund = requested
    ? await updateRefund(tx, requested.id, approved)
    : await insertRefund(tx, { ...start, ...approved });
  await record({ db: tx, actor, orderId, now }, 'approve-refund', 'refund-approved', {
    number: order.number,
    amountPaise,
    reason,
  });
  await updateStatus(tx, orderId, now);
  return refund.id;
}

/** The chosen payment; without a choice the one that paid the order, or else one that bought nothing and whose refund failed. */
async function findRefundable(
  tx: Tx,
  orderId: string,
  { refunds, paymentId }: { refunds: RefundRow[]; paymentId: string | null | undefined },
) {
  const payments = (await queries.findPayments(tx, [orderId])).filter(
    ({ id }) => paymentId == null || id === paymentId,
  );
  for (const payment of payments.sort((a, b) => Number(b.paysOrder) - Number(a.paysOrder))) {
    const leftPaise = getRefundable(payment, refunds);
    if (leftPaise > 0) return { payment, leftPaise };
  }
  throw new AppError('conflict', message(texts.nothingToRefund));
}

export async function declineRefund(decision: Decision, reason: string): Promise<void> {
  const { tx, orderId, now } = decision;
  const { order } = await queries.lockOrder(tx, await findAnyOrder(tx, orderId));
  const requested = (await findRefunds(tx, [orderId])).find(({ status }) => status === 'requested');
  if (!requested) throw new AppError('conflict', message(texts.noRequest));
  await updateRefund(tx, requested.id, { status: 'declined', declineReason: reason, decidedAt: now });
  await record({ db: tx, ...decision }, 'decline-refund', 'refund-declined', {
    number: order.number,
    reason,
  });
  await updateStatus(tx, orderId, now);
}

/** Asks the provider about the payments and refunds of an order. */
export async function checkOrder(
  dependencies: OrderDependencies,
  actor: Actor,
  orderId: string,
): Promise<contract.AdminOrder> {
  const { db, now } = dependencies;
  const order = await findAnyOrder(db, orderId);
  await record({ db, actor, orderId, now: now() }, 'check-order', 'checked', { number: order.number });
  try {
    await settle(dependencies, orderId);
    for (const { providerPaymentId } of await queries.findPayments(db, [orderId]))
      await syncRefunds(dependencies, providerPaymentId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    throw new AppError('unavailable', message(texts.notChecked), { retryAfterSeconds: 20 });
  }
  return getAdminOrder(db, orderId, now());
}

async function record(
  { db, actor, orderId, now }: Omit<Decision, 'tx'> & { db: Db },
  action: 'approve-refund' | 'decline-refund' | 'check-order',
  kind: string,
  details: Record<string, string | number>,
): Promise<void> {
  await recordAuditEntry(db, actor, { action, subjectId: orderId, details }, now);
  const name = await getActorName(db, actor);
  await queries.addEvent(db, { orderId, at: now, kind, actor: name, details });
}

async function findAnyOrder(db: Db, orderId: string): Promise<queries.OrderRow> {
  const order = isId(orderId) ? await queries.findOrder(db, orderId) : undefined;
  if (!order) throw new AppError('not-found', message(texts.notFound));
  return order;
}
