import * as z from 'zod/mini';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES, OPTIONS_PER_QUESTION } from './constants.ts';
import { courseCard } from './course.ts';
import { courseFieldInWords } from './course-field-in-words.ts';
import { endpoint } from './endpoint.ts';
import { fileReference, pdfInfo } from './files.ts';
import { pageLimitOf, pageNumber, pagination } from './pagination.ts';
import { line, lines, requiredLine, requiredLines } from './text.ts';

const TITLE = 2_000;
const TEXT = 20_000;
const MOST = { subjects: 200, chapters: 500, questions: 5_000 };
const COURSE_BYTES = 48 * 1024 * 1024;

/** Absent for what is new. An id that the course does not have counts as absent. */
const keptId = z.optional(z.nullable(z.string().check(z.maxLength(100))));

const questionDraft = z.object({
  _id: keptId,
  question: requiredLines(TEXT),
  questionImage: fileReference,
  options: z
    .array(requiredLines(TITLE))
    .check(z.length(OPTIONS_PER_QUESTION, `must be ${OPTIONS_PER_QUESTION} in number`)),
  correctAnswer: z._default(
    z
      .int()
      .check(
        z.minimum(0, 'is none of the options'),
        z.maximum(OPTIONS_PER_QUESTION - 1, 'is none of the options'),
      ),
    0,
  ),
  explanation: z._default(lines(TEXT), ''),
});

const chapterDraft = z.object({
  _id: keptId,
  title: requiredLine(TITLE),
  description: requiredLines(TEXT),
  pdf: fileReference,
  questions: z._default(
    z.array(questionDraft).check(z.maxLength(MOST.questions, 'are more than 5,000 questions')),
    [],
  ),
});

const subjectDraft = z.object({
  _id: keptId,
  title: requiredLine(TITLE),
  description: requiredLines(TEXT),
  chapters: z._default(
    z.array(chapterDraft).check(z.maxLength(MOST.chapters, 'are more than 500 chapters')),
    [],
  ),
});

/** A course as an admin writes it. */
export const courseDraft = z.object({
  title: requiredLine(TITLE),
  description: requiredLines(TEXT),
  /** In rupees; whatever stands here for a free course does not count. */
  price: z._default(
    z.number().check(z.minimum(0, 'is less than nothing'), z.maximum(1_000_000, 'is more than ₹10,00,000')),
    0,
  ),
  isFree: z._default(z.boolean(), false),
  thumbnail: fileReference,
  subjects: z._default(
    z.array(subjectDraft).check(z.maxLength(MOST.subjects, 'are more than 200 subjects')),
    [],
  ),
});

export type CourseDraft = z.output<typeof courseDraft>;

const url = z.nullable(z.string());

/** A whole course, right answers and all: for admins alone. */
export const authoredCourse = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  price: z.number(),
  isFree: z.boolean(),
  thumbnail: url,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  subjects: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      description: z.string(),
      chapters: z.array(
        z.object({
          _id: z.string(),
          title: z.string(),
          description: z.string(),
          pdf: url,
          pdfInfo: z.nullable(pdfInfo),
          questions: z.array(
            z.object({
              _id: z.string(),
              question: z.string(),
              questionImage: url,
              options: z.array(z.string()),
              correctAnswer: z.int(),
              explanation: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type AuthoredCourse = z.output<typeof authoredCourse>;

/** How many students have the course now. */
const enrolledStudents = z.int();

/** What a save is answered with when files of the course are no longer there: their addresses as they were sent. */
export const missingFiles = z.object({ missingFiles: z.array(z.string()) });

export type MissingFiles = z.output<typeof missingFiles>;

const byCourseId = z.object({ courseId: z.string().check(z.maxLength(100)) });
const saved = z.object({ message: z.string(), course: authoredCourse });

export const listAdminCourses = endpoint({
  method: 'GET',
  path: '/api/admin/courses',
  access: 'admin',
  summary: 'All courses, a page at a time',
  query: z.object({
    page: pageNumber,
    limit: pageLimitOf(ADMIN_PAGE_SIZES, ADMIN_DEFAULT_PAGE_SIZE),
    search: z._default(line(200), ''),
    sortBy: z._default(z.enum(['title', 'price', 'createdAt']), 'createdAt'),
    sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  response: z.object({
    courses: z.array(z.extend(courseCard, { enrolledStudents })),
    pagination: z.extend(pagination, {
      totalCourses: z.int(),
      totalChapters: z.int(),
      totalQuestions: z.int(),
      /** That more fit than are counted; only a search is cut off so, and its pages go on. */
      more: z.boolean(),
    }),
  }),
});

export const getAdminCourse = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId',
  access: 'admin',
  summary: 'One course, whole',
  params: byCourseId,
  response: z.object({ course: authoredCourse, enrolledStudents }),
});

export const createCourse = endpoint({
  method: 'POST',
  path: '/api/admin/courses',
  access: 'admin',
  summary: 'Make a course',
  idempotent: true,
  body: courseDraft,
  maxBodyBytes: COURSE_BYTES,
  fieldInWords: courseFieldInWords,
  response: saved,
});

export const updateCourse = endpoint({
  method: 'PUT',
  path: '/api/admin/courses/:courseId',
  access: 'admin',
  summary: 'Save a course that was edited',
  idempotent: true,
  params: byCourseId,
  body: z.extend(courseDraft, {
    /** As it was when the course was opened; a save on top of somebody else's is then refused. */
    updatedAt: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  }),
  maxBodyBytes: COURSE_BYTES,
  fieldInWords: courseFieldInWords,
  response: saved,
});

export const deleteCourse = endpoint({
  method: 'DELETE',
  path: '/api/admin/courses/:courseId',
  access: 'admin',
  summary: 'Delete a course with its chapters, questions and enrolments',
  idempotent: true,
  params: byCourseId,
});
