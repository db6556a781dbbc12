import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';
import { students } from './people.ts';

/** Copies of all data about a student, which the student asked for. Ephemeral: backups leave them out. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: idColumn(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'ready', 'failed'] }).notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    bytes: bigint('bytes', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('data_exports_one_waiting').on(table.studentId).where(sql`${table.state} = 'waiting'`),
    index('data_exports_of_student').on(table.studentId, table.createdAt),
    index('data_exports_by_age').on(table.createdAt),
    check('data_exports_state_known', sql`${table.state} in ('waiting', 'ready', 'failed')`),
  ],
);
