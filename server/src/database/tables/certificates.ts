import type { PublicKey } from '@sikhya/contract/badges.ts';
import { REVOCATION_REASONS } from '@sikhya/contract/certificates.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';
import { courses } from './courses.ts';
import { files } from './files.ts';
import { students } from './people.ts';

type SchoolTexts = { text: string; signatory: string };

/** Whether a course has a certificate, and what it says. A course without a row has none. */
export const certificateSettings = pgTable(
  'certificate_settings',
  {
    courseId: uuid('course_id')
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    isEnabled: boolean('is_enabled').notNull(),
    text: text('text').notNull(),
    signatory: text('signatory').notNull(),
    odia: jsonb('odia').$type<SchoolTexts>(),
    signatureId: uuid('signature_id').references(() => files.id),
    /** Without a foreign key: while the exam does not exist, nobody can pass it. */
    examId: uuid('exam_id'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('certificate_settings_signature').on(table.signatureId)],
);

/** The content of a certificate besides the name; frozen when it is issued, except the scores, which a regrade corrects. */
export type CertificateContent = SchoolTexts & {
  courseTitle: string;
  odiaCourseTitle: string | null;
  odia: SchoolTexts | null;
  score: number | null;
  chapters: number;
  tests: number;
  passPercent: number;
  exam: { title: string; odiaTitle: string | null; score: number } | null;
};

/** An issued certificate. It stays when the course is deleted, and is deleted with the student. */
export const certificates = pgTable(
  'certificates',
  {
    id: idColumn(),
    code: text('code').notNull().unique(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    content: jsonb('content').$type<CertificateContent>().notNull(),
    signatureId: uuid('signature_id').references(() => files.id),
    issuedAt: moment('issued_at').notNull(),
    /** The results that earned it. Those that the student deleted by a reset are still listed. */
    resultIds: uuid('result_ids').array().notNull(),
    /** When they were last compared with what is needed. */
    checkedAt: moment('checked_at').notNull(),
    /** The bit of its credential in the status lists. A corrected name or score gets a new one. */
    statusIndex: integer('status_index').notNull().unique(),
    revokedAt: moment('revoked_at'),
    reason: text('reason', { enum: REVOCATION_REASONS }),
    /** The note of an admin. Not in the audit log, which keeps texts about people longer. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    uniqueIndex('certificates_one_valid')
      .on(table.studentId, table.courseId)
      .where(sql`${table.revokedAt} is null`),
    index('certificates_newest').on(table.issuedAt, table.id),
    index('certificates_of_course').on(table.courseId, table.issuedAt),
    index('certificates_of_student').on(table.studentId, table.issuedAt),
    index('certificates_signature').on(table.signatureId),
    index('certificates_by_check').on(table.checkedAt).where(sql`${table.revokedAt} is null`),
    check('certificates_reason_known', sql`${table.reason} in ('refund', 'score', 'admin')`),
    check('certificates_reason_when_revoked', sql`(${table.reason} is null) = (${table.revokedAt} is null)`),
    check('certificates_status_index_counts', sql`${table.statusIndex} >= 0`),
  ],
);

/** The next bit of the status lists. A row instead of a sequence, so that a backup contains it. */
export const certificateCounter = pgTable(
  'certificate_counter',
  {
    id: smallint('id').primaryKey(),
    nextStatusIndex: integer('next_status_index').notNull(),
  },
  (table) => [check('certificate_counter_one_row', sql`${table.id} = 1`)],
);

/** The keys that sign credentials. The newest that is neither retired nor withdrawn signs. */
export const certificateKeys = pgTable('certificate_keys', {
  /** The thumbprint of the public key. */
  id: text('id').primaryKey(),
  publicKey: jsonb('public_key').$type<PublicKey>().notNull(),
  /** Encrypted with a key that is derived from the session secret. */
  privateKey: text('private_key').notNull(),
  createdAt: createdAt(),
  /** The key signs nothing any more; what it signed stays valid. */
  retiredAt: moment('retired_at'),
  /** The key may be known to others, so nothing that it signed is valid. */
  withdrawnAt: moment('withdrawn_at'),
});
