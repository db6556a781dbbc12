import { SEARCH_LIMIT } from '@sikhya/contract/constants.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { studentSearchWords } from '@sikhya/contract/student-search-key.ts';
import type { giveCourse, listStudents, StudentAct } from '@sikhya/contract/students.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { type Actor, findActsOn, recordAct } from '../audit/service.ts';
import { listMyCourses } from '../enrolment/service.ts';
import type { SessionService } from '../session/service.ts';
import { type ActDetails, actOf, studentOf } from './present.ts';
import * as queries from './queries.ts';
import { paymentFault, statusOf } from './rules.ts';

const SHOWN = { results: 100, acts: 50 };

export type StudentsService = ReturnType<typeof createStudentsService>;

export function createStudentsService(db: Db, sessions: Pick<SessionService, 'endAllOf'>, now: () => Date) {
  async function list({
    page,
    limit,
    search,
    sortBy,
    sortOrder,
  }: EndpointRequest<typeof listStudents>['query']) {
    const words = studentSearchWords(search);
    const offset = (page - 1) * limit;
    const count = () => queries.countStudents(db, words, SEARCH_LIMIT + 1);
    // a page beyond the last one is not looked for
    const known = page === 1 ? undefined : await count();
    const end = words.length === 0 ? (known ?? limit) : Math.min(known ?? limit, SEARCH_LIMIT);
    const reachable = Math.min(limit, end - offset);
    const rows =
      reachable > 0
        ? await queries.findStudents(db, { words, sortBy, sortOrder, limit: reachable, offset })
        : [];
    // a first page that is not full holds all there are
    const counted = known ?? (rows.length < limit ? rows.length : await count());
    const more = words.length > 0 && counted > SEARCH_LIMIT;
    const totalStudents = more ? SEARCH_LIMIT : counted;
    return {
      students: rows.map(studentOf),
      pagination: { currentPage: page, totalPages: totalPages(totalStudents, limit), totalStudents, more },
    };
  }

  async function show(studentId: string) {
    const student = isId(studentId) ? await queries.findStudent(db, studentId) : undefined;
    if (!student) throw unknownStudent();
    const [courses, performance, results, acts] = await Promise.all([
      listMyCourses(db, studentId),
      queries.findPerformance(db, studentId),
      queries.findNewestResults(db, studentId, SHOWN.results),
      findActsOn(db, studentId, SHOWN.acts),
    ]);
    const progressOf = new Map(courses.map((course) => [course._id, course.overallProgress]));
    const shown = studentOf(student);
    return {
      student: {
        ...shown,
        enrolledCourses: shown.enrolledCourses.map((enrolled) => ({
          ...enrolled,
          progress: { overallProgress: progressOf.get(enrolled.courseId._id) ?? 0 },
        })),
        testResults: results.map(({ id, completedAt, ...result }) => ({
          _id: id,
          ...result,
          completedAt: completedAt.toISOString(),
        })),
        performance,
        acts: acts.map(actOf),
      },
    };
  }

  async function give(
    tx: Tx,
    by: Actor,
    studentId: string,
    given: EndpointRequest<typeof giveCourse>['body'],
  ) {
    const { courseId, method, amount, note } = given;
    const fault = paymentFault(method, amount);
    if (fault) throw new AppError('invalid', fault);
    const amountPaise = Math.round(amount * 100);
    // before the student is locked, as whoever deletes a course does it
    const course = isId(courseId) ? await queries.holdCourse(tx, courseId) : undefined;
    await act(tx, by, studentId, 'give-course', async () => {
      if (!course) throw new AppError('not-found', 'Course not found');
      const isNew = await queries.storeEnrolment(tx, {
        studentId,
        courseId,
        status: statusOf(amountPaise),
        amountPaise,
        givenBy: by.caller.personId,
        enrolledAt: now(),
      });
      if (isNew) await queries.changeTotalEnrolments(tx, studentId, 1);
      return { courseTitle: course.title, method, amountPaise, note };
    });
  }

  async function take(tx: Tx, by: Actor, studentId: string, courseId: string, note: string) {
    await act(tx, by, studentId, 'take-course', async () => {
      const removed = isId(courseId) ? await queries.removeEnrolment(tx, studentId, courseId) : undefined;
      if (!removed) throw new AppError('not-found', 'The student does not have this course.');
      await queries.changeTotalEnrolments(tx, studentId, -1);
      const course = await queries.findCourse(tx, courseId);
      return { courseTitle: course?.title ?? '', amountPaise: removed.amountPaise, note };
    });
  }

  async function endSessions(tx: Tx, by: Actor, studentId: string) {
    await act(tx, by, studentId, 'end-sessions', async () => ({}));
    await sessions.endAllOf(tx, studentId);
  }

  async function block(tx: Tx, by: Actor, studentId: string, note: string) {
    await act(tx, by, studentId, 'block', async () => {
      if (!(await queries.setBlocked(tx, studentId, now())))
        throw new AppError('conflict', 'This student is blocked already.');
      return { note };
    });
    await sessions.endAllOf(tx, studentId);
  }

  async function unblock(tx: Tx, by: Actor, studentId: string, note: string) {
    await act(tx, by, studentId, 'unblock', async () => {
      if (!(await queries.setBlocked(tx, studentId, null)))
        throw new AppError('conflict', 'This student is not blocked.');
      return { note };
    });
  }

  /** Whatever an admin does to a student is on record with who and when, in the same transaction. */
  async function act(
    tx: Tx,
    by: Actor,
    studentId: string,
    action: StudentAct['action'],
    work: () => Promise<ActDetails>,
  ): Promise<void> {
    if (!isId(studentId) || !(await queries.lockStudent(tx, studentId))) throw unknownStudent();
    const details = await work();
    await recordAct(tx, by, { action, subjectId: studentId, details }, now());
  }

  return { list, show, give, take, endSessions, block, unblock };
}

function unknownStudent(): AppError {
  return new AppError('not-found', 'Student not found');
}
