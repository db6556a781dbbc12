import { message } from '@sikhya/contract/language/texts.ts';
import type { Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import * as queries from './dead-queries.ts';
import type { Channel } from './delivery-queries.ts';
import { texts } from './texts.ts';

/** Lets a delivery that failed for good be sent again. Another one stays as it is. `count` is 0 or 1. */
export async function requeueDelivery(
  tx: Tx,
  deliveryId: string,
  now: Date,
): Promise<{ channel: Channel; count: number }> {
  const channel = isId(deliveryId) ? await queries.findChannelOf(tx, deliveryId) : undefined;
  if (!channel) throw new AppError('not-found', message(texts.unknownDelivery));
  return { channel, count: await requeue(tx, channel, [deliveryId], now) };
}

/** Lets deliveries of a channel that failed for good be sent again, the newest first. */
export async function requeueDeliveries(
  tx: Tx,
  channel: Channel,
  { max, now }: { max: number; now: Date },
): Promise<{ count: number; left: number }> {
  const count = await requeue(tx, channel, await queries.findDead(tx, channel, max), now);
  return { count, left: await queries.countDeadInChannel(tx, channel) };
}

/** Deliveries that were switched off, read or became too late meanwhile are left out when they are sent. */
async function requeue(tx: Tx, channel: Channel, ids: string[], now: Date): Promise<number> {
  if (!(await queries.isChannelOpen(tx, channel)))
    throw new AppError('conflict', message(channel === 'email' ? texts.noMail : texts.noPush));
  return ids.length > 0 ? queries.requeueDead(tx, ids, now) : 0;
}
