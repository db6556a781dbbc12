import * as z from 'zod/mini';
import { courseCard } from './course.ts';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';

const enrollmentDetails = z.object({
  status: z.enum(['enrolled', 'purchased']),
  enrolledAt: z.iso.datetime(),
});

/** A course that the student is enrolled in. */
export const enrolledCourse = z.extend(courseCard, {
  enrollmentDetails,
  /** The completed chapters in percent of all chapters. */
  overallProgress: z.int(),
  lastStudiedAt: z.nullable(z.iso.datetime()),
});

export type EnrolledCourse = z.output<typeof enrolledCourse>;

export const listMyCourses = endpoint({
  method: 'GET',
  path: '/api/protected/student/my-courses',
  access: 'student',
  summary: 'The courses of the calling student, newest enrolment first',
  response: z.object({ courses: z.array(enrolledCourse) }),
});

/** 201 when this request enrolled the student, 200 when the student was enrolled already, 402 for a paid course. */
export const enrol = endpoint({
  method: 'POST',
  path: '/api/protected/student/enroll/:courseId',
  access: 'student',
  summary: 'Enrol in a free course',
  idempotent: true,
  params: z.object({ courseId: id }),
  response: z.object({ message: z.string(), enrollmentDetails }),
});

/** Extra fields in the error body of a 402; the price is in rupees. */
export const paymentNeeded = z.object({ requiresPayment: z.literal(true), price: z.number() });

/** Extra fields in the error body of a 403 for a course: the course that the student can enrol in. */
export const notEnrolled = z.object({ code: z.literal('not-enrolled'), course: courseCard });
