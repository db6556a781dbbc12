import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';

/** The audit log: who did what, when and from where. A trigger refuses to change or delete rows. */
export const audit = pgTable(
  'audit',
  {
    id: idColumn(),
    at: moment('at').notNull().defaultNow(),
    /** The username at that time, because the account may be deleted later; 'server' for the server itself. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    /** The course, if the subject is not the course itself; null in rows from before it was recorded. */
    courseId: uuid('course_id'),
    /** The network address of the request; empty in rows from before addresses were recorded. */
    address: text('address').notNull().default(''),
    details: jsonb('details').notNull().default({}),
  },
  (table) => [
    index('audit_newest').on(table.at, table.id),
    index('audit_of_subject').on(table.subjectId, table.at),
    index('audit_of_course').on(table.courseId, table.at),
    index('audit_of_actor').on(table.actor, table.at, table.id),
    index('audit_of_action').on(table.action, table.at, table.id),
    index('audit_of_actor_and_action').on(table.actor, table.action, table.at, table.id),
  ],
);
