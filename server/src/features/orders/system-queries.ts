import { eq, max } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { orders, webhookEvents } from '../../database/tables/orders.ts';

/** Figures for the system page and the metrics. */
export async function countUnsettled(db: Db): Promise<{ openOrders: number; lastWebhookAt: Date | null }> {
  const [openOrders, [webhook]] = await Promise.all([
    db.$count(orders, eq(orders.status, 'open')),
    db.select({ at: max(webhookEvents.receivedAt) }).from(webhookEvents),
  ]);
  return { openOrders, lastWebhookAt: webhook?.at ?? null };
}
