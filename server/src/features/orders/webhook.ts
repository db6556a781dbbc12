import { message } from '@sikhya/contract/language/texts.ts';
import { AppError } from '../../errors.ts';
import type { ProviderEvent } from '../payments/service.ts';
import type { OrderDependencies } from './dependencies.ts';
import * as queries from './queries.ts';
import { syncRefunds } from './refunds.ts';
import { settle } from './settle.ts';
import { texts } from './texts.ts';
import * as webhookQueries from './webhook-queries.ts';

/** Checks and stores an event. Returns null for a duplicate. Handling it takes longer and follows the response. */
export async function receiveWebhook(
  { db, provider, now }: OrderDependencies,
  body: Buffer,
  headers: Readonly<Record<string, unknown>>,
): Promise<ProviderEvent | null> {
  const event = provider?.readWebhook(body, headers) ?? null;
  if (!event) throw new AppError('malformed', message(texts.invalidWebhook));
  return (await webhookQueries.insertEvent(db, event, now())) ? event : null;
}

/**
 * Handles an event by asking the provider about the order, so that forged, repeated and reordered events do nothing. An
 * event about something that is not ours is only marked as handled.
 */
export async function handleEvent(
  dependencies: OrderDependencies,
  { id, kind, orderId, paymentId }: ProviderEvent,
): Promise<void> {
  const { db, now } = dependencies;
  const order = orderId ? await queries.findOrderByProviderId(db, orderId) : undefined;
  if (order) {
    const event = {
      orderId: order.id,
      at: now(),
      kind: 'webhook',
      actor: 'provider',
      details: { event: kind },
    };
    await queries.addEvent(db, event);
    await settle(dependencies, order.id);
  }
  if (kind.startsWith('refund.') && paymentId) await syncRefunds(dependencies, paymentId);
  await webhookQueries.markHandled(db, id, now());
}
