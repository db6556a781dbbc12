import { NOTICE_GROUPS, NOTICE_KINDS } from '@sikhya/contract/notices.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';
import { admins, sessions, students } from './people.ts';

/** The ids that a notice is about. Its text is made when it is read. */
export type NoticeData = {
  orderId?: string;
  amountPaise?: number;
  studentPassId?: string;
  examId?: string;
  courseId?: string;
  chapterId?: string;
  count?: number;
  grievanceId?: string;
  breachId?: string;
  messageId?: string;
  certificateId?: string;
};

/**
 * Notices to students and admins, one for each person and cause. The id starts with the time of `createdAt`.
 * `studentId` is not a foreign key, because a key would cost a lookup for each of a million rows. Instead, a
 * transaction that writes a notice locks the student or prevents erasures, and an erasure deletes the notices after it
 * has both locks.
 */
export const notices = pgTable(
  'notices',
  {
    id: idColumn(),
    studentId: uuid('student_id'),
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    data: jsonb('data').$type<NoticeData>().notNull(),
    cause: text('cause').notNull(),
    /** False if the student has switched the group off in the app; deliveries still need the row. */
    isInApp: boolean('is_in_app').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notices_once_for_student')
      .on(table.studentId, table.cause)
      .where(sql`${table.studentId} is not null`),
    uniqueIndex('notices_once_for_admin')
      .on(table.adminId, table.cause)
      .where(sql`${table.adminId} is not null`),
    // counts who has read a message
    index('notices_of_message').on(table.cause).where(sql`${table.kind} = 'message'`),
    check('notices_one_person', sql`num_nonnulls(${table.studentId}, ${table.adminId}) = 1`),
  ],
);

/** A cause that concerns many students. A job goes through them by their id. */
export const noticeBroadcasts = pgTable(
  'notice_broadcasts',
  {
    id: idColumn(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    data: jsonb('data').$type<NoticeData>().notNull(),
    cause: text('cause').notNull().unique(),
    /** The recipients of the notice; see audience-queries.ts. */
    audience: text('audience').notNull(),
    /** The id of what the audience belongs to, such as a course or an exam. */
    audienceId: uuid('audience_id'),
    createdAt: createdAt(),
    /** The last student of the batches that are done. */
    lastStudentId: uuid('last_student_id'),
    /** How many notices were written. */
    total: integer('total').notNull().default(0),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('notice_broadcasts_unfinished').on(table.createdAt).where(sql`${table.finishedAt} is null`),
  ],
);

/** E-mails to people who may have no account. */
export const LETTER_KINDS = ['parent-consent', 'grievance-answer', 'newsletter-confirmation'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** The outbox: what is to be sent, or was sent, over one channel. No foreign keys, for the reason given at `notices`. */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    id: idColumn(),
    /** Null for a letter to a visitor. */
    studentId: uuid('student_id'),
    channel: text('channel', { enum: ['email', 'push'] }).notNull(),
    /** A letter goes to an address instead of a student; the id is that of the row it is about. */
    letterKind: text('letter_kind', { enum: LETTER_KINDS }),
    letterId: uuid('letter_id'),
    /** Null for a digest and a letter. */
    noticeId: uuid('notice_id'),
    /** The day in India on which the digest is sent; null for a notice and a letter. */
    digestDay: date('digest_day', { mode: 'string' }),
    state: text('state', { enum: ['waiting', 'sent', 'skipped', 'dead'] })
      .notNull()
      .default('waiting'),
    /** A sender that takes the row moves this to the end of its lease. */
    notBefore: moment('not_before').notNull(),
    tries: smallint('tries').notNull().default(0),
    lastError: text('last_error'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('notice_deliveries_one_digest')
      .on(table.studentId, table.channel, table.digestDay)
      .where(sql`${table.digestDay} is not null`),
    // `notice_deliveries_one_digest` finds the digests of a student
    index('notice_deliveries_of_student').on(table.studentId).where(sql`${table.digestDay} is null`),
    index('notice_deliveries_waiting')
      .on(table.channel, table.notBefore)
      .where(sql`${table.state} = 'waiting'`),
    index('notice_deliveries_finished').on(table.finishedAt).where(sql`${table.state} <> 'waiting'`),
    index('notice_deliveries_dead').on(table.channel, table.finishedAt).where(sql`${table.state} = 'dead'`),
    uniqueIndex('notice_deliveries_one_letter')
      .on(table.letterKind, table.letterId)
      .where(sql`${table.letterId} is not null`),
    check(
      'notice_deliveries_one_content',
      sql`num_nonnulls(${table.noticeId}, ${table.digestDay}, ${table.letterId}) = 1`,
    ),
    check(
      'notice_deliveries_letter_or_student',
      sql`(${table.letterId} is null) = (${table.letterKind} is null) and (${table.letterId} is not null or ${table.studentId} is not null)`,
    ),
    check(
      'notice_deliveries_finished_has_time',
      sql`(${table.state} = 'waiting') = (${table.finishedAt} is null)`,
    ),
  ],
);

/** The channels that the settings of the server open, with the tokens of their rate limit. */
export const noticeChannels = pgTable('notice_channels', {
  channel: text('channel', { enum: ['email', 'push'] }).primaryKey(),
  perMinute: integer('per_minute').notNull(),
  tokens: doublePrecision('tokens').notNull(),
  refilledAt: moment('refilled_at').notNull(),
});

/** The settings of a student that differ from the defaults. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    group: text('group', { enum: NOTICE_GROUPS }).notNull(),
    channel: text('channel', { enum: ['app', 'email', 'push'] }).notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.group, table.channel] })],
);

/** A browser that receives pushes while its session lasts. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: idColumn(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    /** The public key and the secret of the browser, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_of_student').on(table.studentId),
    index('push_subscriptions_of_session').on(table.sessionId),
  ],
);
