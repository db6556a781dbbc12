import * as z from 'zod/mini';
import { courseCard } from './course.ts';
import { outlineChapter, outlineOf } from './course-outline.ts';
import { type EndpointResponse, endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { handInAnswers } from './mock-test.ts';
import { odiaTextsOrNull, odiaTitle } from './odia-version.ts';
import { studentQuestion } from './study.ts';
import { unstoredResult } from './test-result.ts';

/** The public page of a course, and its chapters that visitors may try. Only courses of the catalogue have one. */

const slug = z.string().check(z.maxLength(200));

const pdfFacts = z.object({
  bytes: z.int(),
  /** Null for a PDF that was stored by a release that did not count pages. */
  pages: z.nullable(z.int()),
});

const publicChapter = z.extend(outlineChapter, {
  /** Null without a PDF. */
  pdf: z.nullable(pdfFacts),
  /** Whether visitors may read the chapter and take its test. */
  freePreview: z.boolean(),
});

/** The contents of a course, without its questions and PDFs. */
export const publicCourse = z.extend(courseCard, {
  /** The languages of its texts. */
  languages: z.array(z.enum(['en', 'or'])),
  /** When it was last published. */
  updatedAt: z.iso.datetime(),
  /** Over all chapters. */
  totalPdfPages: z.int(),
  totalPdfBytes: z.int(),
  subjects: outlineOf(publicChapter),
});

export type PublicCourse = z.output<typeof publicCourse>;
export type PublicChapter = z.output<typeof publicChapter>;

/** A slug that the course had before returns the course with its current slug, so that the page can redirect. */
export const getPublicCourse = endpoint({
  method: 'GET',
  path: '/api/public/courses/:slug',
  access: 'public',
  summary: 'A course of the catalogue with its subjects and chapters; 404 for a course that is not published',
  params: z.object({ slug }),
  response: z.object({ course: publicCourse }),
});

const previewParams = z.object({ slug, chapterId: id });

/** 404 for a chapter that is not marked as free preview. */
export const getPreviewChapter = endpoint({
  method: 'GET',
  path: '/api/public/courses/:slug/chapters/:chapterId',
  access: 'public',
  summary: 'A free preview chapter with its questions, without their answers',
  params: previewParams,
  response: z.object({
    chapter: z.object({
      _id: z.string(),
      courseId: z.string(),
      /** The current slug of the course. */
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      odia: odiaTextsOrNull,
      courseTitle: z.string(),
      subjectTitle: z.string(),
      odiaTitles: z.object({ courseTitle: odiaTitle, subjectTitle: odiaTitle }),
      /** Null without a PDF. */
      pdf: z.nullable(z.extend(pdfFacts, { url: z.string() })),
      questions: z.array(studentQuestion),
      secondsAllowed: z.int(),
      passingPercent: z.int(),
    }),
  }),
});

export type PreviewChapter = EndpointResponse<typeof getPreviewChapter>['chapter'];

/** The PDF of a free preview chapter. */
export const PREVIEW_DOCUMENT_PATH = '/api/public/courses/:slug/chapters/:chapterId/document.pdf';

/** Unanswered questions count as wrong. Unknown questions are ignored. */
export const gradePreview = endpoint({
  method: 'POST',
  path: '/api/public/courses/:slug/chapters/:chapterId/grade',
  access: 'public',
  isCostly: true,
  summary: 'Grade answers to the test of a free preview chapter, without storing anything',
  maxBodyBytes: 512 * 1024,
  params: previewParams,
  body: z.object({
    answers: handInAnswers,
    /** In seconds. */
    timeSpent: z.optional(z.nullable(z.number())),
  }),
  response: unstoredResult,
});
