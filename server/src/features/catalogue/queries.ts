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
export async function findCourses(db: Db, listing: CourseListing) {
  const { searchKey, type, sort, limit, offset } = listing;
  if (searchKey === '') return allCourses(db, sort, type).execute({ limit, offset });
  return cards(db, sort, type, matching(searchKey)).limit(limit).offset(offset);
}

export type Counts = { free: number; premium: number };

export async function countCourses(db: Db, searchKey: string): Promise<Counts> {
  const [row] = await (searchKey === '' ? allCounts(db).execute() : counts(db, matching(searchKey)));
  return row ?? { free: 0, premium: 0 };
}

/**
 * What is searched for is not prepared: a rare word is best found by the index of words, a common one along the order
 * that is asked for, and PostgreSQL can tell which only when it plans with the word at hand.
 */
function matching(searchKey: string): SQL {
  // the index holds threes of letters, and this is the quicker way to go through all
  return searchKey.length < 3
    ? sql`strpos(${courses.searchKey}, ${searchKey}) > 0`
    : like(courses.searchKey, containing(searchKey));
}

const ORDER = {
  newest: [desc(courses.createdAt), desc(courses.id)],
  title: [asc(courses.titleKey), asc(courses.id)],
  price: [asc(courses.pricePaise), asc(courses.id)],
};

const cards = (db: Db, sort: CourseListing['sort'], type: CourseListing['type'], where?: SQL) =>
  db
    .select(cardColumns)
    .from(courses)
    .where(and(where, type && eq(courses.isFree, type === 'free')))
    .orderBy(...ORDER[sort]);

const allCourses = prepared((db, sort: CourseListing['sort'], type: CourseListing['type']) =>
  cards(db, sort, type)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('all_courses'),
);

const counts = (db: Db, where?: SQL) =>
  db
    .select({
      free: count(sql`case when ${courses.isFree} then 1 end`),
      premium: count(sql`case when not ${courses.isFree} then 1 end`),
    })
    .from(courses)
    .where(where);

const allCounts = prepared((db) => counts(db).prepare('all_counts'));
