import { and, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { orders, paymentIssues, payments } from '../../database/tables/orders.ts';

type Period = { from: Date; to: Date; provider: 'razorpay' | 'local' };

/** Payments that the provider created in the period and that we saw captured. */
export async function findCapturedBetween(db: Db, { from, to, provider }: Period) {
  return db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        gte(payments.createdAt, from),
        lt(payments.createdAt, to),
        isNotNull(payments.capturedAt),
        eq(orders.provider, provider),
      ),
    );
}

/** Resolves the issues of a payment that the comparison now explains. A failed refund stays open for an admin. */
export async function resolveIssues(db: Db, providerPaymentId: string, resolvedAt: Date): Promise<void> {
  await db
    .update(paymentIssues)
    .set({ resolvedAt, note: 'explained by the nightly comparison' })
    .where(
      and(
        eq(paymentIssues.providerPaymentId, providerPaymentId),
        isNull(paymentIssues.resolvedAt),
        inArray(paymentIssues.kind, [
          'unknown-payment',
          'missing-payment',
          'amount-differs',
          'refund-differs',
        ]),
      ),
    );
}
