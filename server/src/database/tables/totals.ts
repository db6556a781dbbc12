import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many rows a large table has: counting a million takes longer than a page of them. Kept by triggers, which stand
 * in the migration.
 */
export const totals = pgTable('totals', {
  name: text('name', { enum: ['students'] }).primaryKey(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
});
