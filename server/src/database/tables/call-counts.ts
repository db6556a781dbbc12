import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Those who called often in the last minute, as all processes have counted them. Unlogged, as the migration says: what
 * a crash takes of it nobody misses.
 */
export const callCounts = pgTable(
  'call_counts',
  {
    caller: text('caller').notNull(),
    window: moment('window').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.window] }),
    index('call_counts_by_window').on(table.window),
  ],
);
