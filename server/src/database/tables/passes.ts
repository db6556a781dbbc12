import type { OdiaTexts } from '@sikhya/contract/odia-version.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';
import { orders } from './orders.ts';
import { students } from './people.ts';

export const passes = pgTable(
  'passes',
  {
    id: idColumn(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    odia: jsonb('odia').$type<OdiaTexts>(),
    days: integer('days').notNull(),
    pricePaise: integer('price_paise').notNull(),
    /** Empty for all courses. */
    courseIds: uuid('course_ids').array().notNull(),
    isOnSale: boolean('is_on_sale').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    check('passes_days_known', sql`${table.days} in (30, 90, 365)`),
    check('passes_price_minimum', sql`${table.pricePaise} >= 100`),
  ],
);

/** A period that a student paid for, with the terms of that order. */
export const studentPasses = pgTable(
  'student_passes',
  {
    id: idColumn(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    passId: uuid('pass_id')
      .notNull()
      .references(() => passes.id),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    amountPaise: integer('amount_paise').notNull(),
    /** Null for all courses. */
    courseIds: uuid('course_ids').array(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    index('student_passes_of_student').on(table.studentId, table.endsAt),
    index('student_passes_of_pass').on(table.passId, table.endsAt),
    check('student_passes_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
