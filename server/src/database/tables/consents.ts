import { PARENT_METHODS } from '@sikhya/contract/consents.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';
import { students } from './people.ts';

/** The ledger: who agreed to which version of the privacy notice. A trigger refuses to change more than the withdrawal. */
export const consents = pgTable(
  'consents',
  {
    id: idColumn(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    noticeVersion: integer('notice_version').notNull(),
    givenBy: text('given_by', { enum: ['student', 'parent'] }).notNull(),
    /** How a parent agreed; null for the student's own consent. */
    method: text('method', { enum: PARENT_METHODS }),
    /** The name and the address of a parent who agreed by e-mail. */
    parentName: text('parent_name').notNull().default(''),
    parentEmail: text('parent_email').notNull().default(''),
    /** The account of a parent who signed in. */
    parentId: uuid('parent_id').references(() => students.id, { onDelete: 'set null' }),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by', { enum: ['student', 'parent'] }),
  },
  (table) => [
    index('consents_of_student').on(table.studentId, table.givenAt),
    index('consents_of_parent').on(table.parentId),
    index('consents_of_parent_email').on(table.parentEmail).where(sql`${table.parentEmail} <> ''`),
    uniqueIndex('consents_one_open')
      .on(table.studentId, table.givenBy, table.noticeVersion)
      .where(sql`${table.withdrawnAt} is null`),
    check('consents_method_of_parent', sql`(${table.givenBy} = 'parent') = (${table.method} is not null)`),
    check('consents_withdrawn_by', sql`(${table.withdrawnAt} is null) = (${table.withdrawnBy} is null)`),
  ],
);

/** Requests to parents. The secret of the link is stored as a hash. */
export const parentRequests = pgTable(
  'parent_requests',
  {
    id: idColumn(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    method: text('method', { enum: PARENT_METHODS }).notNull(),
    /** Where the link was sent, and its key for comparing; empty for a parent who signs in. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    answer: text('answer', { enum: ['given', 'declined', 'replaced'] }),
    answeredAt: moment('answered_at'),
    /** The consent that the request led to. */
    consentId: uuid('consent_id').references(() => consents.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('parent_requests_of_student').on(table.studentId, table.createdAt),
    index('parent_requests_of_email').on(table.emailKey, table.createdAt),
    index('parent_requests_of_consent').on(table.consentId),
    index('parent_requests_by_expiry').on(table.expiresAt),
    check('parent_requests_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('parent_requests_consent', sql`(${table.answer} = 'given') = (${table.consentId} is not null)`),
  ],
);
