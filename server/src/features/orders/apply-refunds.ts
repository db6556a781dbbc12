import type { Tx } from '../../database/database.ts';
import { recordServerEntry } from '../audit/service.ts';
import { revokeRefunded } from '../certificates/service.ts';
import { revoke, setPaidAmount } from '../enrolment/service.ts';
import { notify } from '../notices/service.ts';
import { revokePass, setPaidPassAmount } from '../passes/service.ts';
import type { ProviderRefund } from '../payments/service.ts';
import { issueCreditNote } from '../receipts/service.ts';
import * as queries from './queries.ts';
import * as refundQueries from './refund-queries.ts';
import { getNextTry, getStatusAfterRefunds, sumRefunded } from './rules.ts';

/** Stores what the provider reports about the refunds of a payment. */
export async function applyRefunds(
  tx: Tx,
  payment: queries.PaymentRow,
  reported: ProviderRefund[],
  at: Date,
): Promise<void> {
  const { order } = await queries.lockOrder(tx, (await queries.findOrder(tx, payment.orderId))!);
  const known = await refundQueries.findRefunds(tx, [order.id]);
  for (const theirs of reported) {
    if (theirs.paymentId !== payment.providerPaymentId || theirs.amountPaise === 0) continue;
    const ours =
      known.find(({ providerRefundId }) => providerRefundId === theirs.id) ??
      known.find(({ id, paymentId }) => id === theirs.ourId && paymentId === payment.id);
    const refund = ours ?? (await insertForeignRefund(tx, payment, theirs, at));
    await applyRefund(tx, { order, payment, refund }, theirs, at);
    if (!ours && theirs.status !== 'failed') await endRequest(tx, { order, payment }, at);
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

/** A refund in the dashboard decides about the request of the student, who can ask again for what is left. */
async function endRequest(tx: Tx, { order, payment }: Omit<RefundParts, 'refund'>, at: Date): Promise<void> {
  const all = await refundQueries.findRefunds(tx, [order.id]);
  const requested = all.find(({ status, paymentId }) => status === 'requested' && paymentId === payment.id);
  if (requested) await supersedeRefund(tx, { order, payment, refund: requested }, at);
}

export type RefundParts = {
  order: queries.OrderRow;
  payment: queries.PaymentRow;
  refund: refundQueries.RefundRow;
};

async function applyRefund(
  tx: Tx,
  { order, payment, refund }: RefundParts,
  { id: providerRefundId, status, amountPaise }: ProviderRefund,
  at: Date,
): Promise<void> {
  if (refund.status === 'refunded' || refund.status === 'declined') return;
  await refundQueries.resolveRefundWait(tx, payment.providerPaymentId, at);
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

/** Writes the consequences of a refund: credit note, end of the enrolment, audit entry and event. */
async function finishRefund(tx: Tx, { order, payment, refund }: RefundParts, at: Date): Promise<void> {
  const { amountPaise, id: refundId } = refund;
  let creditNote = '';
  let revokedCertificates = 0;
  if (payment.paysOrder) {
    creditNote = await issueCreditNote(tx, { orderId: order.id, refundId, amountPaise, at });
    revokedCertificates = await reduceAccess(tx, order, payment, at);
  }
  if (order.studentId) {
    const count = revokedCertificates > 0 ? { count: revokedCertificates } : {};
    const data = { orderId: order.id, amountPaise, ...count };
    await notify(tx, { studentId: order.studentId }, { kind: 'refund', data, cause: refundId, at });
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

/**
 * Ends the enrolment or pass if everything is refunded, and lowers its paid amount otherwise. Returns how many certificates
 * were revoked.
 */
async function reduceAccess(
  tx: Tx,
  order: queries.OrderRow,
  payment: queries.PaymentRow,
  at: Date,
): Promise<number> {
  if (!order.studentId) return 0;
  const all = await refundQueries.findRefunds(tx, [order.id]);
  const left = payment.amountPaise - sumRefunded(all.filter(({ paymentId }) => paymentId === payment.id));
  const key = { studentId: order.studentId, courseId: order.itemId };
  const isCourse = order.kind === 'course';
  if (left > 0) {
    if (!isCourse) await setPaidPassAmount(tx, order.id, left);
    else if (await isLastPurchase(tx, order)) await setPaidAmount(tx, key, left);
    return 0;
  }
  if (!isCourse) await revokePass(tx, order.id, at);
  else if (await isLastPurchase(tx, order)) await revoke(tx, key, { onlyBought: true });
  const courseIds = isCourse ? [order.itemId] : order.passCourseIds;
  return revokeRefunded(tx, { studentId: order.studentId, orderId: order.id, courseIds }, at);
}

/**
 * Only the order that was paid last changes an enrolment, because an admin may have ended the enrolment of an earlier one.
 */
async function isLastPurchase(tx: Tx, { id, studentId, itemId }: queries.OrderRow): Promise<boolean> {
  return (await queries.findLastPaidOrder(tx, studentId!, itemId))?.id === id;
}

/** Lets a refund be tried again later. With `needsALook` it is also listed under 'needs a look', once. */
export async function postponeRefund(
  tx: Tx,
  { order, payment, refund }: RefundParts,
  { reason, needsALook, at }: { reason: string; needsALook: boolean; at: Date },
): Promise<void> {
  const nextTryAt = getNextTry(at, refund.tries);
  await refundQueries.updateRefund(tx, refund.id, { tries: refund.tries + 1, nextTryAt });
  if (!needsALook) return;
  const isNew = await refundQueries.insertIssue(tx, {
    kind: 'refund-waits',
    providerPaymentId: payment.providerPaymentId,
    orderId: order.id,
    oursPaise: refund.amountPaise,
    theirsPaise: 0,
    foundAt: at,
  });
  if (isNew) await addEvent(tx, order.id, 'refund-waits', { reason: reason.slice(0, 300) }, at);
}

/** Ends a refund that the provider refused or could not make, and lists it under 'needs a look'. */
export async function failRefund(
  tx: Tx,
  { order, payment, refund }: RefundParts,
  reason: string,
  at: Date,
): Promise<void> {
  await refundQueries.updateRefund(tx, refund.id, { status: 'failed', nextTryAt: null });
  await refundQueries.resolveRefundWait(tx, payment.providerPaymentId, at);
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

/** Ends a refund, or the request for one, that somebody made in the provider's dashboard first. */
export async function supersedeRefund(
  tx: Tx,
  { order, payment, refund }: RefundParts,
  at: Date,
): Promise<void> {
  await refundQueries.updateRefund(tx, refund.id, { status: 'superseded', nextTryAt: null });
  await refundQueries.resolveRefundWait(tx, payment.providerPaymentId, at);
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
