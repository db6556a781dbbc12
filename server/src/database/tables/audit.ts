import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';

/** The audit log: who did what, when and from where. Rows are never changed. */
export const audit = pgTable(
  'audit',
  {
    id: idColumn(),
    at: moment('at').notNull().defaultNow(),
    /** The username at that time, because the account may be deleted later; 'server' for the server itself. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    /** The network address of the request; empty in rows from before addresses were recorded. */
    address: text('address').notNull().default(''),
    details: jsonb('details').notNull().default({}),
  },
  (table) => [index('audit_newest').on(table.at), index('audit_of_subject').on(table.subjectId, table.at)],
);
