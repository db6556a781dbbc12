import { GRIEVANCE_KINDS } from '@sikhya/contract/grievances.ts';
import { LANGUAGES } from '@sikhya/contract/language/language.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';
import { students } from './people.ts';

/** Grievances about personal data, of students and visitors. */
export const grievances = pgTable(
  'grievances',
  {
    id: idColumn(),
    /** For example G-2026-0001, made of the year in India and a count. */
    number: text('number').notNull().unique(),
    year: integer('year').notNull(),
    count: integer('count').notNull(),
    /** Null for a visitor, and after the account was erased. */
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Of the network that a visitor sent it from. A daily job empties it after a day. Empty for a student. */
    networkHash: text('network_hash').notNull().default(''),
    /** Finds it by number, name and address. */
    searchKey: text('search_key').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    kind: text('kind', { enum: GRIEVANCE_KINDS }).notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    answer: text('answer').notNull().default(''),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by').notNull().default(''),
  },
  (table) => [
    unique('grievances_year_count').on(table.year, table.count),
    index('grievances_of_student').on(table.studentId, table.createdAt),
    index('grievances_of_email').on(table.email, table.createdAt),
    index('grievances_of_network')
      .on(table.networkHash, table.createdAt)
      .where(sql`${table.networkHash} <> ''`),
    index('grievances_open').on(table.dueAt, table.id).where(sql`${table.answeredAt} is null`),
    index('grievances_answered').on(table.answeredAt, table.id),
    check('grievances_count_starts', sql`${table.count} >= 1`),
    check('grievances_answered_has_answer', sql`(${table.answeredAt} is null) = (${table.answer} = '')`),
  ],
);
