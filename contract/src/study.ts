import * as z from 'zod/mini';
import { courseCard } from './course.ts';
import { outlineChapter, outlineOf } from './course-outline.ts';
import { endpoint } from './endpoint.ts';
import { documentLink } from './files.ts';
import { id, index } from './input-fields.ts';
import { odiaStudentQuestionOrNull, odiaTitle } from './odia-version.ts';

const courseParams = z.object({ courseId: id });

/** The picture of a PDF's first page, which is shown until the viewer is loaded. */
const pagePicture = z.object({
  /** Needs the same rights as the PDF, in an authorization header. */
  url: z.string(),
  /** The size of the page in PDF points. */
  width: z.number(),
  height: z.number(),
  /** The part of the page that small screens show. */
  crop: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
});

export type PagePicture = z.output<typeof pagePicture>;

const studentChapter = z.extend(outlineChapter, {
  /** The URL of the PDF, which only enrolled students and admins can open; null without one. */
  pdf: z.nullable(z.string()),
  /** Null without a PDF, and while there is no picture of it. */
  pagePicture: z.nullable(pagePicture),
  /** The size of the PDF; null without one. */
  pdfBytes: z.nullable(z.int()),
});

/** A course as its students see it: the number of questions, but not the questions. */
export const studentCourse = z.extend(courseCard, {
  subjects: outlineOf(studentChapter),
});

export type StudentCourse = z.output<typeof studentCourse>;
export type StudentChapter = z.output<typeof studentChapter>;

export const getStudentCourse = endpoint({
  method: 'GET',
  path: '/api/protected/student/course/:courseId',
  access: 'signed-in',
  permission: 'courses.read',
  summary: 'A course for its students: subjects and chapters without questions',
  params: courseParams,
  response: z.object({ course: studentCourse }),
});

/** A question without its right answer. */
export const studentQuestion = z.object({
  _id: z.string(),
  question: z.string(),
  questionImage: z.nullable(z.string()),
  options: z.array(z.string()),
  odia: odiaStudentQuestionOrNull,
});

export const getStudentChapter = endpoint({
  method: 'GET',
  path: '/api/protected/student/course/:courseId/chapter/:chapterIndex',
  access: 'signed-in',
  permission: 'courses.read',
  summary: 'A chapter with its questions, without their answers',
  params: z.object({ courseId: id, chapterIndex: index }),
  /** Without it, `chapterIndex` counts the chapters of all subjects of the course. */
  query: z.object({ subjectIndex: z.optional(index) }),
  response: z.object({
    chapter: z.extend(studentChapter, {
      courseTitle: z.string(),
      subjectTitle: z.string(),
      /** The titles of the course and the subject in Odia, beside the chapter's own `odia`. */
      odiaTitles: z.object({ courseTitle: odiaTitle, subjectTitle: odiaTitle }),
      /** The subject in the course and the chapter in the subject, counted from 0. */
      subjectIndex: z.int(),
      chapterIndex: z.int(),
      questions: z.array(studentQuestion),
    }),
  }),
});

/** The PDF itself. Accepts a bearer token, or `?token=` with a student's session token or a document ticket. */
export const PDF_VIEWER_PATH = '/api/protected/pdf-viewer/:courseId/:subjectIndex/:chapterIndex';

/** The picture of the PDF's first page, or 204 if there is none. Accepts the same tokens as the PDF. */
export const PAGE_PICTURE_PATH = '/api/protected/page-picture/:courseId/:chapterId';

export const openDocument = endpoint({
  method: 'POST',
  path: '/api/protected/document-ticket',
  access: 'signed-in',
  permission: 'courses.read',
  summary: 'A link to the PDF of a chapter, valid for a few minutes and only for the caller',
  body: z.object({ courseId: id, chapterId: id }),
  response: documentLink,
});

/** The step that completes a chapter; null when the chapter is complete. */
const remainingStep = z.nullable(z.enum(['pass-test', 'study-a-minute', 'open']));

export const courseProgress = z.object({
  /** The completed chapters in percent of all chapters. */
  overallProgress: z.int(),
  completedChapters: z.array(z.string()),
  totalMinutes: z.int(),
  /** The chapter that the student studied last and that still exists; null before the first visit. */
  lastChapterId: z.nullable(z.string()),
  chapters: z.array(
    z.object({
      chapterId: z.string(),
      minutes: z.int(),
      /** In percent; null before the first test. */
      bestScore: z.nullable(z.int()),
      toDo: remainingStep,
    }),
  ),
});

export type CourseProgress = z.output<typeof courseProgress>;

export const getCourseProgress = endpoint({
  method: 'GET',
  path: '/api/student/progress/:courseId',
  access: 'student',
  summary: 'The progress of the student in a course',
  params: courseParams,
  response: z.object({ progress: courseProgress }),
});

/** A claim may be too large: only the time that really passed counts. */
const minutes = z.optional(z.number().check(z.minimum(0)));

/** Clients send an older report as one of now, because the clock of the device must have been wrong. */
export const MAX_REPORT_AGE_SECONDS = 366 * 24 * 3600;

export const reportStudy = endpoint({
  method: 'POST',
  path: '/api/student/progress/chapter',
  access: 'student',
  summary: 'Report that a chapter was opened and the minutes studied, as timeSpent or minutes',
  body: z.object({
    courseId: id,
    chapterId: id,
    timeSpent: minutes,
    minutes,
    /** How long ago the chapter was opened or the minutes ended, for a report that could not be sent then. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_REPORT_AGE_SECONDS))),
    /** Made by the client. A report that is sent again with its id counts once. */
    reportId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  }),
  response: z.object({
    progress: courseProgress,
    /** The reported minutes, limited to the time that really passed. */
    countedMinutes: z.int(),
    /** Whether this report completed the chapter, and with it the course. */
    completedChapter: z.boolean(),
    completedCourse: z.boolean(),
  }),
});

export const resetProgress = endpoint({
  method: 'POST',
  path: '/api/student/reset/:courseId',
  access: 'student',
  summary: 'Delete the completed chapters, results and study time of one course',
  idempotent: true,
  isRepeatable: true,
  params: courseParams,
  response: z.object({ message: z.string() }),
});
