import { ACTIVITY_LIMIT, type ActivityEntry, type listActivity } from '@sikhya/contract/activity.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import type { Db } from '../../database/database.ts';
import * as queries from './queries.ts';

export async function readActivity(
  db: Db,
  { page, limit, ...filters }: EndpointRequest<typeof listActivity>['query'],
): Promise<EndpointResponse<typeof listActivity>> {
  const offset = (page - 1) * limit;
  const counted = await queries.countEntries(db, filters, ACTIVITY_LIMIT + 1);
  const totalEntries = Math.min(counted, ACTIVITY_LIMIT);
  const size = Math.min(limit, totalEntries - offset);
  const rows = size > 0 ? await queries.findEntries(db, filters, { limit: size, offset }) : [];
  return {
    entries: await present(db, rows),
    pagination: {
      currentPage: page,
      totalPages: totalPages(totalEntries, limit),
      totalEntries,
      more: counted > ACTIVITY_LIMIT,
    },
  };
}

/** Adds the course and the student of each entry, if they still exist. */
async function present(db: Db, rows: queries.EntryRow[]): Promise<ActivityEntry[]> {
  const subjects = rows.flatMap(({ subjectId }) => subjectId ?? []);
  const courseIds = rows.flatMap(({ courseId }) => courseId ?? []);
  const [courses, students] = await Promise.all([
    queries.findCourses(db, [...new Set([...subjects, ...courseIds])]),
    queries.findStudents(db, [...new Set(subjects)]),
  ]);
  const courseById = new Map(courses.map((course) => [course._id, course]));
  const studentById = new Map(students.map((student) => [student._id, student]));
  return rows.map(({ id, at, actor, action, address, subjectId, courseId, details }) => ({
    _id: id,
    at: at.toISOString(),
    actor,
    action,
    address,
    course: courseById.get(courseId ?? subjectId ?? '') ?? null,
    student: studentById.get(subjectId ?? '') ?? null,
    details: details as ActivityEntry['details'],
  }));
}
