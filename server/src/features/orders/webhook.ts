import { message } from '@sikhya/contract/language/texts.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { type ProviderEvent, ProviderRefusal } from '../payments/service.ts';
import type { OrderDependencies } from './dependencies.ts';
import * as queries from './queries.ts';
import { syncRefunds } from './refunds.ts';
import { settle } from './settle.ts';
import { texts } from './texts.ts';
import * as webhookQueries from './webhook-queries.ts';

/**
 * Checks and stores an event, also in the timeline of its order. Returns null for a duplicate. Handling it takes longer
 * and follows the response.
 */
export async function receiveWebhook(
  { db, provider, now }: OrderDependencies,
  body: Buffer,
  headers: Readonly<Record<string, unknown>>,
): Promise<ProviderEvent | null> {
  const event = provider?.readWebhook(body, headers) ?? null;
  if (!event) throw new AppError('malformed', message(texts.invalidWebhook));
  return inTransaction(db, async (tx) => {
    const at = now();
    if (!(await webhookQueries.insertEvent(tx, event, at))) return null;
    const order = await findOrder(tx, event);
    const entry = { at, kind: 'webhook', actor: 'provider', details: { event: event.kind } };
    if (order) await queries.addEvent(tx, { orderId: order.id, ...entry });
    return event;
  });
}

const findOrder = async (db: Db, { orderId }: ProviderEvent) =>
  orderId ? queries.findOrderByProviderId(db, orderId) : undefined;

/**
 * Handles an event by asking the provider about the order, so that forged, repeated and reordered events do nothing. An
 * event about something that is not ours, or that the provider refuses to report, is only marked as handled.
 */
export async function handleEvent(dependencies: OrderDependencies, event: ProviderEvent): Promise<void> {
  const { db, now, log } = dependencies;
  await applyEvent(dependencies, event).catch((error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error;
    log.warn({ event: event.id, reason: error.message }, 'the provider refused to report about an event');
  });
  await webhookQueries.markHandled(db, event.id, now());
}

async function applyEvent(dependencies: OrderDependencies, event: ProviderEvent): Promise<void> {
  const order = await findOrder(dependencies.db, event);
  if (order) await settle(dependencies, order.id);
  const { kind, paymentId } = event;
  if (kind.startsWith('refund.') && paymentId) await syncRefunds(dependencies, paymentId);
}
