import { eq, isNull, max } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { orders, paymentIssues, webhookEvents } from '../../database/tables/orders.ts';

export type PaymentFigures = { openOrders: number; issues: number; lastWebhookAt: Date | null };

/** Figures for the system page and the metrics. */
export async function readPaymentFigures(db: Db): Promise<PaymentFigures> {
  const [openOrders, issues, [webhook]] = await Promise.all([
    db.$count(orders, eq(orders.status, 'open')),
    db.$count(paymentIssues, isNull(paymentIssues.resolvedAt)),
    db.select({ at: max(webhookEvents.receivedAt) }).from(webhookEvents),
  ]);
  return { openOrders, issues, lastWebhookAt: webhook?.at ?? null };
}
