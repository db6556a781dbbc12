import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { cardColumns } from '../../database/card-columns.ts';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { matching, searchCourses, upTo } from '../../database/search-courses.ts';
import { courses } from '../../database/tables/courses.ts';

export type CourseListing = {
  /** Folded as search columns are; empty for all. */
  searchKey: string;
  type: 'free' | 'premium' | undefined;
  sort: 'newest' | 'title' | 'price';
  limit: number;
  offset: number;
};

/** A page of cards, whatever its size: the counts stand in the row. */
export async function findCourses(db: Db, { searchKey, type, sort, limit, offset }: CourseListing) {
  return searchKey === ''
    ? allCourses(db, sort, type).execute({ limit, offset })
    : searchCourses(db, { searchKey, order: ORDER[sort], kind: ofType(type), limit, offset });
}

export type Counts = { free: number; premium: number };

/** All courses, or those that fit a search, of which no more than `most` of each kind are counted. */
export async function countCourses(db: Db, searchKey: string, most: number): Promise<Counts> {
  if (searchKey === '') return (await allCounts(db).execute())[0]!;
  const matches = await matching(db, searchKey);
  const [free, premium] = await Promise.all([
    countUpTo(db, most, and(matches, ofType('free'))),
    countUpTo(db, most, and(matches, ofType('premium'))),
  ]);
  return { free, premium };
}

async function countUpTo(db: Db, most: number, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(upTo(db, most, where));
  return row!.rows;
}

const ofType = (type: CourseListing['type']): SQL | undefined => type && eq(courses.isFree, type === 'free');

const ORDER = {
  newest: [desc(courses.createdAt), desc(courses.id)],
  title: [asc(courses.titleKey), asc(courses.id)],
  price: [asc(courses.pricePaise), asc(courses.id)],
};

const allCourses = prepared((db, sort: CourseListing['sort'], type: CourseListing['type']) =>
  db
    .select(cardColumns)
    .from(courses)
    .where(ofType(type))
    .orderBy(...ORDER[sort])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(`all_courses_${sort}_${type}`),
);

const allCounts = prepared((db) =>
  db
    .select({
      free: count(sql`case when ${courses.isFree} then 1 end`),
      premium: count(sql`case when not ${courses.isFree} then 1 end`),
    })
    .from(courses)
    .prepare('all_counts'),
);
