import { CARD_REASONS } from '@sikhya/contract/practice.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';
import { papers } from './learning.ts';
import { students } from './people.ts';

/** How a student practises. Without a row, the defaults of the contract apply. */
export const practiceSettings = pgTable('practice_settings', {
  studentId: uuid('student_id')
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  minutesPerDay: smallint('minutes_per_day').notNull(),
  daysPerWeek: smallint('days_per_week').notNull(),
  /** Null for no examination. */
  examDay: date('exam_day', { mode: 'string' }),
});

/** The results whose mistakes are in the notebook. A result has no foreign key, because a reset deletes results. */
export const collectedResults = pgTable(
  'practice_results',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    resultId: uuid('result_id').notNull(),
    /** How many corrections its test had when it was collected. A later one collects the result again. */
    correctionNumber: integer('correction_number').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.resultId] })],
);

/** A question in a student's notebook. Its text is that of the paper, whatever happens to the course. */
export const practiceCards = pgTable(
  'practice_cards',
  {
    id: idColumn(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').notNull(),
    testId: uuid('test_id').notNull(),
    /** Null for a question of an exam. */
    courseId: uuid('course_id'),
    paperId: uuid('paper_id')
      .notNull()
      .references(() => papers.id),
    /** The position of the question in the paper. */
    position: smallint('position').notNull(),
    /** When the result was completed that the paper belongs to. */
    paperUsedAt: moment('paper_used_at').notNull(),
    bookmarkedAt: moment('bookmarked_at'),
    /** The columns below are computed from the reviews. */
    createdAt: moment('created_at').notNull(),
    due: moment('due').notNull(),
    reason: text('reason', { enum: CARD_REASONS }).notNull(),
    reasonAt: moment('reason_at').notNull(),
    rightSince: integer('right_since').notNull().default(0),
    /** The memory state of FSRS; null before the first review. */
    stability: doublePrecision('stability'),
    difficulty: doublePrecision('difficulty'),
    scheduledDays: integer('scheduled_days'),
    repetitions: integer('repetitions').notNull().default(0),
    lapses: integer('lapses').notNull().default(0),
    lastReviewAt: moment('last_review_at'),
  },
  (table) => [
    unique('practice_cards_once').on(table.studentId, table.questionId),
    index('practice_cards_due').on(table.studentId, table.due, table.id),
    check('practice_cards_reason_known', sql`${table.reason} in ('wrong', 'empty', 'slow', 'bookmark')`),
    check(
      'practice_cards_memory_whole',
      sql`num_nulls(${table.stability}, ${table.difficulty}, ${table.scheduledDays}, ${table.lastReviewAt}) in (0, 4)`,
    ),
  ],
);

/** A review of a card: an answer in practice, or a mistake in a test. */
export const practiceReviews = pgTable(
  'practice_reviews',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Made by the device; for a mistake in a test, the id of the result, a colon and the position. */
    reviewId: text('review_id').notNull(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => practiceCards.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    outcome: text('outcome', { enum: ['right', ...CARD_REASONS] }).notNull(),
    seconds: smallint('seconds').notNull(),
    isFromTest: boolean('is_from_test').notNull(),
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.reviewId] }),
    index('practice_reviews_of_card').on(table.cardId),
    // has all columns that the counts of a day need, so that they read the index alone
    index('practice_reviews_by_time').on(
      table.studentId,
      table.at,
      table.isFromTest,
      table.isUndone,
      table.seconds,
    ),
    check(
      'practice_reviews_outcome_known',
      sql`${table.outcome} in ('right', 'wrong', 'empty', 'slow', 'bookmark')`,
    ),
    check('practice_reviews_seconds_count', sql`${table.seconds} >= 0`),
  ],
);
