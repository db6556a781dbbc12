import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import { RETENTION } from './retention.ts';
import { idempotencyKeys } from './tables/idempotency.ts';

export const KEY_LIFETIME_MS = RETENTION.idempotencyKeyMs;

type Key = { personId: string; key: string };

const matchesKey = ({ personId, key }: Key) =>
  and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key));

/** Locks the key until the transaction ends. Returns false if another request holds it. */
export async function tryLockKey(tx: Tx, { personId, key }: Key): Promise<boolean> {
  const name = `idempotency ${personId} ${key}`;
  const {
    rows: [row],
  } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`,
  );
  return row!.locked;
}

export async function findResponse(db: Db, key: Key, since: Date) {
  const [row] = await db
    .select({
      requestHash: idempotencyKeys.requestHash,
      status: idempotencyKeys.status,
      body: idempotencyKeys.body,
      language: idempotencyKeys.language,
      otherTexts: idempotencyKeys.otherTexts,
    })
    .from(idempotencyKeys)
    .where(and(matchesKey(key), gte(idempotencyKeys.createdAt, since)));
  return row;
}

/** Stores the response for a key. Replaces an earlier response only if it is older than `since`. */
export async function insertResponse(
  db: Db,
  answer: typeof idempotencyKeys.$inferInsert,
  since: Date,
): Promise<void> {
  const { requestHash, status, body, language, otherTexts, createdAt } = answer;
  await db
    .insert(idempotencyKeys)
    .values(answer)
    .onConflictDoUpdate({
      target: [idempotencyKeys.personId, idempotencyKeys.key],
      set: { requestHash, status, body, language, otherTexts, createdAt },
      setWhere: lt(idempotencyKeys.createdAt, since),
    });
}

/** Deletes up to `limit` rows that are older than `before`, and returns their number. */
export async function deleteOldKeys(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ ctid: sql`ctid` })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, before))
    .limit(limit);
  const deleted = await db
    .delete(idempotencyKeys)
    .where(sql`ctid in ${old}`)
    .returning({ key: idempotencyKeys.key });
  return deleted.length;
}
