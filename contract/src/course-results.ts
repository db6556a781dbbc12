import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** How a course's tests went, for the admin who wants to know whether the questions are any good. */

const id = z.string().check(z.maxLength(100));

/** How many of the newest tests of a chapter the counts per question are made from. */
export const COUNTED_TESTS = 5000;

export const getCourseResults = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId/results',
  access: 'admin',
  summary: 'Tests taken, average and pass rate of each chapter',
  params: z.object({ courseId: id }),
  response: z.object({
    course: z.object({ _id: z.string(), title: z.string() }),
    chapters: z.array(
      z.object({
        chapterId: z.string(),
        title: z.string(),
        subjectTitle: z.string(),
        totalQuestions: z.int(),
        testsTaken: z.int(),
        /** In percent; null before the first test. */
        averageScore: z.nullable(z.int()),
        passRate: z.nullable(z.int()),
      }),
    ),
  }),
});

export type ChapterResults = z.output<NonNullable<typeof getCourseResults.response>>['chapters'][number];

export const getQuestionResults = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId/chapters/:chapterId/results',
  access: 'admin',
  summary: 'How many chose which option of each question of a chapter',
  params: z.object({ courseId: id, chapterId: id }),
  response: z.object({
    /** How many tests were counted: the newest, up to a limit. */
    countedTests: z.int(),
    questions: z.array(
      z.object({
        _id: z.string(),
        question: z.string(),
        options: z.array(z.string()),
        correctAnswer: z.int(),
        /** How many chose each option. */
        chosen: z.array(z.int()),
        unanswered: z.int(),
        /** Chosen while the options still read otherwise. */
        otherwise: z.int(),
        /** That a wrong option was chosen more often than the right one: the key may be wrong. */
        suspicious: z.boolean(),
      }),
    ),
  }),
});

export type QuestionResults = z.output<NonNullable<typeof getQuestionResults.response>>['questions'][number];
