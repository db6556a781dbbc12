import { inTransaction } from '../../database/database.ts';
import {
  ProviderMisconfigured,
  type ProviderRefund,
  ProviderRefusal,
  ProviderUnavailable,
} from '../payments/service.ts';
import { applyRefunds, failRefund, postponeRefund, supersedeRefund } from './apply-refunds.ts';
import type { OrderDependencies } from './dependencies.ts';
import * as queries from './queries.ts';
import * as refundQueries from './refund-queries.ts';
import { isMadeByProvider, RETRY_AFTER_MS } from './rules.ts';

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
  if (!found || !isUnderWay(found.refund)) return;
  const { refund, payment, order } = found;
  const ask = async () => {
    if (!provider || order.provider !== provider.name)
      throw new ProviderMisconfigured(`the provider of the order, ${order.provider}, is not configured`);
    if (refund.providerRefundId) {
      await syncRefunds(dependencies, payment.providerPaymentId);
      return;
    }
    const { amountPaise, id: ourId } = refund;
    const made = await provider.refund({ paymentId: payment.providerPaymentId, amountPaise, ourId });
    await inTransaction(db, (tx) => applyRefunds(tx, payment, [made], now()));
  };
  try {
    await ask().catch((error: unknown) => {
      if (!(error instanceof ProviderRefusal)) throw error;
      return handleRefusal(dependencies, found, error);
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ refundId, reason: error.message }, 'a refund could not be made and is tried again');
    const isLate = refund.status === 'approved' && refund.tries >= TRIES_BEFORE_A_LOOK;
    const needsALook = isLate || error instanceof ProviderMisconfigured;
    await inTransaction(db, async (tx) => {
      await queries.lockOrder(tx, found.order);
      const current = await refundQueries.findRefund(tx, refundId);
      if (!current || !isUnderWay(current.refund)) return;
      await postponeRefund(tx, current, { reason: error.message, needsALook, at: now() });
    });
  }
}

/** An outage of the provider that lasts longer than this is shown to an admin. */
const TRIES_BEFORE_A_LOOK = RETRY_AFTER_MS.length - 1;

const isUnderWay = ({ status }: refundQueries.RefundRow) => status === 'approved' || status === 'processing';

/** The provider may refuse because the refund was made before, so it is asked which refunds there are. */
async function handleRefusal(
  dependencies: OrderDependencies,
  { refund, payment, order }: NonNullable<Awaited<ReturnType<typeof refundQueries.findRefund>>>,
  refusal: ProviderRefusal,
): Promise<void> {
  const { db, now } = dependencies;
  await syncRefunds(dependencies, payment.providerPaymentId).catch((error) => {
    if (!(error instanceof ProviderRefusal)) throw error;
  });
  await inTransaction(db, async (tx) => {
    // a webhook may store the refund at the same moment
    await queries.lockOrder(tx, order);
    const current = await refundQueries.findRefund(tx, refund.id);
    if (!current || !isUnderWay(current.refund)) return;
    const others = (await refundQueries.findRefunds(tx, [current.order.id])).filter(
      ({ id, paymentId }) => id !== refund.id && paymentId === payment.id,
    );
    if (isMadeByProvider(current, others)) return supersedeRefund(tx, current, now());
    await failRefund(tx, current, refusal.message, now());
  });
}

/** Stores the refunds that the provider has for a payment, also those made in its dashboard, and returns them. */
export async function syncRefunds(
  dependencies: OrderDependencies,
  providerPaymentId: string,
): Promise<ProviderRefund[]> {
  const { db, provider, now } = dependencies;
  const payment = await queries.findPaymentByProviderId(db, providerPaymentId);
  if (!provider || !payment) return [];
  const reported = await provider.fetchRefunds(providerPaymentId);
  await inTransaction(db, (tx) => applyRefunds(tx, payment, reported, now()));
  return reported;
}
