import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { EnrolledCourse, enrol as enrolEndpoint, paymentNeeded } from '@sikhya/contract/enrolment.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { formatRupees } from '@sikhya/contract/rupees.ts';
import type * as z from 'zod/mini';
import { type Db, inTransaction } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, courseNotFound } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { toCourseCard } from '../catalogue/service.ts';
import { getProgressByCourse } from '../progress/service.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

/**
 * Only enrolled students and admins can access the content of a course. To other students a course that is not in the
 * catalogue does not exist.
 */
export async function requireCourseAccess(db: Db, caller: Caller, courseId: string): Promise<void> {
  const access = isId(courseId) ? await queries.findCourseAccess(db, caller.personId, courseId) : null;
  if (!access) throw courseNotFound();
  if (caller.role === 'student' && access.status === null) {
    if (!access.isListed) throw courseNotFound();
    throw new AppError('not-enrolled', message(texts.notEnrolled));
  }
}

/**
 * Reads while access is checked, because statements that start together cost less than one after another. Fails
 * without access, whatever was read.
 */
export async function readWithCourseAccess<T>(
  db: Db,
  caller: Caller,
  courseId: string,
  read: () => Promise<T>,
): Promise<T> {
  if (!isId(courseId)) throw courseNotFound();
  const [, content] = await Promise.all([requireCourseAccess(db, caller, courseId), read()]);
  return content;
}

export async function listMyCourses(db: Db, studentId: string): Promise<EnrolledCourse[]> {
  const [rows, progress] = await Promise.all([
    queries.findMyCourses(db, studentId),
    getProgressByCourse(db, studentId),
  ]);
  return rows.map(({ course, status, enrolledAt }) => ({
    ...toCourseCard(course),
    enrollmentDetails: { status, enrolledAt: enrolledAt.toISOString() },
    overallProgress: progress.get(course.id)?.overallProgress ?? 0,
    lastStudiedAt: progress.get(course.id)?.lastStudiedAt?.toISOString() ?? null,
  }));
}

type Enrolled = { isNew: boolean } & Pick<EndpointResponse<typeof enrolEndpoint>, 'enrollmentDetails'>;

/** Returns the existing enrolment of a student who has the course already, also for a paid course. */
export async function enrol(db: Db, studentId: string, courseId: string, now: Date): Promise<Enrolled> {
  if (!isId(courseId)) throw courseNotFound();
  const key = { studentId, courseId };
  return inTransaction(db, async (tx) => {
    const course = await queries.lockCoursePrice(tx, courseId);
    if (!course) throw courseNotFound();
    const existing = await queries.findEnrolmentDetails(tx, key);
    if (!existing && !course.isListed) throw courseNotFound();
    if (!existing && !course.isFree) throw createPaymentError(course.pricePaise / 100);
    const isNew = !existing && (await queries.storeEnrolment(tx, key, now));
    const { status, enrolledAt } = existing ?? (await queries.findEnrolmentDetails(tx, key))!;
    return { isNew, enrollmentDetails: { status, enrolledAt: enrolledAt.toISOString() } };
  });
}

function createPaymentError(price: number): AppError {
  return new AppError('payment-needed', message(texts.paymentNeeded, { price: formatRupees(price) }), {
    extra: { requiresPayment: true, price } satisfies z.output<typeof paymentNeeded>,
  });
}
