import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { orders, paymentIssues, payments, refunds } from '../../database/tables/orders.ts';

export type RefundRow = typeof refunds.$inferSelect;

export async function findRefunds(db: Db, orderIds: string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, orderIds))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id));
}

/** A refund with its payment and order. */
export async function findRefund(db: Db, id: string) {
  const [row] = await db
    .select({ refund: refunds, payment: payments, order: orders })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, id));
  return row;
}

export async function insertRefund(tx: Tx, refund: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [row] = await tx.insert(refunds).values(refund).returning();
  return row!;
}

export async function updateRefund(
  tx: Tx,
  id: string,
  values: Partial<typeof refunds.$inferInsert>,
): Promise<RefundRow> {
  const [row] = await tx.update(refunds).set(values).where(eq(refunds.id, id)).returning();
  return row!;
}

/**
 * The ids of refunds that the provider has to make, or has to be asked about. A try that is further away than its wait is
 * due too: the clock was set back.
 */
export async function findDueRefunds(
  db: Db,
  { now, waitsMs, limit }: { now: Date; waitsMs: readonly number[]; limit: number },
): Promise<string[]> {
  const wait = sql`(array[${sql.raw(waitsMs.join())}])[least(${refunds.tries}, ${waitsMs.length})]`;
  const latest = sql`${now.toISOString()}::timestamptz + ${wait} * interval '1 millisecond'`;
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        inArray(refunds.status, ['approved', 'processing']),
        or(isNull(refunds.nextTryAt), lte(refunds.nextTryAt, now), sql`${refunds.nextTryAt} > ${latest}`),
      ),
    )
    .orderBy(asc(refunds.requestedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns false, and does nothing, if the same issue is open already. */
export async function insertIssue(db: Db, issue: typeof paymentIssues.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(paymentIssues)
    .values(issue)
    .onConflictDoNothing()
    .returning({ id: paymentIssues.id });
  return rows.length > 0;
}

/** Resolves the issue of a refund that waited for the provider. */
export async function resolveRefundWait(tx: Tx, providerPaymentId: string, resolvedAt: Date): Promise<void> {
  await tx
    .update(paymentIssues)
    .set({ resolvedAt, note: 'the provider responded' })
    .where(
      and(
        eq(paymentIssues.providerPaymentId, providerPaymentId),
        eq(paymentIssues.kind, 'refund-waits'),
        isNull(paymentIssues.resolvedAt),
      ),
    );
}
