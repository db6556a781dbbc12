import { MESSAGE_AUDIENCES } from '@sikhya/contract/messages.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';
import { courses } from './courses.ts';
import { students } from './people.ts';

type ChannelCounts = { sent: number; waiting: number; failed: number };

/** Messages of admins to students. Once sent, only the figures change. */
export const messages = pgTable(
  'messages',
  {
    id: idColumn(),
    audience: text('audience', { enum: MESSAGE_AUDIENCES }).notNull(),
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'set null' }),
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Empty texts mean that there is no Odia version. */
    odia: jsonb('odia').$type<{ title: string; text: string }>().notNull(),
    searchKey: text('search_key').notNull(),
    /** The broadcast of a sent message tells whether it is finished. */
    state: text('state', { enum: ['draft', 'scheduled', 'sent', 'cancelled'] }).notNull(),
    revision: integer('revision').notNull().default(1),
    author: text('author').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    sendAt: moment('send_at'),
    sentAt: moment('sent_at'),
    sentBy: text('sent_by'),
    figures: jsonb('figures').$type<{
      inApp: number;
      read: number;
      email: ChannelCounts;
      push: ChannelCounts;
    }>(),
    countedAt: moment('counted_at'),
    /** How long the last count took, in milliseconds. */
    countDuration: integer('count_duration'),
  },
  (table) => [
    index('messages_newest').on(table.updatedAt, table.id),
    index('messages_scheduled').on(table.sendAt).where(sql`${table.state} = 'scheduled'`),
    index('messages_sent').on(table.sentAt).where(sql`${table.state} = 'sent'`),
    index('messages_of_student').on(table.studentId).where(sql`${table.studentId} is not null`),
    index('messages_of_course').on(table.courseId).where(sql`${table.courseId} is not null`),
    check('messages_scheduled_has_time', sql`${table.state} <> 'scheduled' or ${table.sendAt} is not null`),
    check('messages_sent_has_time', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    check('messages_student_only', sql`${table.studentId} is null or ${table.audience} = 'student'`),
    check('messages_course_only', sql`${table.courseId} is null or ${table.audience} = 'course'`),
  ],
);
