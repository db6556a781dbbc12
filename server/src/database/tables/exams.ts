import type { OdiaQuestion } from '@sikhya/contract/odia-version.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { compressed, createdAt, idColumn, moment } from './columns.ts';
import { courses } from './courses.ts';
import { files } from './files.ts';
import { attempts, papers, tests } from './learning.ts';
import { students } from './people.ts';

/**
 * The exam row. Its texts, times and paper are what students see: changes of a published exam wait in `content`. A draft
 * has no paper, and its row repeats the texts of its content for the lists of the admins.
 */
export const exams = pgTable(
  'exams',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => tests.id),
    title: text('title').notNull(),
    /** For searching over the title in both versions. */
    searchKey: text('search_key').notNull().default(''),
    odia: jsonb('odia').$type<{ title: string; instructions: string }>(),
    instructions: text('instructions').notNull(),
    state: text('state', { enum: ['draft', 'published', 'archived'] }).notNull(),
    deletedAt: moment('deleted_at'),
    /** The paper for students who start now; null for a draft. */
    paperId: uuid('paper_id').references(() => papers.id),
    totalQuestions: integer('total_questions').notNull().default(0),
    minutes: integer('minutes').notNull().default(0),
    opensAt: moment('opens_at'),
    closesAt: moment('closes_at'),
    /** How long after the opening students may still start; null for until it closes. */
    lateEntryMinutes: integer('late_entry_minutes'),
    /** When results and answers are shown; null for at once. */
    releaseAt: moment('release_at'),
    maxAttempts: smallint('max_attempts').notNull().default(1),
    /** The marks in twelfths that each category needs, as lines in the results. */
    cutOffs: jsonb('cut_offs').$type<{ category: string; marks: number }[]>().notNull().default([]),
    /** Whether only students of the courses in `exam_courses` may take it. */
    isForCourses: boolean('is_for_courses').notNull().default(false),
    cancelledAt: moment('cancelled_at'),
    /** The whole exam as the admins last saved it, as compressed JSON. */
    content: compressed('content').notNull(),
    hasUnpublishedChanges: boolean('has_unpublished_changes').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    savedBy: text('saved_by').notNull(),
  },
  (table) => [
    index('exams_newest').on(table.createdAt, table.id),
    index('exams_published')
      .on(table.closesAt)
      .where(sql`${table.state} = 'published' and ${table.deletedAt} is null`),
    check('exams_state_known', sql`${table.state} in ('draft', 'published', 'archived')`),
    check('exams_paper_when_published', sql`${table.state} = 'draft' or ${table.paperId} is not null`),
    check('exams_closes_after_opening', sql`${table.closesAt} > ${table.opensAt}`),
    check('exams_attempts_limited', sql`${table.maxAttempts} > 0`),
  ],
);

/** The courses whose students may take the exam. */
export const examCourses = pgTable(
  'exam_courses',
  {
    examId: uuid('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.courseId] }),
    index('exam_courses_of_course').on(table.courseId),
  ],
);

/** The pictures of the content that admins last saved. They must not be deleted while the exam uses them. */
export const examFiles = pgTable(
  'exam_files',
  {
    examId: uuid('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.fileId] }),
    index('exam_files_of_file').on(table.fileId),
  ],
);

/** One row for each publishing of an exam. */
export const examVersions = pgTable(
  'exam_versions',
  {
    examId: uuid('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
    note: text('note').notNull(),
    content: compressed('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.number] })],
);

/** Students who get more time in an exam, such as people with disabilities. */
export const extraTime = pgTable(
  'extra_time',
  {
    examId: uuid('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    minutesPerHour: smallint('minutes_per_hour').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.studentId] }),
    index('extra_time_of_student').on(table.studentId),
    check('extra_time_limited', sql`${table.minutesPerHour} between 1 and 60`),
  ],
);

/**
 * How many students have which marks in their first attempt, in total (section -1) and in each section. Kept in the
 * same transaction as the results, so that a rank is a sum over at most a few thousand rows.
 */
export const examScoreCounts = pgTable(
  'exam_score_counts',
  {
    examId: uuid('exam_id')
      .notNull()
      .references(() => tests.id),
    section: smallint('section').notNull(),
    /** In twelfths. */
    marks: integer('marks').notNull(),
    takers: integer('takers').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.section, table.marks] }),
    check('exam_score_counts_positive', sql`${table.takers} >= 0`),
  ],
);

/** An event of an attempt: leaving the page or full screen, and taking over on another device. */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    id: idColumn(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['left-page', 'left-full-screen', 'took-over'] }).notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    index('attempt_events_of_attempt').on(table.attemptId),
    check('attempt_events_kind_known', sql`${table.kind} in ('left-page', 'left-full-screen', 'took-over')`),
  ],
);

/**
 * The questions of the content that admins last saved, for the question bank. Exams are read from their content, and
 * students get their paper.
 */
export const examQuestions = pgTable(
  'exam_questions',
  {
    id: uuid('id').primaryKey(),
    examId: uuid('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    section: smallint('section').notNull(),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    odia: jsonb('odia').$type<OdiaQuestion>(),
    options: text('options').array().notNull(),
    correctAnswer: smallint('correct_answer').notNull(),
    explanation: text('explanation').notNull(),
    /** No reference, because `exam_files` keeps the picture. */
    imageId: uuid('image_id'),
    tags: text('tags').array().notNull(),
    /** The question of a course or exam that this one was copied from. */
    originId: uuid('origin_id'),
    searchKey: text('search_key').notNull(),
  },
  (table) => [
    index('exam_questions_of_exam').on(table.examId, table.section, table.position),
    index('exam_questions_of_origin').on(table.originId).where(sql`${table.originId} is not null`),
    index('exam_questions_tags').using('gin', table.tags),
    index('exam_questions_search').using('gin', table.searchKey.op('gin_trgm_ops')),
  ],
);

/** The statistics of a question of a course or exam, from a sample of the results. A job computes them. */
export const questionStatistics = pgTable(
  'question_statistics',
  {
    questionId: uuid('question_id').primaryKey(),
    testId: uuid('test_id')
      .notNull()
      .references(() => tests.id, { onDelete: 'cascade' }),
    /** How many results were counted. */
    results: integer('results').notNull(),
    /** The share of students who answered it rightly, from 0 to 1. */
    shareRight: real('share_right').notNull(),
    /** The correlation of a right answer with the other answers, from -1 to 1; null if there are too few results. */
    discrimination: real('discrimination'),
    /** The median of the seconds that students had it on the screen; null if none were measured. */
    medianSeconds: integer('median_seconds'),
    /** The option that most of the best quarter of the students chose; null if there is none or too few results. */
    bestOption: smallint('best_option'),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [index('question_statistics_of_test').on(table.testId)],
);
