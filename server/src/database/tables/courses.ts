import type { OdiaQuestion, OdiaTexts } from '@sikhya/contract/odia-version.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';
import { files } from './files.ts';

/** The Odia version of the texts; null for none. In one column, because it is always read and written as a whole. */
const odiaTexts = () => jsonb('odia').$type<OdiaTexts>();

/**
 * The course row. Together with its subjects, chapters and questions it is what students see: changes of a published
 * course wait in its working copy. A draft has a working copy and no subjects, and its row repeats the texts of the
 * working copy for the lists of the admins.
 */
export const courses = pgTable(
  'courses',
  {
    id: idColumn(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    odia: odiaTexts(),
    /** For sorting by title, and for searching over title and description in both versions. */
    titleKey: text('title_key').notNull(),
    searchKey: text('search_key').notNull(),
    pricePaise: integer('price_paise').notNull(),
    isFree: boolean('is_free').notNull(),
    thumbnailId: uuid('thumbnail_id').references(() => files.id),
    state: text('state', { enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('published'),
    /** When the course was moved to the bin; null if it is not there. */
    deletedAt: moment('deleted_at'),
    /** Whether the catalogue shows the course. */
    isListed: boolean('is_listed').generatedAlwaysAs(sql`state = 'published' and deleted_at is null`),
    /** The last part of the address of the course page. */
    slug: text('slug').notNull().unique().default(sql`gen_random_uuid()::text`),
    /** Stored with every save, because every list shows them. */
    totalSubjects: integer('total_subjects').notNull().default(0),
    totalChapters: integer('total_chapters').notNull().default(0),
    totalQuestions: integer('total_questions').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('courses_newest').on(table.createdAt, table.id),
    // also counts free and paid courses without reading the rows
    index('courses_newest_of_kind').on(table.isFree, table.createdAt, table.id).where(sql`${table.isListed}`),
    index('courses_by_title').on(table.titleKey, table.id),
    index('courses_by_price').on(table.pricePaise, table.id),
    index('courses_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    // for searches shorter than the three letters of a trigram; the migration defines the function
    index('courses_search_short').using('gin', sql`letters_and_pairs(${table.searchKey})`),
    index('courses_thumbnail').on(table.thumbnailId),
    index('courses_in_bin').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('courses_state_known', sql`${table.state} in ('draft', 'published', 'archived')`),
    check(
      'courses_price_fits',
      sql`${table.isFree} = (${table.pricePaise} = 0) and ${table.pricePaise} >= 0`,
    ),
    check('courses_paid_minimum', sql`${table.isFree} or ${table.pricePaise} >= 100`),
  ],
);

export const subjects = pgTable(
  'subjects',
  {
    id: idColumn(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    odia: odiaTexts(),
  },
  // the first migration makes (course, position) unique at commit, because a save may swap positions
  (table) => [check('subjects_position_counts', sql`${table.position} >= 0`)],
);

export const chapters = pgTable(
  'chapters',
  {
    id: idColumn(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    odia: odiaTexts(),
    pdfId: uuid('pdf_id').references(() => files.id),
    /** Whether visitors may read the chapter and take its test on the course page. */
    freePreview: boolean('free_preview').notNull().default(false),
    totalQuestions: integer('total_questions').notNull().default(0),
  },
  (table) => [
    index('chapters_of_course').on(table.courseId),
    index('chapters_pdf').on(table.pdfId),
    check('chapters_position_counts', sql`${table.position} >= 0`),
  ],
);

export const questions = pgTable(
  'questions',
  {
    id: idColumn(),
    chapterId: uuid('chapter_id')
      .notNull()
      .references(() => chapters.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    imageId: uuid('image_id').references(() => files.id),
    options: text('options').array().notNull(),
    correctAnswer: smallint('correct_answer').notNull(),
    explanation: text('explanation').notNull().default(''),
    odia: jsonb('odia').$type<OdiaQuestion>(),
    /**
     * Hashes of the text in each version, which find the same question in other courses. Null for a version that does
     * not exist, and both are null for a question of an earlier release until a job has added them.
     */
    textHash: bigint('text_hash', { mode: 'bigint' }),
    odiaTextHash: bigint('odia_text_hash', { mode: 'bigint' }),
    /** For searching over the text in both versions; null for a question of an earlier release until the same job. */
    searchKey: text('search_key'),
  },
  (table) => [
    index('questions_image').on(table.imageId),
    index('questions_by_text').on(table.textHash),
    index('questions_by_odia_text').on(table.odiaTextHash).where(sql`${table.odiaTextHash} is not null`),
    index('questions_without_search_key').on(table.id).where(sql`${table.searchKey} is null`),
    index('questions_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    check('questions_position_counts', sql`${table.position} >= 0`),
    check('questions_four_options', sql`cardinality(${table.options}) = 4`),
    check('questions_four_odia_options', sql`jsonb_array_length(${table.odia} -> 'options') = 4`),
    check('questions_answer_is_an_option', sql`${table.correctAnswer} between 0 and 3`),
  ],
);

/** Every slug that a course has had, so that old addresses of the course page stay valid. */
export const courseSlugs = pgTable(
  'course_slugs',
  {
    slug: text('slug').primaryKey(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (table) => [index('course_slugs_of_course').on(table.courseId)],
);
