import { and, count, desc, eq, inArray, lte, min } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { noticeChannels, noticeDeliveries } from '../../database/tables/notices.ts';

type Channel = (typeof noticeChannels.$inferSelect)['channel'];

const MAX_SHOWN = 20;

/** The number of waiting deliveries, the number of dead ones by channel, and the newest dead ones. */
export async function readOutboxFigures(db: Db, now: Date) {
  const [[waiting], dead, deadCounts] = await Promise.all([
    db
      .select({ count: count(), oldestAt: min(noticeDeliveries.notBefore) })
      .from(noticeDeliveries)
      .where(and(eq(noticeDeliveries.state, 'waiting'), lte(noticeDeliveries.notBefore, now))),
    db
      .select()
      .from(noticeDeliveries)
      .where(eq(noticeDeliveries.state, 'dead'))
      .orderBy(desc(noticeDeliveries.finishedAt))
      .limit(MAX_SHOWN),
    countDead(db),
  ]);
  return { waiting: waiting!.count, oldestAt: waiting!.oldestAt, dead, deadCounts };
}

async function countDead(db: Db): Promise<Record<Channel, number>> {
  const rows = await db
    .select({ channel: noticeDeliveries.channel, count: count() })
    .from(noticeDeliveries)
    .where(eq(noticeDeliveries.state, 'dead'))
    .groupBy(noticeDeliveries.channel);
  const byChannel = new Map(rows.map((row) => [row.channel, row.count]));
  return { email: byChannel.get('email') ?? 0, push: byChannel.get('push') ?? 0 };
}

export async function countDeadInChannel(db: Db, channel: Channel): Promise<number> {
  return (await countDead(db))[channel];
}

export async function isChannelOpen(db: Db, channel: Channel): Promise<boolean> {
  const rows = await db.select().from(noticeChannels).where(eq(noticeChannels.channel, channel));
  return rows.length > 0;
}

export async function findChannelOf(db: Db, deliveryId: string): Promise<Channel | undefined> {
  const [row] = await db
    .select({ channel: noticeDeliveries.channel })
    .from(noticeDeliveries)
    .where(eq(noticeDeliveries.id, deliveryId));
  return row?.channel;
}

/** The newest that failed for good. */
export async function findDead(tx: Tx, channel: Channel, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: noticeDeliveries.id })
    .from(noticeDeliveries)
    .where(and(eq(noticeDeliveries.channel, channel), eq(noticeDeliveries.state, 'dead')))
    .orderBy(desc(noticeDeliveries.finishedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Lets the dead ones of these deliveries wait again, as if they had never been tried. Returns how many there were. */
export async function requeueDead(tx: Tx, ids: string[], now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(noticeDeliveries)
    .set({ state: 'waiting', tries: 0, notBefore: now, finishedAt: null })
    .where(and(inArray(noticeDeliveries.id, ids), eq(noticeDeliveries.state, 'dead')));
  return rowCount ?? 0;
}
