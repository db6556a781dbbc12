import { inTransaction } from '../../database/database.ts';
import { releaseCoupon } from '../coupons/service.ts';
import { ProviderRefusal, ProviderUnavailable } from '../payments/service.ts';
import type { OrderDependencies } from './dependencies.ts';
import * as queries from './queries.ts';
import { findDueRefunds } from './refund-queries.ts';
import { makeRefund } from './refunds.ts';
import { CHECK_WAITS_MS, planNextCheck, planRetry, RETRY_AFTER_MS } from './rules.ts';
import { settle } from './settle.ts';
import { handleEvent } from './webhook.ts';
import { findUnhandled } from './webhook-queries.ts';

const BATCH = 50;
/** An event is handled right after its response, so an older one was interrupted. */
const INTERRUPTED_AFTER_MS = 20_000;

/** The scheduled work on payments: interrupted events, orders that are due for a check, and refunds. */
export async function checkDueOrders(dependencies: OrderDependencies, signal: AbortSignal): Promise<void> {
  const { db, now, log } = dependencies;
  const attempt = async (what: object, run: () => Promise<void>) => {
    if (signal.aborted) return;
    await run().catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
      log.warn({ ...what, reason: error.message }, 'the provider could not be asked');
    });
  };
  const before = new Date(now().getTime() - INTERRUPTED_AFTER_MS);
  for (const event of await findUnhandled(db, { before, now: now(), limit: BATCH }))
    await attempt({ event: event.id }, () => handleEvent(dependencies, event));
  await queries.limitWaits(db, now(), CHECK_WAITS_MS);
  for (const order of await queries.findDueOrders(db, now(), BATCH))
    await attempt({ orderId: order.id }, () => runScheduledCheck(dependencies, order));
  for (const refundId of await findDueRefunds(db, { now: now(), waitsMs: RETRY_AFTER_MS, limit: BATCH }))
    await attempt({ refundId }, () => makeRefund(dependencies, refundId));
}

/**
 * Checks an order, which lapses if it is unpaid after its last check. A payment that arrives even later still settles it.
 * A check that the provider refuses, such as for an order that it does not know, counts as made.
 */
async function runScheduledCheck(dependencies: OrderDependencies, order: queries.OrderRow): Promise<void> {
  const { db, now, log } = dependencies;
  // set before the call, so that an unreachable provider is not asked again at once
  await queries.updateOrder(db, order.id, planRetry(order, now()));
  await settle(dependencies, order.id).catch((error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error;
    log.warn({ orderId: order.id, reason: error.message }, 'the provider refused to report an order');
  });
  await inTransaction(db, async (tx) => {
    const { order: current } = await queries.lockOrder(tx, order);
    if (current.status !== 'open') return;
    const at = now();
    const plan = planNextCheck(current, at);
    const status = plan.nextCheckAt ? 'open' : 'lapsed';
    await queries.updateOrder(tx, order.id, { ...plan, status });
    if (status === 'open') return;
    await releaseCoupon(tx, order.id);
    await queries.addEvent(tx, { orderId: order.id, at, kind: 'lapsed', actor: 'server' });
  });
}
