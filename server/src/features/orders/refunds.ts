import { inTransaction, type Tx } from '../../database/database.ts';
import { recordServerEntry } from '../audit/service.ts';
import { revoke, setPaidAmount } from '../enrolment/service.ts';
import { revokePass, setPaidPassAmount } from '../passes/service.ts';
import { type ProviderRefund, ProviderRefusal, ProviderUnavailable } from '../payments/service.ts';
import { issueCreditNote } from '../receipts/service.ts';
import type { OrderDependencies } from './dependencies.ts';
import * as queries from './queries.ts';
import * as refundQueries from './refund-queries.ts';
import { getNextTry, getStatusAfterRefunds, isMadeByProvider, sumRefunded } from './rules.ts';

/** Makes refunds now. Those that the provider does not answer are left to the job. */
export async function makeRefunds(dependencies: OrderDependencies, refundIds: string[]): Promise<void> {
  for (const id of refundIds) await makeRefund(dependencies, id);
}

/**
 * Asks the provider to make a refund, or how far it is. The id of the refund is the idempotency key, so a repeated request
 * after a crash or a timeout does not refund twice.
 */
export async function makeRefund(dependencies: OrderDependencies, refundId: string): Promise<void> {
  const { db, provider, now, log } = dependencies;
  const found = await refundQueries.findRefund(db, refundId);
  if (!provider || !found || !isUnderWay(found.refund) || found.order.provider !== provider.name) return;
  const { refund, payment } = found;
  try {
    if (refund.providerRefundId) return await syncRefunds(dependencies, payment.providerPaymentId);
    const { amountPaise, id: ourId } = refund;
    const made = await provider.refund({ paymentId: payment.providerPaymentId, amountPaise, ourId });
    await inTransaction(db, (tx) => applyRefunds(tx, payment, [made], now()));
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      log.warn({ refundId, reason: error.message }, 'a refund could not be made and is tried again');
      const tries = refund.tries + 1;
      await inTransaction(db, (tx) =>
        refundQueries.updateRefund(tx, refundId, { tries, nextTryAt: getNextTry(now(), refund.tries) }),
      );
    } else if (error instanceof ProviderRefusal) await handleRefusal(dependencies, found, error);
    else throw error;
  }
}

const isUnderWay = ({ status }: refundQueries.RefundRow) => status === 'approved' || status === 'processing';

/** The provider may refuse because the refund was made before, so it is asked which refunds there are. */
async function handleRefusal(
  dependencies: OrderDependencies,
  { refund, payment }: NonNullable<Awaited<ReturnType<typeof refundQueries.findRefund>>>,
  refusal: ProviderRefusal,
): Promise<void> {
  const { db, now } = dependencies;
  await syncRefunds(dependencies, payment.providerPaymentId).catch((error) => {
    if (!(error instanceof ProviderRefusal)) throw error;
  });
  await inTransaction(db, async (tx) => {
    const current = await refundQueries.findRefund(tx, refund.id);
    if (!current || !isUnderWay(current.refund)) return;
    const others = (await refundQueries.findRefunds(tx, [current.order.id])).filter(
      ({ id, paymentId }) => id !== refund.id && paymentId === payment.id,
    );
    if (isMadeByProvider(current, others)) return supersedeRefund(tx, current, now());
    await failRefund(tx, current, refusal.message, now());
  });
}

/** Stores the refunds that the provider has for a payment, also those made in its dashboard. */
export async function syncRefunds(dependencies: OrderDependencies, providerPaymentId: string): Promise<void> {
  const { db, provider, now } = dependencies;
  const payment = await queries.findPaymentByProviderId(db, providerPaymentId);
  if (!provider || !payment) return;
  const reported = await provider.fetchRefunds(providerPaymentId);
  await inTransaction(db, (tx) => applyRefunds(tx, payment, reported, now()));
}

async function applyRefunds(
  tx: Tx,
  payment: queries.PaymentRow,
  reported: ProviderRefund[],
  at: Date,
): Promise<void> {
  const { order } = await queries.lockOrder(tx, (await queries.findOrder(tx, payment.orderId))!);
  const known = await refundQueries.findRefunds(tx, [order.id]);
  for (const one of reported) {
    if (one.paymentId !== payment.providerPaymentId || one.amountPaise === 0) continue;
    const row =
      known.find(({ providerRefundId }) => providerRefundId === one.id) ??
      known.find(({ id, paymentId }) => id === one.ourId && paymentId === payment.id) ??
      (await insertForeignRefund(tx, payment, one, at));
    await applyRefund(tx, { order, payment, refund: row }, one, at);
  }
  await updateStatus(tx, order.id, at);
}

/** A refund that somebody made in the dashboard of the provider. */
function insertForeignRefund(tx: Tx, payment: queries.PaymentRow, { amountPaise }: ProviderRefund, at: Date) {
  return refundQueries.insertRefund(tx, {
    orderId: payment.orderId,
    paymentId: payment.id,
    amountPaise,
    status: 'approved',
    startedBy: 'provider',
    requestedAt: at,
    decidedAt: at,
  });
}

type RefundParts = { order: queries.OrderRow; payment: queries.PaymentRow; refund: refundQueries.RefundRow };

async function applyRefund(
  tx: Tx,
  { order, payment, refund }: RefundParts,
  { id: providerRefundId, status, amountPaise }: ProviderRefund,
  at: Date,
): Promise<void> {
  if (refund.status === 'refunded' || refund.status === 'declined') return;
  if (status === 'pending') {
    const nextTryAt = getNextTry(at, refund.tries);
    const values = { status: 'processing', providerRefundId, nextTryAt, tries: refund.tries + 1 } as const;
    await refundQueries.updateRefund(tx, refund.id, values);
    if (refund.status !== 'processing')
      await addEvent(tx, order.id, 'refund-processing', { providerRefundId, amountPaise }, at);
    return;
  }
  if (status === 'failed') {
    await refundQueries.updateRefund(tx, refund.id, { providerRefundId });
    return refund.status === 'failed'
      ? undefined
      : failRefund(tx, { order, payment, refund }, 'the provider reports a failure', at);
  }
  const done = { status: 'refunded', providerRefundId, refundedAt: at, nextTryAt: null } as const;
  await refundQueries.updateRefund(tx, refund.id, done);
  await finishRefund(tx, { order, payment, refund }, at);
}

/** What follows from a refund that was made: credit note, end of the enrolment, audit entry and event. */
async function finishRefund(tx: Tx, { order, payment, refund }: RefundParts, at: Date): Promise<void> {
  const { amountPaise, id: refundId } = refund;
  let creditNote = '';
  if (payment.paysOrder) {
    creditNote = await issueCreditNote(tx, { orderId: order.id, refundId, amountPaise, at });
    await reduceAccess(tx, order, payment);
  }
  const details = { number: order.number, amountPaise, creditNote };
  await recordServerEntry(tx, { action: 'order-refunded', subjectId: order.id, details }, at);
  await addEvent(
    tx,
    order.id,
    'refunded',
    { paymentId: payment.providerPaymentId, amountPaise, creditNote },
    at,
  );
}

/** The enrolment or pass ends when everything is refunded. After a part of it, it says what is left of the amount. */
async function reduceAccess(tx: Tx, order: queries.OrderRow, payment: queries.PaymentRow): Promise<void> {
  const all = await refundQueries.findRefunds(tx, [order.id]);
  const left = payment.amountPaise - sumRefunded(all.filter(({ paymentId }) => paymentId === payment.id));
  if (order.kind === 'pass') {
    await (left > 0 ? setPaidPassAmount(tx, order.id, left) : revokePass(tx, order.id));
  } else if (order.studentId) {
    const key = { studentId: order.studentId, courseId: order.itemId };
    await (left > 0 ? setPaidAmount(tx, key, left) : revoke(tx, key, { onlyBought: true }));
  }
}

async function failRefund(
  tx: Tx,
  { order, payment, refund }: RefundParts,
  reason: string,
  at: Date,
): Promise<void> {
  await refundQueries.updateRefund(tx, refund.id, { status: 'failed', nextTryAt: null });
  await refundQueries.insertIssue(tx, {
    kind: 'refund-failed',
    providerPaymentId: payment.providerPaymentId,
    orderId: order.id,
    oursPaise: refund.amountPaise,
    theirsPaise: 0,
    foundAt: at,
  });
  await addEvent(tx, order.id, 'refund-failed', { reason: reason.slice(0, 300) }, at);
  await updateStatus(tx, order.id, at);
}

/** Ends a refund that somebody made in the dashboard of the provider before ours arrived there. */
async function supersedeRefund(tx: Tx, { order, payment, refund }: RefundParts, at: Date): Promise<void> {
  await refundQueries.updateRefund(tx, refund.id, { status: 'failed', nextTryAt: null });
  const details = { paymentId: payment.providerPaymentId, amountPaise: refund.amountPaise };
  await addEvent(tx, order.id, 'refund-superseded', details, at);
  await updateStatus(tx, order.id, at);
}

/** Derives the status of an order with a captured payment from its refunds. */
export async function updateStatus(tx: Tx, orderId: string, at: Date): Promise<void> {
  const order = (await queries.findOrder(tx, orderId))!;
  if (order.status === 'open' || order.status === 'lapsed') return;
  const payments = await queries.findPayments(tx, [orderId]);
  const paying = payments.find(({ paysOrder }) => paysOrder);
  const refunds = await refundQueries.findRefunds(tx, [orderId]);
  const counted = paying ? [paying] : payments.filter(({ capturedAt }) => capturedAt !== null);
  const status = getStatusAfterRefunds({
    isFulfilled: paying !== undefined,
    paidPaise: counted.reduce((total, { amountPaise }) => total + amountPaise, 0),
    refunds: refunds.filter(({ paymentId }) => counted.some(({ id }) => id === paymentId)),
  });
  if (status === order.status) return;
  await queries.updateOrder(tx, orderId, { status });
  await addEvent(tx, orderId, 'status', { status }, at);
}

function addEvent(
  tx: Tx,
  orderId: string,
  kind: string,
  details: queries.EventRow['details'],
  at: Date,
): Promise<void> {
  return queries.addEvent(tx, { orderId, at, kind, actor: 'server', details });
}
