import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';

/** Notices to the people whose data was exposed. Rows are never changed. */
export const breaches = pgTable('breaches', {
  id: idColumn(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  odia: jsonb('odia').$type<{ title: string; text: string }>().notNull(),
  /** Null for all students. The ids of erased students lead to nobody. */
  recipientIds: uuid('recipient_ids').array(),
  sentAt: moment('sent_at').notNull(),
  sentBy: text('sent_by').notNull(),
});
