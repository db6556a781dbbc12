import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { sql } from 'drizzle-orm';
import { rareWord, storeCourses } from '../../testing/many-courses.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type CourseListing, countCourses, findCourses } from './queries.ts';

// one connection, since each tells what it has done in its own time
const { db } = await testDatabase(1);
await storeCourses(db, { from: 0, to: 3000 });

/** The indexes that the work read, and the table itself if it went through all of it. */
async function readBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await scans();
  await work();
  const after = await scans();
  return [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
}

async function scans(): Promise<Map<string, number>> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const rows = await db.execute<{ name: string; scans: number }>(sql`
    select indexrelname as name, idx_scan::int as scans from pg_stat_user_indexes where relname = 'courses'
    union all select relname, seq_scan::int from pg_stat_user_tables where relname = 'courses'`);
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

const ALL: CourseListing = { searchKey: '', type: undefined, sort: 'newest', limit: 8, offset: 0 };
const rare = searchKey(rareWord(7));

const LISTS: [string, Partial<CourseListing>, string][] = [
  ['the newest', {}, 'courses_newest'],
  ['by title', { sort: 'title' }, 'courses_by_title'],
  ['by price', { sort: 'price' }, 'courses_by_price'],
  ['those with a rare word', { searchKey: rare }, 'courses_search'],
  ['the newest with a common word', { searchKey: 'history' }, 'courses_newest'],
];

for (const [what, listing, index] of LISTS) {
  test(`${what} are found along ${index}, the first time and the tenth`, async () => {
    for (let time = 0; time < 10; time += 1) {
      assert.deepEqual(await readBy(() => findCourses(db, { ...ALL, ...listing })), [index]);
    }
  });
}

test('counting reads an index and not the courses, and of a rare word only its own', async () => {
  assert.deepEqual(await readBy(() => countCourses(db, '')), ['courses_newest_of_kind']);
  assert.deepEqual(await readBy(() => countCourses(db, rare)), ['courses_search']);
  assert.deepEqual(await countCourses(db, ''), { free: 1000, premium: 2000 });
});
