import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { EnrolledCourse, enrol as enrolEndpoint, paymentNeeded } from '@sikhya/contract/enrolment.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { toRupees } from '@sikhya/contract/money.ts';
import { formatRupees } from '@sikhya/contract/rupees.ts';
import type * as z from 'zod/mini';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, courseNotFound } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { toCourseCard } from '../catalogue/service.ts';
import { getProgressByCourse } from '../progress/service.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

/**
 * Decides who can access the content of a course: admins, and students with an enrolment, or with an enrolment by pass
 * while their pass is valid. To other students a course that is not in the catalogue does not exist.
 */
export async function requireCourseAccess(
  db: Db,
  caller: Caller,
  courseId: string,
  now: Date,
): Promise<void> {
  const access = isId(courseId) ? await queries.findCourseAccess(db, caller.personId, courseId, now) : null;
  if (!access) throw courseNotFound();
  if (caller.role === 'student' && !access.isOpen) {
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
  { courseId, now }: { courseId: string; now: Date },
  read: () => Promise<T>,
): Promise<T> {
  if (!isId(courseId)) throw courseNotFound();
  const [, content] = await Promise.all([requireCourseAccess(db, caller, courseId, now), read()]);
  return content;
}

export async function listMyCourses(db: Db, studentId: string, now: Date): Promise<EnrolledCourse[]> {
  const [rows, progress] = await Promise.all([
    queries.findMyCourses(db, studentId, now),
    getProgressByCourse(db, studentId),
  ]);
  return rows.map(({ course, status, enrolledAt }) => ({
    ...toCourseCard(course),
    enrollmentDetails: { status, enrolledAt: enrolledAt.toISOString() },
    overallProgress: progress.get(course.id)?.overallProgress ?? 0,
    lastStudiedAt: progress.get(course.id)?.lastStudiedAt?.toISOString() ?? null,
  }));
}

/** The ids of the courses that are open to the student. */
export async function listOpenCourseIds(db: Db | Tx, studentId: string, now: Date): Promise<string[]> {
  return (await queries.findOpenCourses(db, studentId, now)).map(({ courseId }) => courseId);
}

/** The only way to create an enrolment. Returns whether the student did not have one. */
export async function grant(
  tx: Tx,
  enrolment: queries.EnrolmentInput,
  { at, replace }: { at: Date; replace: boolean },
): Promise<boolean> {
  const isNew = await queries.storeEnrolment(tx, { ...enrolment, enrolledAt: at }, { replace });
  if (isNew) await queries.addToTotalEnrolments(tx, enrolment.studentId, 1);
  return isNew;
}

/**
 * The only way to end one enrolment. Returns what was removed, or undefined if the student does not have the course. A
 * refund ends only what the student bought, not what an admin gave meanwhile.
 */
export async function revoke(
  tx: Tx,
  key: { studentId: string; courseId: string },
  options: { onlyBought?: boolean } = {},
) {
  const removed = await queries.removeEnrolment(tx, key, options);
  if (removed) await queries.addToTotalEnrolments(tx, key.studentId, -1);
  return removed;
}

/** Ends all enrolments of a course that is removed for good. */
export const revokeAll = queries.removeEnrolments;

export const hasPayingStudent = queries.hasPayingStudent;

/** Whether the student has the course for good, not by pass. */
export async function ownsCourse(tx: Tx, key: { studentId: string; courseId: string }, now: Date) {
  const enrolment = await queries.findEnrolment(tx, key, now);
  return enrolment !== undefined && !enrolment.byPass;
}

/** Changes what was paid for an enrolment, after a part of it was refunded. */
export const setPaidAmount = queries.setAmount;

type Enrolled = { isNew: boolean } & Pick<EndpointResponse<typeof enrolEndpoint>, 'enrollmentDetails'>;

/**
 * Enrols in a free course, or in a paid one that the student's pass opens. Returns the existing enrolment of a student
 * who has the course already, also for a paid course.
 */
export async function enrol(
  db: Db,
  { studentId, courseId }: { studentId: string; courseId: string },
  { now, canPay }: { now: Date; canPay: boolean },
): Promise<Enrolled> {
  if (!isId(courseId)) throw courseNotFound();
  const key = { studentId, courseId };
  return inTransaction(db, async (tx) => {
    const course = await queries.lockCoursePrice(tx, courseId);
    if (!course) throw courseNotFound();
    const existing = await queries.findEnrolment(tx, key, now);
    if (!existing?.isOpen && !course.isListed) throw courseNotFound();
    const byPass = !course.isFree && !existing?.isOpen && (await queries.findValidPass(tx, key, now));
    if (!course.isFree && !existing?.isOpen && !byPass) throw createPaymentError(course.pricePaise, canPay);
    const isNew =
      !existing?.isOpen &&
      (await grant(tx, { ...key, status: 'enrolled', byPass }, { at: now, replace: false }));
    const { status, enrolledAt } = existing ?? (await queries.findEnrolment(tx, key, now))!;
    return { isNew, enrollmentDetails: { status, enrolledAt: enrolledAt.toISOString() } };
  });
}

/** With payments off the text is the one of the specification. */
function createPaymentError(pricePaise: number, canPay: boolean): AppError {
  const price = toRupees(pricePaise);
  const text = message(canPay ? texts.costs : texts.paymentNeeded, { price: formatRupees(price) });
  return new AppError('payment-needed', text, {
    extra: { requiresPayment: true, price } satisfies z.output<typeof paymentNeeded>,
  });
}
