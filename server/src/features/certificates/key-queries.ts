import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { certificateKeys } from '../../database/tables/certificates.ts';

export type KeyRow = typeof certificateKeys.$inferSelect;

const isUsable = and(isNull(certificateKeys.retiredAt), isNull(certificateKeys.withdrawnAt));

/** The newest first. */
export async function findSigningKeys(db: Db): Promise<KeyRow[]> {
  return db.select().from(certificateKeys).where(isUsable).orderBy(desc(certificateKeys.createdAt));
}

/** Keys that verify, the newest first. */
export async function findPublicKeys(db: Db) {
  return db
    .select({ publicKey: certificateKeys.publicKey })
    .from(certificateKeys)
    .where(isNull(certificateKeys.withdrawnAt))
    .orderBy(desc(certificateKeys.createdAt));
}

/** Makes processes that need a key at the same time create one and not several. */
export async function lockKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('certificate keys', 0))`);
}

export async function insertKey(tx: Tx, key: typeof certificateKeys.$inferInsert): Promise<void> {
  await tx.insert(certificateKeys).values(key);
}

export async function retireKeys(db: Db, at: Date): Promise<number> {
  const retired = await db
    .update(certificateKeys)
    .set({ retiredAt: at })
    .where(isUsable)
    .returning({ id: certificateKeys.id });
  return retired.length;
}

/** Returns false for an unknown key. */
export async function withdrawKey(db: Db, id: string, at: Date): Promise<boolean> {
  const withdrawn = await db
    .update(certificateKeys)
    .set({ withdrawnAt: at })
    .where(eq(certificateKeys.id, id))
    .returning({ id: certificateKeys.id });
  return withdrawn.length > 0;
}
