import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';

/** Who did what to whom, for acts that somebody may ask about later. Rows are only ever added. */
export const audit = pgTable(
  'audit',
  {
    id: idColumn(),
    at: moment('at').notNull().defaultNow(),
    /** The admin's name as it was, since the account may be gone; 'server' for the machine itself. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    /** The network address that the request came from; empty for what happened before it was recorded. */
    address: text('address').notNull().default(''),
    details: jsonb('details').notNull().default({}),
  },
  (table) => [index('audit_newest').on(table.at), index('audit_of_subject').on(table.subjectId, table.at)],
);
