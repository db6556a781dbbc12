import * as z from 'zod/mini';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { odiaTitle, odiaTitles } from './odia-version.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { line } from './text.ts';

const byStudentId = z.object({ studentId: id });

const googleProfile = z.object({ name: z.string(), email: z.string(), photoUrl: z.string() });

const enrolledCourse = z.object({
  courseId: z.object({
    _id: z.string(),
    title: z.string(),
    odiaTitles: z.object({ title: odiaTitle }),
    price: z.number(),
  }),
  enrolledAt: z.iso.datetime(),
  status: z.enum(['enrolled', 'purchased']),
  /** In rupees. */
  amount: z.number(),
});

const studentHead = z.object({
  _id: z.string(),
  email: z.string(),
  googleProfile,
  createdAt: z.iso.datetime(),
  /** Null unless an admin has blocked the student. */
  blockedAt: z.nullable(z.iso.datetime()),
  /** When the personal data of a deleted account will be erased; null for an account in use. */
  eraseAt: z.nullable(z.iso.datetime()),
});

/** A row of the list of students. The newest enrolment comes first. */
export const listedStudent = z.extend(studentHead, { enrolledCourses: z.array(enrolledCourse) });

export type ListedStudent = z.output<typeof listedStudent>;

const listQuery = z.object({
  page: pageNumber,
  limit: pageLimitFrom(ADMIN_PAGE_SIZES, ADMIN_DEFAULT_PAGE_SIZE),
  search: z._default(line(200), ''),
  sortBy: z._default(z.enum(['createdAt', 'googleProfile.name', 'googleProfile.email']), 'createdAt'),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
});

export const listStudents = endpoint({
  method: 'GET',
  path: '/api/admin/students',
  access: 'admin',
  permission: 'students.read',
  summary: 'The students, a page at a time',
  query: listQuery,
  response: z.object({
    students: z.array(listedStudent),
    pagination: z.extend(pagination, {
      /** How many students match the search. */
      totalStudents: z.int(),
      /** Whether a search has more matches than are counted and can be paged through. */
      more: z.boolean(),
    }),
  }),
});

const testResult = z.object({
  _id: z.string(),
  courseTitle: z.string(),
  chapterTitle: z.string(),
  odiaTitles,
  score: z.int(),
  correctAnswers: z.int(),
  totalQuestions: z.int(),
  /** In seconds. */
  timeSpent: z.int(),
  completedAt: z.iso.datetime(),
});

/** An action of an admin on a student, from the audit log. */
const act = z.object({
  at: z.iso.datetime(),
  /** The username of the admin at that time. */
  actor: z.string(),
  action: z.enum([
    'give-course',
    'take-course',
    'end-sessions',
    'block',
    'unblock',
    'delete-account',
    'restore-account',
    'change-date-of-birth',
  ]),
  courseTitle: z.nullable(z.string()),
  odiaTitles: z.object({ courseTitle: odiaTitle }),
  method: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  note: z.string(),
});

export const studentDetail = z.extend(studentHead, {
  enrolledCourses: z.array(z.extend(enrolledCourse, { progress: z.object({ overallProgress: z.int() }) })),
  /** The newest hundred. `performance` counts all. */
  testResults: z.array(testResult),
  performance: z.object({
    /** The rounded mean of all scores; 0 if there is none. */
    averageScore: z.int(),
    /** The rounded sum of the time spent in mock tests. */
    minutesStudied: z.int(),
    testsCompleted: z.int(),
  }),
  acts: z.array(act),
  /** Null until the student has entered it. */
  dateOfBirth: z.nullable(z.iso.date()),
});

export type StudentDetail = z.output<typeof studentDetail>;
export type StudentAct = z.output<typeof act>;

export const getStudent = endpoint({
  method: 'GET',
  path: '/api/admin/students/:studentId',
  access: 'admin',
  permission: 'students.read',
  summary: 'One student with courses, results and actions of admins',
  params: byStudentId,
  response: z.object({ student: studentDetail }),
});

export const PAYMENT_METHODS = ['bank', 'cash', 'gift'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const note = z._default(line(500), '');
const done = z.object({ message: z.string() });

export const giveCourse = endpoint({
  method: 'POST',
  path: '/api/admin/students/:studentId/courses',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Give a student a course, paid by bank or in cash, or as a gift',
  idempotent: true,
  params: byStudentId,
  body: z.object({
    courseId: id,
    method: z.enum(PAYMENT_METHODS),
    /** In rupees; 0 for a gift. */
    amount: z._default(z.number().check(z.minimum(0), z.maximum(1_000_000)), 0),
    note,
  }),
  response: done,
});

export const takeCourseAway = endpoint({
  method: 'DELETE',
  path: '/api/admin/students/:studentId/courses/:courseId',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Take a course from a student; the results are kept',
  idempotent: true,
  params: z.object({ studentId: id, courseId: id }),
  body: z.optional(z.object({ note })),
});

export const endStudentSessions = endpoint({
  method: 'POST',
  path: '/api/admin/students/:studentId/end-sessions',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Sign a student out everywhere',
  idempotent: true,
  isRepeatable: true,
  params: byStudentId,
  response: done,
});

export const blockStudent = endpoint({
  method: 'POST',
  path: '/api/admin/students/:studentId/block',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Block a student and sign them out at once',
  idempotent: true,
  isRepeatable: true,
  params: byStudentId,
  body: z.object({ note }),
  response: done,
});

export const unblockStudent = endpoint({
  method: 'POST',
  path: '/api/admin/students/:studentId/unblock',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Unblock a student',
  idempotent: true,
  isRepeatable: true,
  params: byStudentId,
  body: z.object({ note }),
  response: done,
});

export const deleteStudent = endpoint({
  method: 'POST',
  path: '/api/admin/students/:studentId/delete',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Delete the account of a student who asked for it; it can be restored for 30 days',
  idempotent: true,
  isRepeatable: true,
  params: byStudentId,
  body: z.object({ note }),
  response: done,
});

export const restoreStudent = endpoint({
  method: 'POST',
  path: '/api/admin/students/:studentId/restore',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Restore the deleted account of a student',
  idempotent: true,
  isRepeatable: true,
  params: byStudentId,
  body: z.object({ note }),
  response: done,
});

/** Students enter it once and cannot change it. Null lets the student enter it again. */
export const changeDateOfBirth = endpoint({
  method: 'PUT',
  path: '/api/admin/students/:studentId/date-of-birth',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Correct the date of birth of a student who asked for it',
  idempotent: true,
  isRepeatable: true,
  params: byStudentId,
  body: z.object({ dateOfBirth: z.nullable(z.iso.date()), note }),
  response: done,
});

/** CSV exports in UTF-8 with a byte-order mark, so that spreadsheets show Odia correctly. */
export const EXPORTS = {
  /** Takes `search`. */
  students: '/api/admin/students.csv',
  /** Takes `courseId`; without it, the results of all courses. */
  results: '/api/admin/results.csv',
} as const;
