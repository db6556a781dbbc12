import * as z from 'zod/mini';
import { type EndpointResponse, endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { handInAnswers } from './mock-test.ts';
import { odiaTitle } from './odia-version.ts';
import { studentCourse, studentQuestion } from './study.ts';
import { unstoredResult } from './test-result.ts';

/** The working copy as students will see it, for admins. Nothing of a preview is stored. */

const courseParams = z.object({ courseId: id });
const chapterParams = z.object({ courseId: id, chapterId: id });

export const previewCourse = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId/preview',
  access: 'admin',
  permission: 'courses.read',
  summary: 'The working copy of a course as its students will see it',
  params: courseParams,
  /** `pdf` is the URL of the file, for which `openFile` creates a link. */
  response: z.object({ course: studentCourse }),
});

export const previewTest = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId/preview/chapters/:chapterId/test',
  access: 'admin',
  permission: 'courses.read',
  summary: 'The questions of a chapter of the working copy, without their answers',
  params: chapterParams,
  response: z.object({
    test: z.object({
      courseId: z.string(),
      chapterId: z.string(),
      courseTitle: z.string(),
      subjectTitle: z.string(),
      chapterTitle: z.string(),
      odiaTitles: z.object({ courseTitle: odiaTitle, subjectTitle: odiaTitle, chapterTitle: odiaTitle }),
      questions: z.array(studentQuestion),
      secondsAllowed: z.int(),
      passingPercent: z.int(),
    }),
  }),
});

export type TestPreview = EndpointResponse<typeof previewTest>['test'];

/** Unanswered questions count as wrong. Unknown questions are ignored. */
export const gradeTestPreview = endpoint({
  method: 'POST',
  path: '/api/admin/courses/:courseId/preview/chapters/:chapterId/grade',
  access: 'admin',
  permission: 'courses.read',
  summary: 'Grade answers to a chapter of the working copy, without storing anything',
  maxBodyBytes: 512 * 1024,
  params: chapterParams,
  body: z.object({
    answers: handInAnswers,
    /** In seconds. */
    timeSpent: z.optional(z.nullable(z.number())),
  }),
  response: unstoredResult,
});
