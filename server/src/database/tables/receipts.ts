import type { Receipt } from '@sikhya/contract/receipts.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';
import { orders, refunds } from './orders.ts';

/** The last number of each series in each financial year. The row is locked until the number is committed. */
export const receiptCounters = pgTable('receipt_counters', {
  /** For example S/26-27. */
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/** The seller, the buyer and the tax on a receipt, as they were when it was issued. */
export type ReceiptSnapshot = Pick<Receipt, 'seller' | 'buyer'> & {
  taxPaise: {
    sac: string;
    percent: number;
    taxable: number;
    cgst: number;
    sgst: number;
    igst: number;
    placeOfSupply: string;
  } | null;
};

/** Receipts, tax invoices and credit notes. Rows are never changed. */
export const receipts = pgTable(
  'receipts',
  {
    id: idColumn(),
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: ['receipt', 'tax-invoice', 'credit-note'] }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Set for a credit note. */
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    amountPaise: integer('amount_paise').notNull(),
    issuedAt: moment('issued_at').notNull(),
    snapshot: jsonb('snapshot').$type<ReceiptSnapshot>().notNull(),
  },
  (table) => [
    index('receipts_of_order').on(table.orderId),
    uniqueIndex('receipts_one_sale').on(table.orderId).where(sql`${table.refundId} is null`),
    check('receipts_number_fits', sql`length(${table.number}) <= 16`),
    check(
      'receipts_credit_has_refund',
      sql`(${table.kind} = 'credit-note') = (${table.refundId} is not null)`,
    ),
    check('receipts_amount_counts', sql`${table.amountPaise} > 0`),
  ],
);
