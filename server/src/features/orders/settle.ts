import { inTransaction, type Tx } from '../../database/database.ts';
import type { ProviderPayment } from '../payments/service.ts';
import type { OrderDependencies } from './dependencies.ts';
import { findObstacle, fulfil, type Obstacle, redeemCoupon } from './fulfil.ts';
import * as queries from './queries.ts';
import { insertRefund } from './refund-queries.ts';
import { makeRefunds, syncRefunds } from './refunds.ts';
import { isCaptured, isLaterState } from './rules.ts';

/**
 * Brings an order to the state that the provider reports. The return of the browser, webhooks, the schedule and admins
 * all call this one function. It may run any number of times, also concurrently: only the response of the provider counts,
 * and everything that follows from it is one transaction.
 */
export async function settle(dependencies: OrderDependencies, orderId: string): Promise<void> {
  const { db, provider } = dependencies;
  const order = await queries.findOrder(db, orderId);
  if (!provider || !order?.providerOrderId || order.provider !== provider.name) return;
  const reported = (await provider.fetchPayments(order.providerOrderId)).filter(
    (payment) => payment.orderId === order.providerOrderId,
  );
  const refundIds = await inTransaction(db, (tx) => applyPayments(tx, dependencies, order, reported));
  await makeRefunds(dependencies, refundIds);
  for (const payment of reported) {
    if (payment.refundedPaise > 0) await syncRefunds(dependencies, payment.id);
  }
}

/** Returns the ids of the refunds of payments that bought nothing. */
async function applyPayments(
  tx: Tx,
  { seller, now }: OrderDependencies,
  unlocked: queries.OrderRow,
  reported: ProviderPayment[],
): Promise<string[]> {
  const at = now();
  const locked = await queries.lockOrder(tx, unlocked);
  const { order } = locked;
  const rows = await storePayments(tx, order, reported, at);
  const paying = isWaiting(order) ? rows.find((payment) => paysOrder(order, payment)) : undefined;
  if (paying) {
    const obstacle =
      (await findObstacle(tx, locked, at)) ?? ((await redeemCoupon(tx, order, at)) ? null : 'coupon-used-up');
    if (obstacle) await markUnfulfillable(tx, order, obstacle, at);
    else {
      Object.assign(paying, await queries.updatePayment(tx, paying.id, { paysOrder: true }));
      await fulfil(tx, order, { seller, now: at, paymentId: paying.providerPaymentId });
    }
  }
  await queries.updateOrder(tx, order.id, { checkedAt: at });
  const refunded = new Map(reported.map(({ id, refundedPaise }) => [id, refundedPaise]));
  return returnUselessPayments(tx, order, { rows, refunded }, at);
}

const isWaiting = ({ status }: queries.OrderRow) => status === 'open' || status === 'lapsed';

/** Only a captured payment of exactly this amount pays an order. */
function paysOrder(order: queries.OrderRow, payment: queries.PaymentRow): boolean {
  return (
    payment.status === 'captured' && payment.amountPaise === order.amountPaise && payment.currency === 'INR'
  );
}

/** Stores new payments and new states, each with an event. */
async function storePayments(
  tx: Tx,
  order: queries.OrderRow,
  reported: ProviderPayment[],
  at: Date,
): Promise<queries.PaymentRow[]> {
  const stored = await queries.findPayments(tx, [order.id]);
  const rows = new Map(stored.map((row) => [row.providerPaymentId, row]));
  for (const { id, amountPaise, currency, status, method, error, createdAt } of reported) {
    const before = rows.get(id);
    if (before && !isLaterState(before.status, status)) continue;
    const capturedAt = isCaptured(status) ? (before?.capturedAt ?? at) : null;
    const row = before
      ? await queries.updatePayment(tx, before.id, { status, method, error: error.slice(0, 500), capturedAt })
      : await queries.insertPayment(tx, {
          orderId: order.id,
          providerPaymentId: id,
          amountPaise,
          currency,
          status,
          method,
          error: error.slice(0, 500),
          createdAt,
          capturedAt,
        });
    rows.set(id, row);
    await queries.addEvent(tx, {
      orderId: order.id,
      at,
      kind: `payment-${status}`,
      actor: 'provider',
      details: { paymentId: id, amountPaise, currency, method, error: error.slice(0, 200) },
    });
  }
  return [...rows.values()];
}

async function markUnfulfillable(tx: Tx, order: queries.OrderRow, reason: Obstacle, at: Date): Promise<void> {
  await queries.updateOrder(tx, order.id, { status: 'refunding', nextCheckAt: null });
  const event = { orderId: order.id, at, kind: 'not-fulfilled', actor: 'server', details: { reason } };
  await queries.addEvent(tx, event);
}

/**
 * A captured payment that pays no order is refunded: a second one, one of a wrong amount, or one for what is owned. What
 * was refunded in the dashboard of the provider is left out.
 */
async function returnUselessPayments(
  tx: Tx,
  order: queries.OrderRow,
  { rows, refunded }: { rows: queries.PaymentRow[]; refunded: ReadonlyMap<string, number> },
  at: Date,
): Promise<string[]> {
  const refundIds: string[] = [];
  for (const { id, paysOrder, status, providerPaymentId, ...payment } of rows) {
    const amountPaise = payment.amountPaise - (refunded.get(providerPaymentId) ?? 0);
    if (paysOrder || status !== 'captured' || amountPaise <= 0 || (await queries.hasRefund(tx, id))) continue;
    const refund = await insertRefund(tx, {
      orderId: order.id,
      paymentId: id,
      amountPaise,
      status: 'approved',
      startedBy: 'server',
      requestedAt: at,
      decidedAt: at,
    });
    refundIds.push(refund.id);
    const details = { paymentId: providerPaymentId, amountPaise };
    await queries.addEvent(tx, { orderId: order.id, at, kind: 'refund-started', actor: 'server', details });
  }
  return refundIds;
}
