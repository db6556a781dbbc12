import * as z from 'zod/mini';
import { courseCard } from './course.ts';
import { endpoint } from './endpoint.ts';
import { documentLink } from './files.ts';

const id = z.string().check(z.maxLength(100));
const byCourseId = z.object({ courseId: id });
/** Counted from 0; in a path it comes as text. */
const index = z.string().check(z.regex(/^\d{1,6}$/, 'is no whole number from 0'));

const chapterHead = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Where the PDF is read, for those who may; null without one. */
  pdf: z.nullable(z.string()),
  totalQuestions: z.int(),
});

/** A course as its students see it: no questions, only their number. */
export const studentCourse = z.extend(courseCard, {
  subjects: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      description: z.string(),
      chapters: z.array(chapterHead),
    }),
  ),
});

export type StudentCourse = z.output<typeof studentCourse>;
export type StudentChapter = z.output<typeof chapterHead>;

export const getStudentCourse = endpoint({
  method: 'GET',
  path: '/api/protected/student/course/:courseId',
  access: 'signed-in',
  summary: 'A course for its students: subjects and chapters, no questions',
  params: byCourseId,
  response: z.object({ course: studentCourse }),
});

/** A question without its answer. */
export const askedQuestion = z.object({
  _id: z.string(),
  question: z.string(),
  questionImage: z.nullable(z.string()),
  options: z.array(z.string()),
});

export const getStudentChapter = endpoint({
  method: 'GET',
  path: '/api/protected/student/course/:courseId/chapter/:chapterIndex',
  access: 'signed-in',
  summary: 'A chapter with its questions, without their answers',
  params: z.object({ courseId: id, chapterIndex: index }),
  /** Without it the chapters are counted over the whole course, subject after subject. */
  query: z.object({ subjectIndex: z.optional(index) }),
  response: z.object({
    chapter: z.extend(chapterHead, {
      courseTitle: z.string(),
      subjectTitle: z.string(),
      /** Its place within the course, counted from 0. */
      subjectIndex: z.int(),
      chapterIndex: z.int(),
      questions: z.array(askedQuestion),
    }),
  }),
});

/** The PDF itself. The token is the session's, or a ticket for this one document; a bearer token does as well. */
export const PDF_VIEWER_PATH = '/api/protected/pdf-viewer/:courseId/:subjectIndex/:chapterIndex';

export const openDocument = endpoint({
  method: 'POST',
  path: '/api/protected/document-ticket',
  access: 'signed-in',
  summary: 'A link to the PDF of a chapter, good for a few minutes and for the one who asks',
  body: z.object({ courseId: id, chapterId: id }),
  response: documentLink,
});

/** What is still to do until a chapter is complete; null when it is. */
const stillToDo = z.nullable(z.enum(['pass-test', 'study-a-minute', 'open']));

export const courseProgress = z.object({
  /** Completed over all chapters, in percent. */
  overallProgress: z.int(),
  completedChapters: z.array(z.string()),
  totalMinutes: z.int(),
  /** Where the student was last, of the chapters that are still there; null before the first visit. */
  lastChapterId: z.nullable(z.string()),
  chapters: z.array(
    z.object({
      chapterId: z.string(),
      minutes: z.int(),
      /** In percent; null before the first test. */
      bestScore: z.nullable(z.int()),
      toDo: stillToDo,
    }),
  ),
});

export type CourseProgress = z.output<typeof courseProgress>;

export const getCourseProgress = endpoint({
  method: 'GET',
  path: '/api/student/progress/:courseId',
  access: 'student',
  summary: 'How far the student is in a course',
  params: byCourseId,
  response: z.object({ progress: courseProgress }),
});

const minutes = z.optional(z.number().check(z.minimum(0), z.maximum(24 * 60)));

export const reportStudy = endpoint({
  method: 'POST',
  path: '/api/student/progress/chapter',
  access: 'student',
  summary: 'That a chapter was opened, and minutes of study; both names mean minutes',
  body: z.object({ courseId: id, chapterId: id, timeSpent: minutes, minutes }),
  response: z.object({
    progress: courseProgress,
    /** What of the reported minutes was counted: no more than really passed. */
    countedMinutes: z.int(),
    /** That this very report completed the chapter, or with it the course. */
    completedChapter: z.boolean(),
    completedCourse: z.boolean(),
  }),
});

export const resetProgress = endpoint({
  method: 'POST',
  path: '/api/student/reset/:courseId',
  access: 'student',
  summary: 'Clear the completed chapters, results and time of one course',
  idempotent: true,
  params: byCourseId,
  response: z.object({ message: z.string() }),
});
