import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The orders, payments and refunds of the local provider, as its API returns them. They survive a restart, as the real ones do. */
export const localPayments = pgTable(
  'local_payments',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['order', 'payment', 'refund'] }).notNull(),
    /** The order of a payment, or the payment of a refund. */
    parentId: text('parent_id'),
    /** For a refund: the header of the request that created it. */
    idempotencyKey: text('idempotency_key').unique(),
    entity: jsonb('entity').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('local_payments_of_parent').on(table.parentId),
    index('local_payments_newest').on(table.kind, table.createdAt),
  ],
);
