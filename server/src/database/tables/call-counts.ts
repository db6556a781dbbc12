import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Calls of frequent callers in the last minute, summed over all processes. The migration creates it as an unlogged
 * table: it may be lost in a crash.
 */
export const callCounts = pgTable(
  'call_counts',
  {
    /** A keyed hash, not the id of a person or an address. */
    caller: text('caller').notNull(),
    window: moment('window').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.window] }),
    index('call_counts_by_window').on(table.window),
  ],
);
