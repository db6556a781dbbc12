import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { odiaStudentQuestionOrNull, odiaTitle } from './odia-version.ts';

/** The results of all students in a course, with which admins can find bad questions. */

/** Only this many of a chapter's newest results are counted per question. */
export const MAX_COUNTED_TESTS = 5000;

export const getCourseResults = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId/results',
  access: 'admin',
  permission: 'courses.read',
  summary: 'The number of tests, average score and pass rate of each chapter',
  params: z.object({ courseId: id }),
  response: z.object({
    course: z.object({ _id: z.string(), title: z.string(), odiaTitles: z.object({ title: odiaTitle }) }),
    chapters: z.array(
      z.object({
        chapterId: z.string(),
        title: z.string(),
        subjectTitle: z.string(),
        odiaTitles: z.object({ title: odiaTitle, subjectTitle: odiaTitle }),
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
  permission: 'courses.read',
  summary: 'How often each option of each question of a chapter was chosen',
  params: z.object({ courseId: id, chapterId: id }),
  response: z.object({
    /** The number of counted tests: the newest ones, up to a limit. */
    countedTests: z.int(),
    questions: z.array(
      z.object({
        _id: z.string(),
        question: z.string(),
        options: z.array(z.string()),
        odia: odiaStudentQuestionOrNull,
        correctAnswer: z.int(),
        /** How often each option was chosen. */
        chosen: z.array(z.int()),
        unanswered: z.int(),
        /** How often an option was chosen that has since been edited or removed. */
        otherwise: z.int(),
        /** Whether a wrong option was chosen more often than the right one, which may mean that the answer key is wrong. */
        suspicious: z.boolean(),
      }),
    ),
  }),
});

export type QuestionResults = z.output<NonNullable<typeof getQuestionResults.response>>['questions'][number];
