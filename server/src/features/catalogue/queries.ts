import { and, asc, count, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import { cardColumns } from '../../database/card-columns.ts';
import { containing, type Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { courses } from '../../database/tables/courses.ts';

export type CourseListing = {
  /** Folded as search columns are; empty for all. */
  searchKey: string;
  type: 'free' | 'premium' | undefined;
  sort: 'newest' | 'title' | 'price';
  limit: number;
  offset: number;
};

/** One query for a page of cards, whatever its size: the counts stand in the row. */
const coursesPage = prepared(
  (db, sort: CourseListing['sort'], type: CourseListing['type'], searching: boolean) =>
    db
      .select(cardColumns)
      .from(courses)
      .where(and(...matching(searching), ...(type ? [eq(courses.isFree, type === 'free')] : [])))
      .orderBy(...ORDER[sort])
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('courses_page'),
);

export async function findCourses(db: Db, { searchKey, type, sort, limit, offset }: CourseListing) {
  return coursesPage(db, sort, type, searchKey !== '').execute({
    pattern: containing(searchKey),
    limit,
    offset,
  });
}

const courseCounts = prepared((db, searching: boolean) =>
  db
    .select({
      free: count(sql`case when ${courses.isFree} then 1 end`),
      premium: count(sql`case when not ${courses.isFree} then 1 end`),
    })
    .from(courses)
    .where(and(...matching(searching)))
    .prepare('course_counts'),
);

export async function countCourses(db: Db, searchKey: string): Promise<{ free: number; premium: number }> {
  const [row] = await courseCounts(db, searchKey !== '').execute({ pattern: containing(searchKey) });
  return row ?? { free: 0, premium: 0 };
}

const ORDER = {
  newest: [desc(courses.createdAt), desc(courses.id)],
  title: [asc(courses.titleKey), asc(courses.id)],
  price: [asc(courses.pricePaise), asc(courses.id)],
};

const matching = (searching: boolean): SQL[] =>
  searching ? [like(courses.searchKey, sql.placeholder('pattern'))] : [];
