import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Rows without a foreign key could be written for a student who is being erased. A transaction that writes such rows for
 * one student locks the row of the student. For many students it shares this lock instead, because a lock on each row is
 * a write to each row. An erasure takes the lock alone.
 */
const LOCK = sql`hashtextextended('erasure', 0)`;

/** Prevents erasures until the transaction ends. Its later statements do not see students who were erased before. */
export async function preventErasures(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
}

/**
 * Waits for transactions that prevent erasures. Must be the first lock of the transaction, so that none of them waits
 * for this one.
 */
export async function lockForErasure(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}
