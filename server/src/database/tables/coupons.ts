import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';
import { students } from './people.ts';

export const coupons = pgTable(
  'coupons',
  {
    id: idColumn(),
    code: text('code').notNull(),
    percent: integer('percent'),
    amountPaise: integer('amount_paise'),
    /** Without foreign keys: the id of a deleted course matches nothing. Empty for all courses. */
    courseIds: uuid('course_ids').array().notNull(),
    from: moment('from'),
    until: moment('until'),
    /** How many orders may use it in all, and per student; null for no limit. */
    total: integer('total'),
    perStudent: integer('per_student'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Set instead of deleting the row, because orders refer to it. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('coupons_code_once').on(table.code).where(sql`${table.deletedAt} is null`),
    check(
      'coupons_percent_or_amount',
      sql`(${table.percent} is null) <> (${table.amountPaise} is null) and ${table.percent} between 1 and 100 and ${table.amountPaise} > 0`,
    ),
  ],
);

/** The orders that use a coupon. A reservation becomes a use when the order is paid, and is deleted when it lapses. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    /** The order, without a foreign key, because orders refer to coupons. */
    orderId: uuid('order_id').primaryKey(),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['reserved', 'used'] }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('coupon_uses_of_coupon').on(table.couponId, table.studentId)],
);
