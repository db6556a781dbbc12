import * as z from 'zod/mini';
import { courseCard } from './course.ts';
import { endpoint } from './endpoint.ts';

const enrollmentDetails = z.object({
  status: z.enum(['enrolled', 'purchased']),
  enrolledAt: z.iso.datetime(),
});

/** A course that a student has. */
export const enrolledCourse = z.extend(courseCard, {
  enrollmentDetails,
  /** Completed over all chapters, in percent. */
  overallProgress: z.int(),
  lastStudiedAt: z.nullable(z.iso.datetime()),
});

export type EnrolledCourse = z.output<typeof enrolledCourse>;

export const listMyCourses = endpoint({
  method: 'GET',
  path: '/api/protected/student/my-courses',
  access: 'student',
  summary: 'The courses of the student who asks, newest enrolment first',
  response: z.object({ courses: z.array(enrolledCourse) }),
});

/** 201 when this enrolled the student, 200 when the student had the course already, 402 for a paid course. */
export const enrol = endpoint({
  method: 'POST',
  path: '/api/protected/student/enroll/:courseId',
  access: 'student',
  summary: 'Enrol in a free course',
  idempotent: true,
  params: z.object({ courseId: z.string().check(z.maxLength(100)) }),
  response: z.object({ message: z.string(), enrollmentDetails }),
});

/** Beside the error body of a 402: what the course costs, in rupees. */
export const paymentNeeded = z.object({ requiresPayment: z.literal(true), price: z.number() });

/** Beside the error body of a 403 for a whole course: the course that the student can enrol in. */
export const notEnrolled = z.object({ code: z.literal('not-enrolled'), course: courseCard });
