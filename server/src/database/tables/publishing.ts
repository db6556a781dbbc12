import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { compressed, moment } from './columns.ts';
import { courses } from './courses.ts';
import { files } from './files.ts';
import { admins } from './people.ts';

/** The unpublished changes of a course: its whole content as the admins last saved it. */
export const workingCopies = pgTable(
  'working_copies',
  {
    courseId: uuid('course_id')
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** The content of the course as compressed JSON. */
    content: compressed('content').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** The username at that time; empty if the server itself saved it. */
    savedBy: text('saved_by').notNull(),
    savedById: uuid('saved_by_id').references(() => admins.id, { onDelete: 'set null' }),
    /** When the working copy will be published; null if nobody scheduled it. */
    publishAt: moment('publish_at'),
    publishNote: text('publish_note').notNull().default(''),
    /** The admin who scheduled it. */
    publishBy: text('publish_by').notNull().default(''),
    /** Why the scheduled publishing failed, in both languages; null if it did not. */
    publishFailure: jsonb('publish_failure').$type<{ at: string; en: string; or: string }>(),
  },
  (table) => [
    index('working_copies_scheduled').on(table.publishAt).where(sql`${table.publishAt} is not null`),
  ],
);

/** The files of a working copy. They must not be deleted while it uses them. */
export const workingCopyFiles = pgTable(
  'working_copy_files',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => workingCopies.courseId, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.fileId] }),
    index('working_copy_files_of_file').on(table.fileId),
  ],
);

/** One row for each publishing of a course. The chapters are stored apart, because most versions share nearly all of them. */
export const courseVersions = pgTable(
  'course_versions',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    publishedAt: moment('published_at').notNull(),
    /** The username at that time; empty if it is unknown. */
    publishedBy: text('published_by').notNull(),
    note: text('note').notNull(),
    /** How many rows were added, changed and removed since the version before. */
    difference: jsonb('difference').$type<{ added: number; changed: number; removed: number }>().notNull(),
    /** The course as compressed JSON, with the hash of each chapter in its place. */
    outline: compressed('outline').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.number] })],
);

/** The chapters of all versions of a course, each stored once as compressed JSON under its hash. */
export const versionChapters = pgTable(
  'version_chapters',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    content: compressed('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.hash] })],
);

/** The files of all versions of a course, which keep them from the sweep. An admin may still delete them. */
export const versionFiles = pgTable(
  'version_files',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.fileId] }),
    index('version_files_of_file').on(table.fileId),
  ],
);
