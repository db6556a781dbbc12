import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { receiptCounters, receipts } from '../../database/tables/receipts.ts';

/** Locks the counter until the transaction ends, so that a number that is rolled back is given out again. */
export async function takeNextCount(tx: Tx, series: string): Promise<number> {
  const [row] = await tx
    .insert(receiptCounters)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: receiptCounters.series, set: { last: sql`${receiptCounters.last} + 1` } })
    .returning();
  return row!.last;
}

export async function insertReceipt(tx: Tx, receipt: typeof receipts.$inferInsert): Promise<void> {
  await tx.insert(receipts).values(receipt);
}

export type ReceiptRow = typeof receipts.$inferSelect;

/** The receipt of each order and its credit notes, in the order of their numbers. */
export async function findReceipts(db: Db, orderIds: string[]): Promise<ReceiptRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(receipts)
    .where(inArray(receipts.orderId, orderIds))
    .orderBy(asc(receipts.issuedAt), asc(receipts.number));
}

export async function findReceiptOfOrder(db: Db, orderId: string): Promise<ReceiptRow[]> {
  return db.select().from(receipts).where(eq(receipts.orderId, orderId)).orderBy(asc(receipts.issuedAt));
}
