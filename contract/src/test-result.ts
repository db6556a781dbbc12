import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pageLimit, pageNumber, pagination } from './pagination.ts';
import { askedQuestion } from './study.ts';

/** What is left of a mock test once it was handed in. */

const id = z.string().check(z.maxLength(100));

export const testResult = z.object({
  _id: z.string(),
  /** Null for a test that was handed in without one. */
  attemptId: z.nullable(z.string()),
  courseId: z.string(),
  chapterId: z.string(),
  courseTitle: z.string(),
  chapterTitle: z.string(),
  /** In percent, rounded. */
  score: z.int(),
  passed: z.boolean(),
  correctAnswers: z.int(),
  totalQuestions: z.int(),
  /** In seconds. */
  timeSpent: z.int(),
  completedAt: z.iso.datetime(),
});

export type TestResult = z.output<typeof testResult>;

/** A question after the test: with its right answer, and with the student's own. */
export const reviewedQuestion = z.extend(askedQuestion, {
  correctAnswer: z.int(),
  explanation: z.string(),
  /** Null where none was given; the text is then empty. */
  selectedIndex: z.nullable(z.int()),
  selectedAnswer: z.string(),
  isCorrect: z.boolean(),
});

export type ReviewedQuestion = z.output<typeof reviewedQuestion>;

/**
 * The questions stand in the order in which they were asked. A result without an attempt has only those that were
 * answered.
 */
export const resultWithReview = z.object({ result: testResult, review: z.array(reviewedQuestion) });

export const getTestResult = endpoint({
  method: 'GET',
  path: '/api/student/test/results/:resultId',
  access: 'student',
  summary: 'A result with its review, also after the course is gone',
  params: z.object({ resultId: id }),
  response: resultWithReview,
});

export const listTestResults = endpoint({
  method: 'GET',
  path: '/api/student/test/results',
  access: 'student',
  summary: 'The results of one chapter, newest first',
  query: z.object({ courseId: id, chapterId: id, page: pageNumber, limit: pageLimit(50, 10) }),
  response: z.object({
    results: z.array(testResult),
    pagination: z.extend(pagination, { totalResults: z.int() }),
  }),
});
