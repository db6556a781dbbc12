import { searchKey } from '@sikhya/contract/search-key.ts';
import { and, count, desc, like, type SQL, sql } from 'drizzle-orm';
import { cardColumns } from './card-columns.ts';
import { type Db, toLikePattern } from './database.ts';
import { courses } from './tables/courses.ts';

/** The first courses of the order are compared one by one before the trigram index is used. */
const SCANNED_COURSES = 200;

/** Longer searches are cut: each letter costs time, and this many are enough to find a course. */
const MAX_CHARACTERS = 100;
/** A longer search may consist of common words only, although no course contains all of it. */
const LONG_SEARCH = 30;

/** Folds a search like the search columns, and cuts it. */
export function courseSearchKey(search: string): string {
  return searchKey(search).slice(0, MAX_CHARACTERS).trim();
}

export type CourseSearch = {
  /** Folded like the search columns; not empty. */
  searchKey: string;
  /** An order that an index has. */
  order: SQL[];
  kind?: SQL | undefined;
  limit: number;
  offset: number;
};

/**
 * Finds a page of the courses that contain the search. A common word fills the page from the first courses of the order,
 * where sorting all matches would take far longer. A rare word is found fastest with the trigram index. PostgreSQL cannot
 * choose between the two, because it keeps no statistics of long texts.
 */
export async function searchCourses(db: Db, { searchKey, order, kind, limit, offset }: CourseSearch) {
  const found = await db
    .select(cardColumns)
    .from(selectFirst(db, order, kind))
    .where(contains(searchKey))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  if (found.length === limit) return found;
  return db
    .select(cardColumns)
    .from(courses)
    .where(and(kind, await chooseSearchCondition(db, searchKey)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** At most `max` of the courses, for counting matches: counting all of them takes longer than finding a page. */
export const limitCourses = (db: Db, max: number, where: SQL | undefined) =>
  db.select().from(courses).where(where).limit(max).as('courses');

/**
 * Chooses the fastest condition for "contains the search". The trigram index needs three letters. Shorter searches have
 * an index of letters and pairs, which helps only if few courses match.
 */
export async function chooseSearchCondition(db: Db, searchKey: string): Promise<SQL> {
  if (searchKey.length > LONG_SEARCH && (await areCommon(db, searchKey.split(' '))))
    return contains(searchKey);
  if ([...searchKey].length >= 3) return like(courses.searchKey, toLikePattern(searchKey));
  return (await areCommon(db, [searchKey]))
    ? contains(searchKey)
    : sql`letters_and_pairs(${courses.searchKey}) @> array[${searchKey}]`;
}

/** Whether many courses contain all of the words, so that an index would return too many candidates. */
async function areCommon(db: Db, words: string[]): Promise<boolean> {
  const newest = selectFirst(db, [desc(courses.createdAt), desc(courses.id)]);
  const [row] = await db
    .select({ rows: count() })
    .from(newest)
    .where(and(...words.map(contains)));
  return row!.rows > SCANNED_COURSES / 4;
}

const contains = (searchKey: string): SQL => sql`strpos(${courses.searchKey}, ${searchKey}) > 0`;

const selectFirst = (db: Db, order: SQL[], kind?: SQL) =>
  db
    .select()
    .from(courses)
    .where(kind)
    .orderBy(...order)
    .limit(SCANNED_COURSES)
    .as('courses');
