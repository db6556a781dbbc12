import type { RehearsalFailure } from '@sikhya/contract/system.ts';
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

/** One row per backup that was restored as a test. Old ones are deleted. */
export const restoreRehearsals = pgTable('restore_rehearsals', {
  /** The name of its folder. */
  backup: text('backup').primaryKey(),
  madeAt: moment('made_at').notNull(),
  startedAt: moment('started_at').notNull(),
  /** Null while it runs, or if its process was killed. */
  endedAt: moment('ended_at'),
  /** Null if it succeeded. */
  failure: text('failure').$type<RehearsalFailure>(),
  message: text('message'),
  tables: integer('tables'),
  rows: bigint('rows', { mode: 'number' }),
  files: integer('files'),
  /** Files that were missing or damaged in the storage when the backup was made. */
  lostFiles: integer('lost_files'),
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
