import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { cardColumns } from '../../database/card-columns.ts';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { chooseSearchCondition, limitCourses, searchCourses } from '../../database/search-courses.ts';
import { courses } from '../../database/tables/courses.ts';

export type CourseListQuery = {
  /** Normalised like the search columns; empty for all courses. */
  searchKey: string;
  type: 'free' | 'premium' | undefined;
  sort: 'newest' | 'title' | 'price';
  limit: number;
  offset: number;
};

export async function findCourses(db: Db, { searchKey, type, sort, limit, offset }: CourseListQuery) {
  return searchKey === ''
    ? allCourses(db, sort, type).execute({ limit, offset })
    : searchCourses(db, { searchKey, order: ORDER[sort], kind: hasType(type), limit, offset });
}

export type Counts = { free: number; premium: number };

/** Counts all courses, or the matches of a search up to `max` of each type. */
export async function countCourses(db: Db, searchKey: string, max: number): Promise<Counts> {
  if (searchKey === '') return (await allCounts(db).execute())[0]!;
  const matches = await chooseSearchCondition(db, searchKey);
  const [free, premium] = await Promise.all([
    countUpTo(db, max, and(matches, hasType('free'))),
    countUpTo(db, max, and(matches, hasType('premium'))),
  ]);
  return { free, premium };
}

async function countUpTo(db: Db, max: number, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(limitCourses(db, max, where));
  return row!.rows;
}

/** Drafts, archived courses and those in the bin are not in the catalogue. */
const isListed = sql`${courses.isListed}`;

const hasType = (type: CourseListQuery['type']): SQL | undefined =>
  type ? and(isListed, eq(courses.isFree, type === 'free')) : isListed;

const ORDER = {
  newest: [desc(courses.createdAt), desc(courses.id)],
  title: [asc(courses.titleKey), asc(courses.id)],
  price: [asc(courses.pricePaise), asc(courses.id)],
};

const allCourses = prepared(
  'all_courses',
  (db, sort: CourseListQuery['sort'], type: CourseListQuery['type']) =>
    db
      .select(cardColumns)
      .from(courses)
      .where(hasType(type))
      .orderBy(...ORDER[sort])
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
);

const allCounts = prepared('all_counts', (db) =>
  db
    .select({
      free: count(sql`case when ${courses.isFree} then 1 end`),
      premium: count(sql`case when not ${courses.isFree} then 1 end`),
    })
    .from(courses)
    .where(isListed),
);
