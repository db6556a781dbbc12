import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';

/** How the server itself is doing, for all of its processes. Of the moment: backups leave these tables out. */

/** One row for each job, written by whichever process runs it. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** Null while it runs, or when its process was killed. */
  endedAt: moment('ended_at'),
  /** How long the last one took that ended. */
  lastMs: integer('last_ms'),
  succeededAt: moment('succeeded_at'),
  failedAt: moment('failed_at'),
  failure: text('failure'),
  runs: bigint('runs', { mode: 'number' }).notNull().default(0),
  failures: bigint('failures', { mode: 'number' }).notNull().default(0),
});

/** The newest failures that were nobody's mistake but ours. Older ones go. */
export const systemErrors = pgTable(
  'system_errors',
  {
    id: idColumn(),
    at: moment('at').notNull(),
    process: text('process').notNull(),
    method: text('method').notNull(),
    route: text('route').notNull(),
    status: integer('status').notNull(),
    requestId: text('request_id').notNull(),
    message: text('message').notNull(),
  },
  (table) => [index('system_errors_newest').on(table.at)],
);
