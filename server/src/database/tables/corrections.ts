import type { CorrectionKind, DecisionKind } from '@sikhya/contract/corrections.ts';
import type { ReportKind } from '@sikhya/contract/reports.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';
import { files } from './files.ts';
import { papers, results } from './learning.ts';
import { students } from './people.ts';

/** Reports of students about questions, the decisions about them, and what these have changed. */

/** All reports about one question until somebody decides. Later reports open a new case. */
export const reportCases = pgTable(
  'report_cases',
  {
    id: idColumn(),
    questionId: uuid('question_id').notNull(),
    /** The paper that has the question as it was first reported. */
    paperId: uuid('paper_id')
      .notNull()
      .references(() => papers.id),
    testId: uuid('test_id').notNull(),
    /** Null for a question of an exam. */
    courseId: uuid('course_id'),
    /** The key of the question in the paper. */
    correctAnswer: smallint('correct_answer').notNull(),
    /** How many students have reported it. */
    reports: integer('reports').notNull().default(0),
    reportedAt: moment('reported_at').notNull(),
    createdAt: createdAt(),
    /** Null while the case is open. */
    decision: text('decision').$type<DecisionKind>(),
    /** Shown to the students and to the public. */
    reason: text('reason').notNull().default(''),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('report_cases_one_open').on(table.questionId).where(sql`${table.decision} is null`),
    index('report_cases_of_question').on(table.questionId),
    index('report_cases_of_test').on(table.testId),
    index('report_cases_of_course').on(table.courseId),
    index('report_cases_decided').on(table.decidedAt).where(sql`${table.decision} is not null`),
    check('report_cases_decided_at', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
  ],
);

/** The report of one student about a question. A second report of the same question replaces the first until the decision. */
export const questionReports = pgTable(
  'question_reports',
  {
    id: idColumn(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => reportCases.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Null after a reset of the course deleted the result. */
    resultId: uuid('result_id').references(() => results.id, { onDelete: 'set null' }),
    kind: text('kind').$type<ReportKind>().notNull(),
    language: text('language', { enum: ['en', 'or'] }),
    text: text('text').notNull(),
    imageId: uuid('image_id').references(() => files.id),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [
    unique('question_reports_once').on(table.caseId, table.studentId),
    index('question_reports_of_student').on(table.studentId, table.reportedAt),
    index('question_reports_of_result').on(table.resultId),
    index('question_reports_image').on(table.imageId),
    check('question_reports_language', sql`${table.language} in ('en', 'or')`),
  ],
);

/** A decision that changes the grading of a question, in all papers that have it as it was decided about. */
export const corrections = pgTable(
  'corrections',
  {
    id: idColumn(),
    caseId: uuid('case_id')
      .notNull()
      .unique()
      .references(() => reportCases.id),
    questionId: uuid('question_id').notNull(),
    /** Counts the corrections of the question; the highest one counts. */
    number: integer('number').notNull(),
    kind: text('kind').$type<CorrectionKind>().notNull(),
    correctAnswers: smallint('correct_answers').array().notNull(),
    language: text('language', { enum: ['en', 'or'] }),
    reason: text('reason').notNull(),
    /** The question as it was decided about. */
    question: jsonb('question').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [
    unique('corrections_of_question').on(table.questionId, table.number),
    check('corrections_language', sql`${table.language} in ('en', 'or')`),
  ],
);

/** The work of grading all results of a corrected question again, and how far it is. */
export const regrades = pgTable(
  'regrades',
  {
    id: idColumn(),
    correctionId: uuid('correction_id')
      .notNull()
      .unique()
      .references(() => corrections.id),
    /** The tests whose papers have the question, in the order in which they are regraded. */
    testIds: uuid('test_ids').array().notNull(),
    /** The tests that are done, and the last regraded result of the next one. */
    testsDone: integer('tests_done').notNull().default(0),
    lastCompletedAt: moment('last_completed_at'),
    lastResultId: uuid('last_result_id'),
    /** How many results there were at the beginning, were graded again, and have another score now. */
    totalResults: integer('total_results').notNull(),
    gradedResults: integer('graded_results').notNull().default(0),
    changedResults: integer('changed_results').notNull().default(0),
    passesGained: integer('passes_gained').notNull().default(0),
    passesLost: integer('passes_lost').notNull().default(0),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('regrades_running').on(table.startedAt).where(sql`${table.finishedAt} is null`)],
);

/** The scores before and after a regrade. The student sees each row once, until `seen_at` is set. */
export const scoreChanges = pgTable(
  'score_changes',
  {
    resultId: uuid('result_id')
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    regradeId: uuid('regrade_id')
      .notNull()
      .references(() => regrades.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    testId: uuid('test_id').notNull(),
    oldScore: smallint('old_score').notNull(),
    newScore: smallint('new_score').notNull(),
    /** In twelfths; null for a mock test of a chapter. */
    oldMarks: integer('old_marks'),
    newMarks: integer('new_marks'),
    wasPassed: boolean('was_passed').notNull(),
    isPassed: boolean('is_passed').notNull(),
    changedAt: moment('changed_at').notNull(),
    seenAt: moment('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.resultId, table.regradeId] }),
    index('score_changes_of_student').on(table.studentId, table.changedAt),
    index('score_changes_of_regrade').on(table.regradeId, table.studentId),
  ],
);
