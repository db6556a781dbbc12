import type { ExamRules, QuestionMarks } from '@sikhya/contract/exam-rules.ts';
import type { ShownLanguages } from '@sikhya/contract/test-result.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';
import { courses } from './courses.ts';
import { files } from './files.ts';
import { admins, students } from './people.ts';

/**
 * Enrolments, attempts, results and study time. The history of a student remains when a course is deleted: these rows have the ids of course and chapter
 * without a foreign key, and the paper has the titles.
 */

export const enrolments = pgTable(
  'enrolments',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['enrolled', 'purchased'] }).notNull(),
    amountPaise: integer('amount_paise').notNull().default(0),
    givenBy: uuid('given_by').references(() => admins.id, { onDelete: 'set null' }),
    /** It opens the course only while the student has a valid pass. */
    byPass: boolean('by_pass').notNull().default(false),
    enrolledAt: moment('enrolled_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.courseId] }),
    index('enrolments_of_course').on(table.courseId),
    check('enrolments_status_known', sql`${table.status} in ('enrolled', 'purchased')`),
    check('enrolments_amount_counts', sql`${table.amountPaise} >= 0`),
  ],
);

/** A chapter that a student opened. A reset clears `openedAt`; the first time remains, for the refund rule. */
export const chapterVisits = pgTable(
  'chapter_visits',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    chapterId: uuid('chapter_id').notNull(),
    courseId: uuid('course_id').notNull(),
    firstOpenedAt: moment('first_opened_at').notNull().defaultNow(),
    openedAt: moment('opened_at'),
    /**
     * When time was last reported, so that a report cannot count more time than has passed; without `openedAt`, when the
     * progress was reset.
     */
    reportedAt: moment('reported_at').notNull().defaultNow(),
    /** The last reports of the chapter that have an id, the newest first. They do not count again. */
    reportIds: text('report_ids').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.chapterId] }),
    index('chapter_visits_of_course').on(table.studentId, table.courseId, table.reportedAt),
  ],
);

/**
 * When a student last reset the progress in a course. It remains when the enrolment ends, because offline tests can be handed
 * in after that, too.
 */
export const progressResets = pgTable(
  'progress_resets',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id').notNull(),
    resetAt: moment('reset_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.courseId] })],
);

/** Minutes of study per student, chapter and day (in India's time zone). */
export const studyTime = pgTable(
  'study_time',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    chapterId: uuid('chapter_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    courseId: uuid('course_id').notNull(),
    minutes: integer('minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.chapterId, table.day] }),
    index('study_time_by_day').on(table.studentId, table.day),
    check('study_time_minutes_count', sql`${table.minutes} >= 0`),
  ],
);

/**
 * A test that students take. The mock test of a chapter has the id of the chapter and exists from its first paper on;
 * what it asks is in the course. An exam has a row in `exams`.
 */
export const tests = pgTable(
  'tests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['chapter', 'exam'] }).notNull(),
    /** How many corrections of its questions there are. Hand-ins lock the row, so that none misses a correction. */
    correctionNumber: integer('correction_number').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [check('tests_kind_known', sql`${table.kind} in ('chapter', 'exam')`)],
);

/** The questions and rules of a test as they were when an attempt started. Attempts with equal ones share a paper. */
export const papers = pgTable(
  'papers',
  {
    id: idColumn(),
    testId: uuid('test_id')
      .notNull()
      .references(() => tests.id),
    /** Null for an exam, which belongs to no course. */
    courseId: uuid('course_id'),
    /** The title of the chapter or exam, and of the course; an exam has no course title. */
    chapterTitle: text('chapter_title').notNull(),
    courseTitle: text('course_title').notNull(),
    odiaChapterTitle: text('odia_chapter_title'),
    odiaCourseTitle: text('odia_course_title'),
    contentHash: text('content_hash').notNull(),
    questions: jsonb('questions').notNull(),
    /** Sections, marks and time of an exam; null for the rules that all mock tests of chapters share. */
    rules: jsonb('rules').$type<ExamRules>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('papers_once').on(table.testId, table.contentHash),
    index('papers_of_course').on(table.courseId),
    // finds the papers that have a question
    index('papers_of_question').using('gin', sql`jsonb_path_query_array(${table.questions}, '$[*]._id')`),
  ],
);

/** The pictures of a paper. They must not be deleted before the paper, even if the course is. */
export const paperImages = pgTable(
  'paper_images',
  {
    paperId: uuid('paper_id')
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.fileId] }),
    index('paper_images_of_file').on(table.fileId),
  ],
);

export const attempts = pgTable(
  'attempts',
  {
    id: idColumn(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    paperId: uuid('paper_id')
      .notNull()
      .references(() => papers.id),
    testId: uuid('test_id').notNull(),
    courseId: uuid('course_id'),
    startedAt: moment('started_at').notNull(),
    deadline: moment('deadline').notNull(),
    /** The chosen option for each question of the paper, in its order; -1 for none. */
    answers: smallint('answers').array().notNull(),
    /** Positions are those on the screen, so that a save only adds its own languages. Null if none was reported. */
    shownLanguages: jsonb('shown_languages').$type<ShownLanguages>(),
    /** The number of the newest save in `answers`; saves with a lower number are ignored. */
    saveNumber: integer('save_number').notNull().default(0),
    handedInAt: moment('handed_in_at'),
    /** Positions in the paper, counted from 0, in display order; null for the order of the paper. */
    questionOrder: smallint('question_order').array(),
    /** Counts the student's attempts at an exam from 1; null for a mock test of a chapter. */
    attemptNumber: smallint('attempt_number'),
    /**
     * For each question of the paper, in its order, the options in the order shown: a 1 and then a digit each, so
     * that 12031 shows option 2 first. Null for the paper's own order.
     */
    optionOrders: integer('option_orders').array(),
    /**
     * For an exam with timed sections, when each section ends, and the position of its first question on the screen,
     * counted from 1. A save may only change questions of the section whose time runs.
     */
    sectionEnds: timestamp('section_ends', { withTimezone: true, mode: 'date' }).array(),
    sectionStarts: smallint('section_starts').array(),
    /** The mark of each question, by the position on the screen; null for none. */
    questionMarks: jsonb('question_marks').$type<QuestionMarks>(),
    /** The device that may save the answers of an exam; null if every device may. */
    deviceId: text('device_id'),
    /** When answers were last saved; null before the first save. */
    savedAt: moment('saved_at'),
    /** How long each question of the paper was on the screen, in its order; null if no client has reported it. */
    questionSeconds: smallint('question_seconds').array(),
  },
  (table) => [
    uniqueIndex('attempts_one_open')
      .on(table.studentId, table.testId)
      .where(sql`${table.handedInAt} is null`),
    index('attempts_open_by_deadline').on(table.deadline).where(sql`${table.handedInAt} is null`),
    uniqueIndex('attempts_numbered')
      .on(table.testId, table.studentId, table.attemptNumber)
      .where(sql`${table.attemptNumber} is not null`),
    // every read of a result looks for running attempts that delay the release
    index('attempts_open_of_exam')
      .on(table.testId, table.deadline)
      .where(sql`${table.handedInAt} is null and ${table.attemptNumber} is not null`),
    index('attempts_of_student').on(table.studentId, table.courseId),
    check('attempts_deadline_after_start', sql`${table.deadline} > ${table.startedAt}`),
  ],
);

export const results = pgTable(
  'results',
  {
    id: idColumn(),
    /** Null for the result of a student whose personal data was erased. It still counts in statistics and ranks. */
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'set null' }),
    attemptId: uuid('attempt_id')
      .unique()
      .references(() => attempts.id, { onDelete: 'set null' }),
    paperId: uuid('paper_id')
      .notNull()
      .references(() => papers.id),
    testId: uuid('test_id').notNull(),
    courseId: uuid('course_id'),
    score: smallint('score').notNull(),
    correctAnswers: integer('correct_answers').notNull(),
    totalQuestions: integer('total_questions').notNull(),
    timeSpentSeconds: integer('time_spent_seconds').notNull(),
    answers: smallint('answers').array().notNull(),
    completedAt: moment('completed_at').notNull(),
    /** The marks in an exam, in twelfths of a mark: in total and for each section. Null for a mock test of a chapter. */
    marks: integer('marks'),
    sectionMarks: integer('section_marks').array(),
    attemptNumber: smallint('attempt_number'),
    /** How long each question of the paper was on the screen, in its order; null if it was not measured. */
    questionSeconds: smallint('question_seconds').array(),
    /** Taken without a connection, with a permit. Such results are never ranked. */
    takenOffline: boolean('taken_offline').notNull().default(false),
  },
  (table) => [
    index('results_of_student').on(table.studentId, table.completedAt),
    index('results_of_student_in_course').on(table.studentId, table.courseId, table.testId),
    // with the id, because thousands of results can end at the same deadline, and a regrade reads them in this order
    index('results_of_chapter').on(table.testId, table.completedAt, table.id),
    index('results_of_exam_by_marks')
      .on(table.testId, table.marks, table.id)
      .where(sql`${table.marks} is not null`),
    check('results_score_is_percent', sql`${table.score} between 0 and 100`),
    check(
      'results_counts_fit',
      sql`${table.totalQuestions} > 0 and ${table.correctAnswers} between 0 and ${table.totalQuestions}`,
    ),
    check('results_time_counts', sql`${table.timeSpentSeconds} >= 0`),
  ],
);
