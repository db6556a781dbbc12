import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';

/** The state of all server processes. Ephemeral: backups leave these tables out. */

/** One row per job, written by the process that runs it. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** Null while it runs, or if its process was killed. */
  endedAt: moment('ended_at'),
  /** The duration of the last finished run. */
  lastMs: integer('last_ms'),
  succeededAt: moment('succeeded_at'),
  failedAt: moment('failed_at'),
  failure: text('failure'),
  runs: bigint('runs', { mode: 'number' }).notNull().default(0),
  failures: bigint('failures', { mode: 'number' }).notNull().default(0),
});

/** The newest unexpected errors of the server. Older ones are deleted. */
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
