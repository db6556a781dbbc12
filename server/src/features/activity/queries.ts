import type { ActivityFilters } from '@sikhya/contract/activity.ts';
import { count, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { toOdiaTitle } from '../../database/odia-columns.ts';
import { matchesFilters, orderByNewest } from '../../database/search-audit.ts';
import { audit } from '../../database/tables/audit.ts';
import { courses } from '../../database/tables/courses.ts';
import { students } from '../../database/tables/people.ts';

export type EntryRow = typeof audit.$inferSelect;

/** The newest entries first. */
export async function findEntries(
  db: Db,
  filters: ActivityFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<EntryRow[]> {
  return db
    .select()
    .from(audit)
    .where(matchesFilters(filters))
    .orderBy(...orderByNewest(filters))
    .limit(limit)
    .offset(offset);
}

/** Counts the entries that match, up to `max`. */
export async function countEntries(db: Db, filters: ActivityFilters, max: number): Promise<number> {
  const matches = db
    .select({ one: sql`1`.as('one') })
    .from(audit)
    .where(matchesFilters(filters))
    .limit(max)
    .as('matches');
  const [row] = await db.select({ entries: count() }).from(matches);
  return row!.entries;
}

/** Returns every actor once. Jumps from name to name in the index, because reading all entries would take seconds. */
export async function findActors(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ actor: string }>(sql`
    with recursive names as (
      (select actor from audit order by actor limit 1)
      union all
      select (select actor from audit where actor > names.actor order by actor limit 1)
      from names where names.actor is not null
    )
    select actor from names where actor is not null`);
  return rows.map(({ actor }) => actor);
}

export async function findCourses(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ _id: courses.id, title: courses.title, odiaTitles: { title: toOdiaTitle(courses.odia) } })
    .from(courses)
    .where(inArray(courses.id, ids));
}

export async function findStudents(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db.select({ _id: students.id, name: students.name }).from(students).where(inArray(students.id, ids));
}
