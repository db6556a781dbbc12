import * as z from 'zod/mini';
import { MAX_OPTIONS } from './constants.ts';
import { type EndpointResponse, endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { odiaQuestionOrNull, odiaTitle, odiaTitles } from './odia-version.ts';
import { studentQuestion } from './study.ts';

/**
 * The notebook of a student: questions of tests that were answered wrong, left empty or took very long, and questions
 * with a bookmark. A card is one question in it. Its answer has been shown to the student before.
 *
 * Practice works without a network. The device applies its own reviews to its cards and sends them later, in any order
 * and as often as needed: the server stores each `reviewId` once and computes a card from all its reviews in the order
 * of their time. An undone review is sent again with `undone`, which nothing takes back.
 */

const datetime = z.iso.datetime();
/** As 2026-11-15. */
const day = z.iso.date();

/** Why a question is in the notebook: the last answer that was not right and quick, or a bookmark. */
export const CARD_REASONS = ['wrong', 'empty', 'slow', 'bookmark'] as const;

export type CardReason = (typeof CARD_REASONS)[number];

export const PRACTICE = {
  defaultMinutes: 15,
  defaultDaysPerWeek: 5,
  maxMinutes: 240,
  /** Used until the student's own average is known. */
  defaultSeconds: 30,
  forecastDays: 14,
  heatMapDays: 84,
  /** The largest number of cards in a response. */
  maxCards: 200,
  maxReviews: 500,
  maxReviewSeconds: 600,
} as const;

const memory = z.object({
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.int(),
  repetitions: z.int(),
  lapses: z.int(),
  lastReviewAt: datetime,
});

const practiceCard = z.extend(studentQuestion, {
  /** The id of the card; the question's own is `questionId`. */
  _id: z.string(),
  questionId: z.string(),
  /** Null for a question of an exam. */
  courseId: z.nullable(z.string()),
  /** The chapter, or the exam. */
  testId: z.string(),
  courseTitle: z.string(),
  /** The title of the chapter or exam. */
  chapterTitle: z.string(),
  odiaTitles,
  odia: odiaQuestionOrNull,
  correctAnswer: z.int(),
  /** All options that count as right; several only after a correction. */
  correctAnswers: z.array(z.int()),
  explanation: z.string(),
  reason: z.object({ kind: z.enum(CARD_REASONS), at: datetime }),
  rightSince: z.int(),
  isBookmarked: z.boolean(),
  createdAt: datetime,
  due: datetime,
  /** Null before the first review. */
  memory: z.nullable(memory),
});

export type PracticeCard = z.output<typeof practiceCard>;

const minutesPerDay = z.int().check(z.minimum(1), z.maximum(PRACTICE.maxMinutes));
const daysPerWeek = z.int().check(z.minimum(1), z.maximum(7));

const practiceSettings = z.object({ minutesPerDay, daysPerWeek, examDay: z.nullable(day) });

export type PracticeSettings = z.output<typeof practiceSettings>;

export const PRACTICE_FILTERS = ['wrong', 'marked'] as const;

const countText = z.string().check(z.regex(/^\d{1,3}$/));

const practice = z.object({
  /** How many cards are due today, counted in India's time zone, or were due before. */
  due: z.int(),
  /** The most overdue ones that fit into the minutes. */
  cards: z.array(practiceCard),
  /** Cards of the days after today, as far as `aheadDays` asks for them; for a device that goes offline. */
  upcoming: z.array(practiceCard),
  /** Today with everything overdue, and the days after it. */
  forecast: z.array(z.object({ day, questions: z.int() })),
  settings: practiceSettings,
  /** The average time of this student for a question. */
  secondsPerQuestion: z.int(),
  today: z.object({ questions: z.int(), seconds: z.int() }),
  now: datetime,
});

export type Practice = z.output<typeof practice>;

export const getPractice = endpoint({
  method: 'GET',
  path: '/api/student/practice',
  access: 'student',
  summary: 'The questions to practise today',
  query: z.object({
    /** Without it, what is left of the minutes that the student chose for each day. */
    minutes: z.optional(countText),
    aheadDays: z.optional(z.string().check(z.regex(/^[0-7]$/))),
    courseId: z.optional(id),
    testId: z.optional(id),
    only: z.optional(z.enum(PRACTICE_FILTERS)),
  }),
  response: practice,
});

/** Test results use ids with a colon. */
const reviewId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, { abort: true }));
const abort = true;

const practiceReview = z.object({
  reviewId,
  cardId: id,
  /** Null if the student does not know. */
  option: z.nullable(z.int().check(z.minimum(0, { abort }), z.maximum(MAX_OPTIONS - 1, { abort }))),
  seconds: z.number().check(z.minimum(0, { abort }), z.maximum(86_400, { abort })),
  /** By the server's clock, as far as the device knows it. A time in the future or before the card is corrected. */
  at: z.iso.datetime({ offset: true }),
  undone: z._default(z.boolean(), false),
});

export type PracticeReview = z.output<typeof practiceReview>;

/** Reviews of unknown cards are ignored. */
export const sendReviews = endpoint({
  method: 'POST',
  path: '/api/student/practice/reviews',
  access: 'student',
  summary: 'Store the answers of a practice; each of them counts once',
  maxBodyBytes: 256 * 1024,
  body: z.object({
    reviews: z.array(practiceReview).check(z.minLength(1), z.maxLength(PRACTICE.maxReviews)),
  }),
  response: z.object({
    /** How many reviews changed something; a repeated one does not. */
    accepted: z.int(),
    /** The cards of the reviews that the student may see, as they are now; at most `maxCards` of them. */
    cards: z.array(practiceCard),
    now: datetime,
  }),
});

export const setPracticeSettings = endpoint({
  method: 'PUT',
  path: '/api/student/practice/settings',
  access: 'student',
  isRare: true,
  summary: 'Choose the minutes per day, the days per week and the date of the examination',
  body: z.object({
    minutesPerDay: z.optional(minutesPerDay),
    daysPerWeek: z.optional(daysPerWeek),
    /** Null for none. */
    examDay: z.optional(z.nullable(day)),
  }),
  response: z.object({ settings: practiceSettings }),
});

export const getPracticeProgress = endpoint({
  method: 'GET',
  path: '/api/student/practice/progress',
  access: 'student',
  summary: 'The streak, the week, the last twelve weeks and the mastery of each chapter',
  response: z.object({
    /** A day of practice adds one, a missed day takes one away. */
    streak: z.int(),
    /** The streak before the first of `days`. */
    streakBefore: z.int(),
    week: z.object({ days: z.int(), goal: z.int() }),
    /** Every day of the last twelve weeks up to today. */
    days: z.array(z.object({ day, questions: z.int() })),
    chapters: z.array(
      z.object({
        courseId: z.nullable(z.string()),
        testId: z.string(),
        courseTitle: z.string(),
        chapterTitle: z.string(),
        odiaTitles,
        cards: z.int(),
        /** The share of its cards, in percent, that the student probably knows now. */
        mastery: z.int(),
      }),
    ),
  }),
});

export type PracticeProgress = EndpointResponse<typeof getPracticeProgress>;

/** At most three, the most useful first. */
export const getNextActions = endpoint({
  method: 'GET',
  path: '/api/student/practice/next-actions',
  access: 'student',
  summary: 'What would help the student most now',
  response: z.object({
    actions: z.array(
      z.union([
        z.object({ kind: z.literal('practise'), questions: z.int(), minutes: z.int() }),
        z.object({
          kind: z.literal('retake'),
          courseId: z.string(),
          subjectIndex: z.int(),
          chapterIndex: z.int(),
          chapterTitle: z.string(),
          odiaTitles,
          averageScore: z.int(),
        }),
        z.object({
          kind: z.literal('continue'),
          courseId: z.string(),
          courseTitle: z.string(),
          odiaTitles: z.object({ courseTitle: odiaTitle }),
          progress: z.int(),
        }),
      ]),
    ),
  }),
});

export type NextAction = EndpointResponse<typeof getNextActions>['actions'][number];

export const listBookmarks = endpoint({
  method: 'GET',
  path: '/api/student/practice/bookmarks/:resultId',
  access: 'student',
  summary: 'The questions of a result that the student has marked',
  params: z.object({ resultId: id }),
  response: z.object({ questionIds: z.array(z.string()) }),
});

/** 404 unless the student has seen the answer of the question in this result. */
export const setBookmark = endpoint({
  method: 'PUT',
  path: '/api/student/practice/bookmarks/:resultId',
  access: 'student',
  summary: 'Mark a reviewed question for practice, or remove the mark',
  params: z.object({ resultId: id }),
  body: z.object({ questionId: id, isBookmarked: z.boolean() }),
  response: z.object({ questionIds: z.array(z.string()) }),
});
