import { searchKey } from '@sikhya/contract/search-key.ts';
import { and, count, desc, like, type SQL, sql } from 'drizzle-orm';
import { cardColumns } from './card-columns.ts';
import { containing, type Db } from './database.ts';
import { courses } from './tables/courses.ts';

/** So many are looked through one by one, before an index of letters is asked. */
const LOOKED_THROUGH = 500;

/** More of a search is not looked at: each letter costs time, and no more of them are needed to find a course. */
const MAX_CHARACTERS = 100;
/** A text of this length may be made of words that are all common, though no course holds it. */
const LONG = 30;

/** What is searched for: folded as search columns are, and no longer than needed. */
export function courseSearchKey(search: string): string {
  return searchKey(search).slice(0, MAX_CHARACTERS).trim();
}

export type CourseSearch = {
  /** Folded as search columns are; not empty. */
  searchKey: string;
  /** One that an index knows. */
  order: SQL[];
  kind?: SQL | undefined;
  limit: number;
  offset: number;
};

/**
 * A page of the courses that hold what is searched for. A common word fills it from the first courses of the order,
 * and sorting all that hold it would take far longer; a rare one is best found by its letters. PostgreSQL cannot tell
 * which of the two a word is, since it keeps no statistics of long texts.
 */
export async function searchCourses(db: Db, { searchKey, order, kind, limit, offset }: CourseSearch) {
  const found = await db
    .select(cardColumns)
    .from(first(db, order, kind))
    .where(holds(searchKey))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  if (found.length === limit) return found;
  return db
    .select(cardColumns)
    .from(courses)
    .where(and(kind, await matching(db, searchKey)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** What is counted of a search: no more than `most`, since counting on takes longer than finding a page. */
export const upTo = (db: Db, most: number, where: SQL | undefined) =>
  db.select().from(courses).where(where).limit(most).as('courses');

/**
 * Holds what is searched for, in the words that are quickest. One index has threes of letters; what is shorter has one
 * of its own, which lists all that hold it, and so is of use only where they are few.
 */
export async function matching(db: Db, searchKey: string): Promise<SQL> {
  if (searchKey.length > LONG && (await areCommon(db, searchKey.split(' ')))) return holds(searchKey);
  if ([...searchKey].length >= 3) return like(courses.searchKey, containing(searchKey));
  return (await areCommon(db, [searchKey]))
    ? holds(searchKey)
    : sql`letters_and_pairs(${courses.searchKey}) @> array[${searchKey}]`;
}

/** Whether many courses hold all of the words; an index of letters would then name them all, only to be compared. */
async function areCommon(db: Db, words: string[]): Promise<boolean> {
  const newest = first(db, [desc(courses.createdAt), desc(courses.id)]);
  const [row] = await db
    .select({ rows: count() })
    .from(newest)
    .where(and(...words.map(holds)));
  return row!.rows > LOOKED_THROUGH / 4;
}

const holds = (searchKey: string): SQL => sql`strpos(${courses.searchKey}, ${searchKey}) > 0`;

const first = (db: Db, order: SQL[], kind?: SQL) =>
  db
    .select()
    .from(courses)
    .where(kind)
    .orderBy(...order)
    .limit(LOOKED_THROUGH)
    .as('courses');
