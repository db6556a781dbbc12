import type { Language } from '@sikhya/contract/language/language.ts';
import {
  MAX_CONFIRMATIONS_A_DAY,
  type SubscriberFilters,
  type SubscriberState,
} from '@sikhya/contract/newsletter.ts';
import { and, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { containsWord } from '../../database/contains-word.ts';
import type { Db, Tx } from '../../database/database.ts';
import { countOrReuse } from '../../database/large-counts.ts';
import { newsletterSubscribers as subscribers } from '../../database/tables/newsletter.ts';

export type SubscriberRow = typeof subscribers.$inferSelect;

const DAY = sql`interval '24 hours'`;

export async function countOfClient(tx: Tx, clientHash: string, since: Date): Promise<number> {
  return tx.$count(
    subscribers,
    and(eq(subscribers.clientHash, clientHash), gt(subscribers.requestedAt, since)),
  );
}

/**
 * Stores a request for a confirmation. Returns false if none is to be sent, because the address is subscribed or has got
 * enough of them today.
 */
export async function storeRequest(
  tx: Tx,
  request: { id: string; email: string; language: Language; requestId: string; clientHash: string },
  now: Date,
): Promise<boolean> {
  const { language, requestId, clientHash } = request;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isNewDay = sql`${subscribers.confirmationsSince} <= ${at} - ${DAY}`;
  const stored = await tx
    .insert(subscribers)
    .values({
      ...request,
      state: 'pending',
      since: now,
      createdAt: now,
      requestedAt: now,
      confirmations: 1,
      confirmationsSince: now,
    })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        language,
        requestId,
        clientHash,
        requestedAt: now,
        state: 'pending',
        since: sql`case when ${subscribers.state} = 'pending' then ${subscribers.since} else ${at} end`,
        confirmations: sql`case when ${isNewDay} then 1 else ${subscribers.confirmations} + 1 end`,
        confirmationsSince: sql`case when ${isNewDay} then ${at} else ${subscribers.confirmationsSince} end`,
      },
      setWhere: sql`${subscribers.state} <> 'subscribed'
        and (${isNewDay} or ${subscribers.confirmations} < ${MAX_CONFIRMATIONS_A_DAY})`,
    })
    .returning({ id: subscribers.id });
  return stored.length > 0;
}

export async function findByRequest(db: Db, requestId: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.requestId, requestId));
  return row;
}

export async function findById(db: Db, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row;
}

/** The link still works after a confirmation and then changes nothing. */
export async function setSubscribed(db: Db, requestId: string, now: Date): Promise<void> {
  await db
    .update(subscribers)
    .set({ state: 'subscribed', since: now, clientHash: '' })
    .where(and(eq(subscribers.requestId, requestId), eq(subscribers.state, 'pending')));
}

/** The link of the confirmation no longer works then. */
export async function setUnsubscribed(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(subscribers)
    .set({ state: 'unsubscribed', since: now, clientHash: '', requestId: null })
    .where(and(eq(subscribers.id, id), inArray(subscribers.state, ['pending', 'subscribed'])));
}

const isListed = ({ state, search }: SubscriberFilters): SQL | undefined =>
  and(
    state === 'all' ? undefined : eq(subscribers.state, state),
    search === '' ? undefined : containsWord(subscribers.email, search.toLowerCase()),
  );

export async function findSubscribers(
  db: Db,
  filters: SubscriberFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<SubscriberRow[]> {
  return db
    .select()
    .from(subscribers)
    .where(isListed(filters))
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(limit)
    .offset(offset);
}

/** A large number can be a minute old. */
export async function countSubscribers(db: Db, filters: SubscriberFilters): Promise<number> {
  const countAll = async () => {
    const [row] = await db.select({ total: count() }).from(subscribers).where(isListed(filters));
    return row!.total;
  };
  return countOrReuse(db, ['subscribers', filters], countAll, (total) => total);
}

const BATCH = 1000;

/** Reads all that match by their id, in batches. */
export async function* readBatches(db: Db, filters: SubscriberFilters) {
  let after: string | undefined;
  while (true) {
    const batch = await db
      .select()
      .from(subscribers)
      .where(and(isListed(filters), after ? gt(subscribers.id, after) : undefined))
      .orderBy(subscribers.id)
      .limit(BATCH);
    if (batch.length === 0) return;
    yield batch;
    after = batch.at(-1)!.id;
  }
}

export async function deleteSubscriber(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(subscribers).where(eq(subscribers.id, id));
  return rowCount === 1;
}

/** Returns how many were deleted. */
export async function deleteOld(
  db: Db,
  before: Record<Exclude<SubscriberState, 'subscribed'>, Date>,
  limit: number,
): Promise<number> {
  const old = db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(
      or(
        and(eq(subscribers.state, 'pending'), lt(subscribers.requestedAt, before.pending)),
        and(eq(subscribers.state, 'unsubscribed'), lt(subscribers.since, before.unsubscribed)),
      ),
    )
    .limit(limit);
  const { rowCount } = await db.delete(subscribers).where(inArray(subscribers.id, old));
  return rowCount ?? 0;
}
