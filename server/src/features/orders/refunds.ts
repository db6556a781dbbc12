import { inTransaction } from '../../database/database.ts';
import { ProviderRefusal, ProviderUnavailable } from '../payments/service.ts';
import { applyRefunds, failRefund, supersedeRefund } from './apply-refunds.ts';
import type { OrderDependencies } from './dependencies.ts';
import * as queries from './queries.ts';
import * as refundQueries from './refund-queries.ts';
import { getNextTry, isMadeByProvider } from './rules.ts';

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
