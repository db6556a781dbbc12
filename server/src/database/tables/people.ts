import { DIGITS, LANGUAGES } from '@sikhya/contract/language/language.ts';
import { ADMIN_ROLES } from '@sikhya/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';

/** How the person reads; null until they have chosen. */
const preferences = () => ({
  language: text('language', { enum: LANGUAGES }),
  digits: text('digits', { enum: DIGITS }),
});

export const students = pgTable(
  'students',
  {
    id: idColumn(),
    /** The person's id at the identity provider; unlike an e-mail address it never changes hands. */
    providerSub: text('provider_sub').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    photoUrl: text('photo_url').notNull().default(''),
    /** For sorting by name and for searching over name and e-mail. */
    nameKey: text('name_key').notNull(),
    searchKey: text('search_key').notNull(),
    totalEnrolments: integer('total_enrolments').notNull().default(0),
    blockedAt: moment('blocked_at'),
    /** Whether the student has chosen the name. A sign-in then keeps it. */
    hasOwnName: boolean('has_own_name').notNull().default(false),
    /** Whether a sign-in stores the photo of the provider. */
    showsPhoto: boolean('shows_photo').notNull().default(true),
    /** When the personal data of a deleted account will be erased; null for an account in use. */
    eraseAt: moment('erase_at'),
    /** Null until the student has answered. */
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    ...preferences(),
    createdAt: createdAt(),
  },
  (table) => [
    index('students_newest').on(table.createdAt, table.id),
    index('students_by_name').on(table.nameKey, table.id),
    index('students_to_erase').on(table.eraseAt).where(sql`${table.eraseAt} is not null`),
    index('students_by_email').on(table.email, table.id),
    index('students_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    check('students_total_enrolments_counts', sql`${table.totalEnrolments} >= 0`),
    check('students_language_known', sql`${table.language} in ('en', 'or')`),
    check('students_digits_known', sql`${table.digits} in ('latin', 'odia')`),
  ],
);

export const admins = pgTable(
  'admins',
  {
    id: idColumn(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ADMIN_ROLES }).notNull(),
    /** Whether this author's changes are published by somebody else. */
    needsReview: boolean('needs_review').notNull().default(false),
    blockedAt: moment('blocked_at'),
    /** Whether the password that was last used breaks today's rules; it may be older than the rules. */
    hasWeakPassword: boolean('has_weak_password').notNull().default(false),
    ...preferences(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('admins_username').on(sql`lower(${table.username})`),
    check('admins_role_known', sql`${table.role} in ('owner', 'author', 'reviewer', 'support')`),
    check('admins_language_known', sql`${table.language} in ('en', 'or')`),
    check('admins_digits_known', sql`${table.digits} in ('latin', 'odia')`),
  ],
);

/** A token is valid only while its row exists and has neither ended nor expired. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'cascade' }),
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    /** The browser and the system of a student's device; empty if it is unknown. */
    device: text('device').notNull().default(''),
    /** When the admin last proved who they are: with a second factor, or with the password if there is none. */
    verifiedAt: moment('verified_at'),
  },
  (table) => [
    index('sessions_of_student').on(table.studentId),
    index('sessions_of_admin').on(table.adminId),
    index('sessions_by_expiry').on(table.expiresAt),
    check('sessions_one_person', sql`num_nonnulls(${table.studentId}, ${table.adminId}) = 1`),
  ],
);

/**
 * Failed sign-ins of the last 15 minutes, by account and address. The username is stored as a hash, because people type
 * passwords into the wrong field.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: idColumn(),
    accountHash: text('account_hash').notNull(),
    address: text('address').notNull(),
    /** The device, if the account was used on it before. */
    device: text('device'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('sign_in_failures_by_account').on(table.accountHash, table.at),
    index('sign_in_failures_by_time').on(table.at),
  ],
);

/** One code per admin that replaces the password for one sign-in; stored as a hash. */
export const signInCodes = pgTable('sign_in_codes', {
  adminId: uuid('admin_id')
    .primaryKey()
    .references(() => admins.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
