import type { CourseState } from '@sikhya/contract/authoring.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { cardColumns } from '../../database/card-columns.ts';
import type { Db } from '../../database/database.ts';
import { isAuthoredBy } from '../../database/own-courses.ts';
import { chooseSearchCondition, limitCourses, searchCourses } from '../../database/search-courses.ts';
import { courses } from '../../database/tables/courses.ts';
import { enrolments } from '../../database/tables/learning.ts';
import { workingCopies } from '../../database/tables/publishing.ts';

export type CourseListing = {
  /** Normalised like the search columns; empty for all courses. */
  searchKey: string;
  limit: number;
  offset: number;
  sortBy: 'title' | 'price' | 'createdAt';
  sortOrder: 'asc' | 'desc';
} & CourseFilter;

export type CourseFilter = {
  /** Undefined for all courses outside the bin. */
  state: CourseState | 'all' | undefined;
  /** Only the courses of this author. */
  authorId?: string | undefined;
};

const SORT_COLUMN = { title: courses.titleKey, price: courses.pricePaise, createdAt: courses.createdAt };

function matchesFilter({ state, authorId }: CourseFilter): SQL | undefined {
  return and(hasState(state), isAuthoredBy(authorId));
}

function hasState(state: CourseFilter['state']): SQL | undefined {
  if (state === 'all') return undefined;
  if (state === 'deleted') return isNotNull(courses.deletedAt);
  return and(isNull(courses.deletedAt), state && eq(courses.state, state));
}

export async function findCourses(
  db: Db,
  { searchKey, sortBy, sortOrder, limit, offset, ...filter }: CourseListing,
) {
  const direction = sortOrder === 'asc' ? asc : desc;
  const order = [direction(SORT_COLUMN[sortBy]), direction(courses.id)];
  const kind = matchesFilter(filter);
  if (searchKey !== '') return searchCourses(db, { searchKey, order, kind, limit, offset });
  return db
    .select(cardColumns)
    .from(courses)
    .where(kind)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

export type ListedCourse = Pick<typeof courses.$inferSelect, 'id' | 'state' | 'deletedAt'> & {
  hasWorkingCopy: boolean;
};

/** The states of courses by id, which their cards do not have. */
export async function findStates(db: Db, ids: string[]): Promise<Map<string, ListedCourse>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: courses.id,
      state: courses.state,
      deletedAt: courses.deletedAt,
      hasWorkingCopy: sql<boolean>`${workingCopies.courseId} is not null`,
    })
    .from(courses)
    .leftJoin(workingCopies, eq(workingCopies.courseId, courses.id))
    .where(inArray(courses.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

const TOTALS = {
  totalCourses: count(),
  totalChapters: sql`coalesce(sum(${courses.totalChapters}), 0)`.mapWith(Number),
  totalQuestions: sql`coalesce(sum(${courses.totalQuestions}), 0)`.mapWith(Number),
};

export async function countCourses(db: Db, filter: CourseFilter): Promise<number> {
  return db.$count(courses, matchesFilter(filter));
}

/** Counts all courses of the filter, or at most `limit` of those that match a search. */
export async function countTotals(db: Db, searchKey: string, filter: CourseFilter, limit: number) {
  const isWanted = matchesFilter(filter);
  const [row] = await (searchKey === ''
    ? db.select(TOTALS).from(courses).where(isWanted)
    : db
        .select(TOTALS)
        .from(limitCourses(db, limit, and(isWanted, await chooseSearchCondition(db, searchKey)))));
  return row!;
}

/** Counts the students of each course. A course without students is not in the map. */
export async function countEnrolled(db: Db, courseIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ courseId: enrolments.courseId, students: count() })
    .from(enrolments)
    .where(inArray(enrolments.courseId, courseIds))
    .groupBy(enrolments.courseId);
  return new Map(rows.map(({ courseId, students: enrolled }) => [courseId, enrolled]));
}
