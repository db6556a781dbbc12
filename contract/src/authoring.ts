import * as z from 'zod/mini';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES, OPTIONS_PER_QUESTION } from './constants.ts';
import { courseCard } from './course.ts';
import { describeCourseField } from './describe-course-field.ts';
import { endpoint } from './endpoint.ts';
import { fileReference } from './file-reference.ts';
import { pdfInfo } from './files.ts';
import { id, loadedUpdatedAt } from './input-fields.ts';
import { problem, problems } from './issue.ts';
import { odiaQuestionOrNull, odiaTextsOrNull } from './odia-version.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { line, lines, requiredLine, requiredLines } from './text.ts';

const MAX_TITLE_LENGTH = 2_000;
const MAX_TEXT_LENGTH = 20_000;
const MAX_COUNTS = { subjects: 200, chapters: 500, questions: 5_000 };
const MAX_BODY_BYTES = 48 * 1024 * 1024;

/** Absent for a new row. An id that the course does not have is ignored. */
const storedId = z.optional(z.nullable(id));

/**
 * The fields of a course input. A draft may be incomplete: its texts may be empty. What is published must be complete.
 */
function createInputSchemas({ isDraft }: { isDraft: boolean }) {
  const title = (isDraft ? line : requiredLine)(MAX_TITLE_LENGTH);
  const text = (isDraft ? lines : requiredLines)(MAX_TEXT_LENGTH);
  const explanation = z._default(lines(MAX_TEXT_LENGTH), '');
  const options = z
    .array((isDraft ? lines : requiredLines)(MAX_TITLE_LENGTH))
    .check(
      z.length(OPTIONS_PER_QUESTION, problem(problems.wrongNumberOfOptions, { count: OPTIONS_PER_QUESTION })),
    );

  /**
   * The Odia versions; absent and null both mean none. A version that is published must be complete enough to be shown
   * alone: only its description or explanation may be empty.
   */
  const odiaTexts = z._default(
    z.nullable(z.object({ title, description: z._default(lines(MAX_TEXT_LENGTH), '') })),
    null,
  );
  const odiaQuestion = z._default(z.nullable(z.object({ question: text, options, explanation })), null);

  const question = z.object({
    _id: storedId,
    question: text,
    questionImage: fileReference,
    options,
    correctAnswer: z._default(
      z
        .int()
        .check(
          z.minimum(0, problem(problems.notAnOption)),
          z.maximum(OPTIONS_PER_QUESTION - 1, problem(problems.notAnOption)),
        ),
      0,
    ),
    explanation,
    odia: odiaQuestion,
  });
  const chapter = z.object({
    _id: storedId,
    title,
    description: text,
    odia: odiaTexts,
    pdf: fileReference,
    /** Whether visitors may read the chapter and take its test on the course page. */
    freePreview: z._default(z.boolean(), false),
    questions: z._default(
      z
        .array(question)
        .check(
          z.maxLength(
            MAX_COUNTS.questions,
            problem(problems.tooManyQuestions, { max: MAX_COUNTS.questions }),
          ),
        ),
      [],
    ),
  });
  const subject = z.object({
    _id: storedId,
    title,
    description: text,
    odia: odiaTexts,
    chapters: z._default(
      z
        .array(chapter)
        .check(
          z.maxLength(MAX_COUNTS.chapters, problem(problems.tooManyChapters, { max: MAX_COUNTS.chapters })),
        ),
      [],
    ),
  });
  return z.object({
    title,
    description: text,
    odia: odiaTexts,
    /** In rupees. Ignored for a free course; `validatePaidPrice` checks what a paid course is published with. */
    price: z._default(z.number(), 0),
    /** If absent, a course without a price is free. */
    isFree: z.optional(z.boolean()),
    thumbnail: fileReference,
    subjects: z._default(
      z
        .array(subject)
        .check(
          z.maxLength(MAX_COUNTS.subjects, problem(problems.tooManySubjects, { max: MAX_COUNTS.subjects })),
        ),
      [],
    ),
  });
}

/** The course input: the request body for saving and publishing a course. */
export const courseInput = createInputSchemas({ isDraft: false });

const draftInput = createInputSchemas({ isDraft: true });

export type CourseInput = z.output<typeof courseInput>;

const url = z.nullable(z.string());

/** The state of a course. A deleted course is in the bin, from which it can be restored. */
export const COURSE_STATES = ['draft', 'published', 'archived', 'deleted'] as const;

export type CourseState = (typeof COURSE_STATES)[number];

const coursePublishing = {
  state: z.enum(COURSE_STATES),
  /** The last part of the address of the course page. */
  slug: z.string(),
  /** Whether the course has a working copy, which students do not see. */
  hasUnpublishedChanges: z.boolean(),
};

/** The course tree: a course with its subjects, chapters and questions. For admins only: it has the correct answers. */
export const courseTree = z.object({
  _id: z.string(),
  ...coursePublishing,
  title: z.string(),
  description: z.string(),
  odia: odiaTextsOrNull,
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
      odia: odiaTextsOrNull,
      chapters: z.array(
        z.object({
          _id: z.string(),
          title: z.string(),
          description: z.string(),
          odia: odiaTextsOrNull,
          pdf: url,
          pdfInfo: z.nullable(pdfInfo),
          freePreview: z.boolean(),
          questions: z.array(
            z.object({
              _id: z.string(),
              question: z.string(),
              questionImage: url,
              options: z.array(z.string()),
              correctAnswer: z.int(),
              explanation: z.string(),
              odia: odiaQuestionOrNull,
            }),
          ),
        }),
      ),
    }),
  ),
});

export type CourseTree = z.output<typeof courseTree>;

/** The number of students who have the course. */
const enrolledStudents = z.int();

/** Part of the error when files of the course no longer exist: their URLs as they were sent. */
export const missingFiles = z.object({ missingFiles: z.array(z.string()) });

export type MissingFiles = z.output<typeof missingFiles>;

const courseIdParams = z.object({ courseId: id });
const savedCourse = z.object({ message: z.string(), course: courseTree });

export const listAdminCourses = endpoint({
  method: 'GET',
  path: '/api/admin/courses',
  access: 'admin',
  permission: 'courses.list',
  summary: 'List all courses',
  query: z.object({
    page: pageNumber,
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, ADMIN_DEFAULT_PAGE_SIZE),
    search: z._default(line(200), ''),
    /** `all` includes the bin; without a state the bin is left out. */
    state: z.optional(z.enum([...COURSE_STATES, 'all'])),
    sortBy: z._default(z.enum(['title', 'price', 'createdAt']), 'createdAt'),
    sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  response: z.object({
    courses: z.array(
      z.extend(courseCard, {
        ...coursePublishing,
        enrolledStudents,
        /** When a course in the bin is removed for good; null for all others. */
        removedAt: z.nullable(z.iso.datetime()),
      }),
    ),
    pagination: z.extend(pagination, {
      totalCourses: z.int(),
      totalChapters: z.int(),
      totalQuestions: z.int(),
      /** Whether a search has more matches than are counted. */
      more: z.boolean(),
    }),
  }),
});

export const getAdminCourse = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId',
  access: 'admin',
  permission: 'courses.read',
  summary: 'Get a course tree',
  params: courseIdParams,
  response: z.object({ course: courseTree, enrolledStudents }),
});

/**
 * With the state `draft` the course is saved as a working copy, which may be incomplete and which students do not see.
 * With the state `published` or without one it is saved and published at once.
 */
const createBody = z.discriminatedUnion('state', [
  z.extend(draftInput, { state: z.literal('draft') }),
  z.extend(courseInput, { state: z.optional(z.literal('published')) }),
]);

const updateBody = z.discriminatedUnion('state', [
  z.extend(draftInput, { state: z.literal('draft'), updatedAt: loadedUpdatedAt }),
  z.extend(courseInput, { state: z.optional(z.literal('published')), updatedAt: loadedUpdatedAt }),
]);

export const createCourse = endpoint({
  method: 'POST',
  path: '/api/admin/courses',
  access: 'admin',
  permission: 'courses.edit',
  summary: 'Create a course, published or as a draft',
  idempotent: true,
  body: createBody,
  maxBodyBytes: MAX_BODY_BYTES,
  describeField: describeCourseField,
  response: savedCourse,
});

export const updateCourse = endpoint({
  method: 'PUT',
  path: '/api/admin/courses/:courseId',
  access: 'admin',
  permission: 'courses.edit',
  summary: 'Update and publish a course, or save its working copy',
  idempotent: true,
  params: courseIdParams,
  body: updateBody,
  maxBodyBytes: MAX_BODY_BYTES,
  describeField: describeCourseField,
  response: savedCourse,
});

export const deleteCourse = endpoint({
  method: 'DELETE',
  path: '/api/admin/courses/:courseId',
  access: 'admin',
  permission: 'courses.delete',
  summary: 'Move a course to the bin',
  idempotent: true,
  params: courseIdParams,
});
