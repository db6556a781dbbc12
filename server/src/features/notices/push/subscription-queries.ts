import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../database/database.ts';
import { pushSubscriptions } from '../../../database/tables/notices.ts';
import { sessions } from '../../../database/tables/people.ts';

export type SubscriptionRow = Pick<typeof pushSubscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

/** The browsers of a student that are still signed in. */
export async function findSubscriptions(db: Db, studentId: string, now: Date): Promise<SubscriptionRow[]> {
  return db
    .select({
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(eq(pushSubscriptions.studentId, studentId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)),
    );
}

const MAX_SUBSCRIPTIONS = 10;

/** A browser belongs to the student who subscribed last. A student keeps the newest ones. */
export async function storeSubscription(
  db: Db,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insert(pushSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: {
          studentId: subscription.studentId,
          sessionId: subscription.sessionId,
          p256dh: subscription.p256dh,
          auth: subscription.auth,
          createdAt: sql`excluded.created_at`,
        },
      });
    const old = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.studentId, subscription.studentId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(MAX_SUBSCRIPTIONS);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old));
  });
}

export async function deleteSubscription(
  db: Db,
  { endpoint, studentId }: { endpoint: string; studentId?: string },
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpoint, endpoint),
        studentId ? eq(pushSubscriptions.studentId, studentId) : undefined,
      ),
    );
}
