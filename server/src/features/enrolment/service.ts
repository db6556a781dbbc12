import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { EnrolledCourse, enrol as enrolEndpoint, paymentNeeded } from '@sikhya/contract/enrolment.ts';
import { formatRupees } from '@sikhya/contract/rupees.ts';
import type * as z from 'zod/mini';
import { type Db, inTransaction } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { cardOf } from '../catalogue/service.ts';
import { progressByCourse } from '../progress/service.ts';
import * as queries from './queries.ts';

/** What a course holds is for its students and for admins. */
export async function requireCourseAccess(db: Db, caller: Caller, courseId: string): Promise<void> {
  const found = isId(courseId) ? await queries.findEnrolment(db, caller.personId, courseId) : null;
  if (!found) throw notFound();
  if (caller.role === 'student' && found.status === null) {
    throw new AppError('not-enrolled', 'You are not enrolled in this course.');
  }
}

export async function listMyCourses(db: Db, studentId: string): Promise<EnrolledCourse[]> {
  const [rows, progress] = await Promise.all([
    queries.findMyCourses(db, studentId),
    progressByCourse(db, studentId),
  ]);
  return rows.map(({ course, status, enrolledAt }) => ({
    ...cardOf(course),
    enrollmentDetails: { status, enrolledAt: enrolledAt.toISOString() },
    overallProgress: progress.get(course.id)?.overallProgress ?? 0,
    lastStudiedAt: progress.get(course.id)?.lastStudiedAt?.toISOString() ?? null,
  }));
}

type Enrolled = { isNew: boolean; answer: EndpointResponse<typeof enrolEndpoint> };

/** A student who has the course already, by whatever way, is told so again and pays nothing. */
export async function enrol(db: Db, studentId: string, courseId: string, now: Date): Promise<Enrolled> {
  if (!isId(courseId)) throw notFound();
  const key = { studentId, courseId };
  return inTransaction(db, async (tx) => {
    const course = await queries.holdCourse(tx, courseId);
    if (!course) throw notFound();
    const known = await queries.findDetails(tx, key);
    if (!known && !course.isFree) throw paymentNeededFor(course.pricePaise / 100);
    const isNew = !known && (await queries.storeEnrolment(tx, key, now));
    const { status, enrolledAt } = known ?? (await queries.findDetails(tx, key))!;
    return {
      isNew,
      answer: {
        message: 'Successfully enrolled in course!',
        enrollmentDetails: { status, enrolledAt: enrolledAt.toISOString() },
      },
    };
  });
}

function paymentNeededFor(price: number): AppError {
  return new AppError(
    'payment-needed',
    `This course costs ${formatRupees(price)}. Payment integration coming soon!`,
    { extra: { requiresPayment: true, price } satisfies z.output<typeof paymentNeeded> },
  );
}

function notFound(): AppError {
  return new AppError('not-found', 'Course not found');
}
