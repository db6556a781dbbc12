import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { webhookEvents } from '../../database/tables/orders.ts';

type Event = { id: string; kind: string; orderId: string | null; paymentId: string | null };

/** Returns false if the event was received before. */
export async function insertEvent(
  db: Db,
  { id, kind, orderId: providerOrderId, paymentId: providerPaymentId }: Event,
  receivedAt: Date,
): Promise<boolean> {
  const rows = await db
    .insert(webhookEvents)
    .values({ id, kind, providerOrderId, providerPaymentId, receivedAt })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return rows.length > 0;
}

export async function markHandled(db: Db, id: string, handledAt: Date): Promise<void> {
  await db.update(webhookEvents).set({ handledAt }).where(eq(webhookEvents.id, id));
}

/** Events whose handling was interrupted or failed. Those of the future were received before the clock was set back. */
export async function findUnhandled(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<Event[]> {
  return db
    .select({
      id: webhookEvents.id,
      kind: webhookEvents.kind,
      orderId: webhookEvents.providerOrderId,
      paymentId: webhookEvents.providerPaymentId,
    })
    .from(webhookEvents)
    .where(
      and(
        isNull(webhookEvents.handledAt),
        or(lt(webhookEvents.receivedAt, before), gt(webhookEvents.receivedAt, now)),
      ),
    )
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(limit);
}
