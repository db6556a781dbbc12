import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The number of rows of large tables, because counting a million rows takes longer than reading a page of them. Triggers
 * of the migration update it.
 */
export const totals = pgTable('totals', {
  name: text('name', { enum: ['students'] }).primaryKey(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
});
