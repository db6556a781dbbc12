import { type DeadDelivery, MAX_RETRIED_DELIVERIES } from '@sikhya/contract/system.ts';
import type { Tx } from '../../database/database.ts';
import { type Actor, recordAuditEntry } from '../audit/service.ts';
import { requeueDeliveries, requeueDelivery } from '../notices/service.ts';

type Retry = { tx: Tx; actor: Actor; now: Date };
type Channel = DeadDelivery['channel'];

/** Sends an e-mail or a push that failed for good again. */
export async function retryDelivery(retry: Retry, deliveryId: string): Promise<void> {
  const { channel, count } = await requeueDelivery(retry.tx, deliveryId, retry.now);
  await audit(retry, { channel, count }, deliveryId);
}

/** Sends the e-mails or pushes that failed for good again. */
export async function retryDeliveries(retry: Retry, channel: Channel) {
  const { tx, now } = retry;
  const { count, left } = await requeueDeliveries(tx, channel, { max: MAX_RETRIED_DELIVERIES, now });
  await audit(retry, { channel, count });
  return { retried: count, left };
}

/** A repeated request changes nothing and leaves no entry. */
async function audit(
  { tx, actor, now }: Retry,
  details: { channel: Channel; count: number },
  subjectId?: string,
): Promise<void> {
  if (details.count > 0)
    await recordAuditEntry(tx, actor, { action: 'retry-deliveries', subjectId, details }, now);
}
