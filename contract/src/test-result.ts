import * as z from 'zod/mini';
import { reviewedCorrection, scoreChange } from './corrections.ts';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { odiaQuestionOrNull, odiaTitles } from './odia-version.ts';
import { pageLimit, pageNumber, pagination } from './pagination.ts';
import { studentQuestion } from './study.ts';

/** Results of mock tests, and their reviews. */

/** The ways to show a question: in one language, or both versions one below the other. */
export const SHOWN_LANGUAGES = ['en', 'or', 'both'] as const;
export const shownLanguage = z.enum(SHOWN_LANGUAGES);

export type ShownLanguage = z.output<typeof shownLanguage>;

/** Languages by the position of the question on the screen, counted from 0. */
export type ShownLanguages = Record<number, ShownLanguage>;

export const testResult = z.object({
  _id: z.string(),
  /** Null for answers that were handed in without an attempt. */
  attemptId: z.nullable(z.string()),
  courseId: z.string(),
  chapterId: z.string(),
  courseTitle: z.string(),
  chapterTitle: z.string(),
  odiaTitles,
  /** In percent, rounded. */
  score: z.int(),
  passed: z.boolean(),
  correctAnswers: z.int(),
  totalQuestions: z.int(),
  /** In seconds. */
  timeSpent: z.int(),
  completedAt: z.iso.datetime(),
  /** Taken without a connection, within time bounds of the server; never ranked. */
  takenOffline: z.boolean(),
});

export type TestResult = z.output<typeof testResult>;

/** A question with its right answer and the student's answer. */
export const reviewedQuestion = z.extend(studentQuestion, {
  correctAnswer: z.int(),
  explanation: z.string(),
  odia: odiaQuestionOrNull,
  /** Null for no answer; `selectedAnswer` is then empty. */
  selectedIndex: z.nullable(z.int()),
  selectedAnswer: z.string(),
  /** Whether it counts as right, also by a correction. */
  isCorrect: z.boolean(),
  /** The correction of the question since it was asked. */
  correction: z.nullable(reviewedCorrection),
  /** The language in which the question was last shown in the attempt; null if the client has not reported it. */
  shownLanguage: z.nullable(shownLanguage),
});

export type ReviewedQuestion = z.output<typeof reviewedQuestion>;

/** The review has the question order of the attempt. Without an attempt it holds only the answered questions. */
export const resultWithReview = z.object({
  result: testResult,
  review: z.array(reviewedQuestion),
  /** The score changes by corrections, the oldest first. */
  scoreChanges: z.array(scoreChange),
});

/** A result that is stored nowhere, so it has no id. */
export const unstoredResult = z.object({
  result: z.omit(testResult, { _id: true, attemptId: true }),
  review: z.array(reviewedQuestion),
});

export type UnstoredResult = z.output<typeof unstoredResult>;

export const getTestResult = endpoint({
  method: 'GET',
  path: '/api/student/test/results/:resultId',
  access: 'student',
  summary: 'A result with its review, even after the course was deleted',
  params: z.object({ resultId: id }),
  response: resultWithReview,
});

export const listTestResults = endpoint({
  method: 'GET',
  path: '/api/student/test/results',
  access: 'student',
  summary: 'The results of the student in one chapter, newest first',
  query: z.object({ courseId: id, chapterId: id, page: pageNumber, limit: pageLimit(50, 10) }),
  response: z.object({
    results: z.array(testResult),
    pagination: z.extend(pagination, { totalResults: z.int() }),
  }),
});
