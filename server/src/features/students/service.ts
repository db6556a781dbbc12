import { SEARCH_LIMIT } from '@sikhya/contract/constants.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { toPaise } from '@sikhya/contract/money.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { studentSearchWords } from '@sikhya/contract/student-search-key.ts';
import type * as contract from '@sikhya/contract/students.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, courseNotFound } from '../../errors.ts';
import { type Actor, findAuditEntries, recordAuditEntry } from '../audit/service.ts';
import { storeDateOfBirth } from '../consents/service.ts';
import { grant, listMyCourses, revoke } from '../enrolment/service.ts';
import { cancelErasure, requestErasure } from '../erasure/service.ts';
import { endSessionsOfStudent } from '../session/service.ts';
import * as queries from './queries.ts';
import { checkPayment, toEnrolmentStatus } from './rules.ts';
import { texts } from './texts.ts';
import { type ActionDetails, toListedStudent, toStudentAction } from './to-response.ts';

const MAX_RESULTS = 100;
const MAX_ACTIONS = 50;

export async function listStudents(
  db: Db,
  { page, limit, search, sortBy, sortOrder }: EndpointRequest<typeof contract.listStudents>['query'],
) {
  const words = studentSearchWords(search);
  const offset = (page - 1) * limit;
  const count = () => queries.countStudents(db, words, SEARCH_LIMIT + 1);
  // counted first, so that a page past the last one is not searched for
  const countBefore = page === 1 ? undefined : await count();
  const end = words.length === 0 ? (countBefore ?? limit) : Math.min(countBefore ?? limit, SEARCH_LIMIT);
  const pageSize = Math.min(limit, end - offset);
  const rows =
    pageSize > 0 ? await queries.findStudents(db, { words, sortBy, sortOrder, limit: pageSize, offset }) : [];
  // a first page that is not full contains all matches
  const counted = countBefore ?? (rows.length < limit ? rows.length : await count());
  const more = words.length > 0 && counted > SEARCH_LIMIT;
  const totalStudents = more ? SEARCH_LIMIT : counted;
  return {
    students: rows.map(toListedStudent),
    pagination: { currentPage: page, totalPages: totalPages(totalStudents, limit), totalStudents, more },
  };
}

export async function getStudent(db: Db, studentId: string, now: Date) {
  const student = isId(studentId) ? await queries.findStudent(db, studentId) : undefined;
  if (!student) throw studentNotFound();
  const [courses, performance, results, actions] = await Promise.all([
    listMyCourses(db, studentId, now),
    queries.findPerformance(db, studentId),
    queries.findNewestResults(db, studentId, MAX_RESULTS),
    findAuditEntries(db, studentId, MAX_ACTIONS),
  ]);
  const progressByCourse = new Map(courses.map((course) => [course._id, course.overallProgress]));
  const listed = toListedStudent(student);
  return {
    student: {
      ...listed,
      enrolledCourses: listed.enrolledCourses.map((enrolled) => ({
        ...enrolled,
        progress: { overallProgress: progressByCourse.get(enrolled.courseId._id) ?? 0 },
      })),
      testResults: results.map(({ id, completedAt, ...result }) => ({
        _id: id,
        ...result,
        completedAt: completedAt.toISOString(),
      })),
      performance,
      acts: actions.map(toStudentAction),
      dateOfBirth: student.dateOfBirth,
    },
  };
}

/** An action of an admin on a student. All of it happens in one transaction. */
type StudentAction = { tx: Tx; actor: Actor; studentId: string; now: Date };

export async function giveCourse(
  action: StudentAction,
  { courseId, method, amount, note }: EndpointRequest<typeof contract.giveCourse>['body'],
): Promise<void> {
  const { tx, actor, studentId, now } = action;
  const problem = checkPayment(method, amount);
  if (problem) throw new AppError('invalid', problem);
  const amountPaise = toPaise(amount);
  // the course is locked before the student, in the same order as when a course is deleted
  const course = isId(courseId) ? await queries.lockCourse(tx, courseId) : undefined;
  await runAction({ ...action, courseId }, 'give-course', async () => {
    if (!course) throw courseNotFound();
    const status = toEnrolmentStatus(amountPaise);
    const givenBy = actor.caller.personId;
    await grant(tx, { studentId, courseId, status, amountPaise, givenBy }, { at: now, replace: true });
    return { ...describeCourse(course), method, amountPaise, note };
  });
}

export async function takeCourseAway(action: StudentAction, courseId: string, note: string): Promise<void> {
  const { tx, studentId } = action;
  await runAction({ ...action, courseId }, 'take-course', async () => {
    const removed = isId(courseId) ? await revoke(tx, { studentId, courseId }) : undefined;
    if (!removed) throw new AppError('not-found', message(texts.doesNotHaveCourse));
    const course = await queries.findCourse(tx, courseId);
    return { ...describeCourse(course), amountPaise: removed.amountPaise, note };
  });
}

export async function endSessions(action: StudentAction): Promise<void> {
  await runAction(action, 'end-sessions', async () => ({}));
  await endSessionsOfStudent(action.tx, action.studentId, action.now);
}

export async function blockStudent(action: StudentAction, note: string): Promise<void> {
  const { tx, studentId, now } = action;
  await runAction(action, 'block', async () => {
    if (!(await queries.setBlocked(tx, studentId, now)))
      throw new AppError('conflict', message(texts.alreadyBlocked));
    return { note };
  });
  await endSessionsOfStudent(tx, studentId, now);
}

export async function unblockStudent(action: StudentAction, note: string): Promise<void> {
  await runAction(action, 'unblock', async () => {
    if (!(await queries.setBlocked(action.tx, action.studentId, null)))
      throw new AppError('conflict', message(texts.notBlocked));
    return { note };
  });
}

export async function deleteStudent(action: StudentAction, note: string): Promise<void> {
  const { tx, studentId, now } = action;
  await runAction(action, 'delete-account', async () => {
    await requestErasure(tx, studentId, now);
    return { note };
  });
}

export async function restoreStudent(action: StudentAction, note: string): Promise<void> {
  await runAction(action, 'restore-account', async () => {
    await cancelErasure(action.tx, action.studentId, action.now);
    return { note };
  });
}

/** A minor who becomes an adult has to agree, and an adult who becomes a minor needs a parent. */
export async function changeDateOfBirth(
  action: StudentAction,
  { dateOfBirth, note }: EndpointRequest<typeof contract.changeDateOfBirth>['body'],
): Promise<void> {
  await runAction(action, 'change-date-of-birth', async () => {
    await storeDateOfBirth(action.tx, action.studentId, dateOfBirth, action.now);
    return { note };
  });
}

/** The titles at the time of the action, because the course may be renamed or removed later. */
function describeCourse(course: Awaited<ReturnType<typeof queries.findCourse>>): ActionDetails {
  return { courseTitle: course?.title ?? '', odiaCourseTitle: course?.odia?.title };
}

/** Locks the student, runs the action and records it in the audit log, all in the same transaction. */
async function runAction(
  { tx, actor, studentId, courseId, now }: StudentAction & { courseId?: string },
  action: contract.StudentAct['action'],
  run: () => Promise<ActionDetails>,
): Promise<void> {
  if (!isId(studentId) || !(await queries.lockStudent(tx, studentId))) throw studentNotFound();
  const details = await run();
  await recordAuditEntry(tx, actor, { action, subjectId: studentId, courseId, details }, now);
}

function studentNotFound(): AppError {
  return new AppError('not-found', message(texts.notFound));
}
