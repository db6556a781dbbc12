import type { getAdminCourse, listAdminCourses } from '@sikhya/contract/authoring.ts';
import { SEARCH_LIMIT } from '@sikhya/contract/constants.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { minTotalPages } from '@sikhya/contract/pagination.ts';
import { DAYS_IN_BIN } from '@sikhya/contract/publishing.ts';
import type { Db } from '../../database/database.ts';
import { courseSearchKey } from '../../database/search-courses.ts';
import type { Caller } from '../../http/authenticate.ts';
import { toCourseCard } from '../catalogue/service.ts';
import * as queries from './list-queries.ts';
import { readStoredCourse, toCurrentTree } from './stored-course.ts';

export { correctCourseQuestion } from './correct-question.ts';
export { deleteCourse } from './publishing.ts';
export { publishScheduledCourses, removeDeletedCourses } from './publishing-jobs.ts';
export { createCourse, updateCourse } from './save-course.ts';

/** Lists the courses of one author, or all courses. */
export async function listCourses(
  db: Db,
  { page, limit, search, state, sortBy, sortOrder }: EndpointRequest<typeof listAdminCourses>['query'],
  authorId?: string,
): Promise<EndpointResponse<typeof listAdminCourses>> {
  const searchKey = courseSearchKey(search);
  const offset = (page - 1) * limit;
  const isPastLastPage = page > 1 && offset >= (await queries.countCourses(db, { state, authorId }));
  const rows = isPastLastPage
    ? []
    : await queries.findCourses(db, { searchKey, state, authorId, sortBy, sortOrder, limit, offset });
  // a first page that is not full contains all matches, and counting them costs more than finding them
  const hasAllRows = page === 1 && rows.length < limit;
  const { totalCourses: counted, ...totals } = hasAllRows
    ? sumTotals(rows)
    : await queries.countTotals(db, searchKey, { state, authorId }, SEARCH_LIMIT + 1);
  const ids = rows.map(({ id }) => id);
  const enrolled = await queries.countEnrolled(db, ids);
  const states = await queries.findStates(db, ids);
  const more = searchKey !== '' && counted > SEARCH_LIMIT;
  const totalCourses = more ? SEARCH_LIMIT : counted;
  return {
    courses: rows.map((row) => ({
      ...toCourseCard(row),
      ...toListedState(states.get(row.id)),
      enrolledStudents: enrolled.get(row.id) ?? 0,
    })),
    pagination: {
      currentPage: page,
      totalPages: minTotalPages({ counted: totalCourses, more }, { number: page, limit, rows: rows.length }),
      totalCourses,
      ...totals,
      more,
    },
  };
}

function sumTotals(rows: { totalChapters: number; totalQuestions: number }[]) {
  return {
    totalCourses: rows.length,
    totalChapters: rows.reduce((sum, row) => sum + row.totalChapters, 0),
    totalQuestions: rows.reduce((sum, row) => sum + row.totalQuestions, 0),
  };
}

/** A course that was removed after the list was read counts as deleted. */
function toListedState(course: queries.ListedCourse | undefined) {
  const deletedAt = course?.deletedAt ?? null;
  const removedAt = deletedAt && new Date(deletedAt.getTime() + DAYS_IN_BIN * 86_400_000);
  return {
    state: course && !deletedAt ? course.state : ('deleted' as const),
    hasUnpublishedChanges: course?.hasWorkingCopy ?? false,
    removedAt: removedAt?.toISOString() ?? null,
  };
}

export async function getCourse(
  db: Db,
  courseId: string,
  caller: Caller,
): Promise<EndpointResponse<typeof getAdminCourse>> {
  const course = await toCurrentTree(db, await readStoredCourse(db, courseId, { caller }));
  const enrolled = await queries.countEnrolled(db, [courseId]);
  return { course, enrolledStudents: enrolled.get(courseId) ?? 0 };
}
