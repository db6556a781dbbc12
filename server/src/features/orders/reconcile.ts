import type { ProviderPayment } from '../payments/service.ts';
import { ProviderRefusal } from '../payments/service.ts';
import type { OrderDependencies } from './dependencies.ts';
import * as queries from './queries.ts';
import { findCapturedBetween, resolveIssues } from './reconcile-queries.ts';
import { findRefunds, insertIssue } from './refund-queries.ts';
import { syncRefunds } from './refunds.ts';
import { isCaptured, sumRefunds } from './rules.ts';
import { settle } from './settle.ts';

/** The provider may report a payment late, so several days are compared each night. */
const PERIOD_MS = 4 * 24 * 3600 * 1000;
/** Newer payments may not have been reported yet. */
const SETTLING_MS = 15 * 60_000;

/**
 * Compares the provider's payments and refunds of the last days with ours. A difference that asking again does not remove
 * is listed under 'needs a look', and leaves that list when it is gone.
 */
export async function reconcile(dependencies: OrderDependencies, signal: AbortSignal): Promise<void> {
  const { provider, now } = dependencies;
  if (!provider) return;
  const to = new Date(now().getTime() - SETTLING_MS);
  const from = new Date(to.getTime() - PERIOD_MS);
  const reported = await provider.listPayments(from, to);
  for (const payment of reported) {
    if (signal.aborted) return;
    if (isCaptured(payment.status)) await explainPayment(dependencies, payment);
  }
  await findMissing(dependencies, reported, { from, to });
  const explained = new Set(reported.map(({ id }) => id));
  const refunded = new Set((await provider.listRefunds(from, to)).map(({ paymentId }) => paymentId));
  for (const paymentId of refunded) {
    if (signal.aborted) return;
    if (!explained.has(paymentId)) await explainRefunds(dependencies, paymentId);
  }
}

async function explainPayment(dependencies: OrderDependencies, payment: ProviderPayment): Promise<void> {
  const { db, now } = dependencies;
  const order = payment.orderId ? await queries.findOrderByProviderId(db, payment.orderId) : undefined;
  let difference = await findDifference(dependencies, payment);
  if (difference && order) {
    await settle(dependencies, order.id).catch((error) => {
      if (!(error instanceof ProviderRefusal)) throw error;
    });
    difference = await findDifference(dependencies, payment);
  }
  if (!difference) return resolveIssues(db, payment.id, now());
  const issue = { ...difference, providerPaymentId: payment.id, orderId: order?.id ?? null, foundAt: now() };
  await insertIssue(db, issue);
}

/** Returns how our books differ from the provider's about one payment, or null. */
async function findDifference(dependencies: OrderDependencies, payment: ProviderPayment) {
  const ours = await queries.findPaymentByProviderId(dependencies.db, payment.id);
  if (!ours?.capturedAt)
    return { kind: 'unknown-payment', oursPaise: 0, theirsPaise: payment.amountPaise } as const;
  if (ours.amountPaise !== payment.amountPaise)
    return {
      kind: 'amount-differs',
      oursPaise: ours.amountPaise,
      theirsPaise: payment.amountPaise,
    } as const;
  const oursPaise = await sumOurRefunds(dependencies, ours);
  return oursPaise === payment.refundedPaise
    ? null
    : ({ kind: 'refund-differs', oursPaise, theirsPaise: payment.refundedPaise } as const);
}

/** Compares the refunds of a payment that is older than the period. One that is not ours was listed when it was new. */
async function explainRefunds(dependencies: OrderDependencies, paymentId: string): Promise<void> {
  const { db, now } = dependencies;
  const ours = await queries.findPaymentByProviderId(db, paymentId);
  if (!ours) return;
  const reported = await syncRefunds(dependencies, paymentId);
  const theirsPaise = reported
    .filter(({ status }) => status !== 'failed')
    .reduce((total, { amountPaise }) => total + amountPaise, 0);
  const oursPaise = await sumOurRefunds(dependencies, ours);
  if (oursPaise === theirsPaise) return resolveIssues(db, paymentId, now());
  const issue = { kind: 'refund-differs', oursPaise, theirsPaise } as const;
  await insertIssue(db, { ...issue, providerPaymentId: paymentId, orderId: ours.orderId, foundAt: now() });
}

async function sumOurRefunds(
  { db }: OrderDependencies,
  { id, orderId }: queries.PaymentRow,
): Promise<number> {
  return sumRefunds((await findRefunds(db, [orderId])).filter(({ paymentId }) => paymentId === id));
}

/** Payments of ours that the provider does not report. */
async function findMissing(
  { db, provider, now }: OrderDependencies,
  reported: ProviderPayment[],
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const known = new Set(reported.map(({ id }) => id));
  for (const { payment, order } of await findCapturedBetween(db, { from, to, provider: provider!.name })) {
    if (known.has(payment.providerPaymentId)) continue;
    await insertIssue(db, {
      kind: 'missing-payment',
      providerPaymentId: payment.providerPaymentId,
      orderId: order.id,
      oursPaise: payment.amountPaise,
      theirsPaise: 0,
      foundAt: now(),
    });
  }
}
