import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { sql } from 'drizzle-orm';
import { readFrom } from '../../database/read-database.ts';
import { courseSearchKey } from '../../database/search-courses.ts';
import { createManyCourses, rareWord } from '../../testing/many-courses.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type CourseListQuery, countCourses, findCourses } from './queries.ts';
import { createCatalogue } from './service.ts';

// one connection, because each connection reports its statistics at another time
const { db } = await testDatabase(1);
await createManyCourses(db, { from: 0, to: 3000 });

/** Returns the indexes that `work` used, and the table if it was scanned. */
async function findUsedIndexes(work: () => Promise<unknown>): Promise<string[]> {
  const before = await countScans();
  await work();
  const after = await countScans();
  return [...after]
    .filter(([name, count]) => count > (before.get(name) ?? 0))
    .map(([name]) => name)
    .toSorted();
}

async function countScans(): Promise<Map<string, number>> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ name: string; scans: number }>(sql`
    select indexrelname as name, idx_scan::int as scans from pg_stat_user_indexes where relname = 'courses'
    union all select relname, seq_scan::int from pg_stat_user_tables where relname = 'courses'`);
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

const ALL: CourseListQuery = { searchKey: '', type: undefined, sort: 'newest', limit: 8, offset: 0 };
const rare = searchKey(rareWord(7));

const LISTS: [string, Partial<CourseListQuery>, string[]][] = [
  ['the newest', {}, ['courses_newest']],
  ['by title', { sort: 'title' }, ['courses_by_title']],
  ['by price', { sort: 'price' }, ['courses_by_price']],
  ['those with a rare word', { searchKey: rare }, ['courses_newest', 'courses_search']],
  ['the newest with a common word', { searchKey: 'history' }, ['courses_newest']],
  ['by title, with two letters', { searchKey: 'hi', sort: 'title' }, ['courses_by_title']],
  ['those with two letters that none has', { searchKey: 'zq' }, ['courses_newest', 'courses_search_short']],
  ['those with a letter that none has', { searchKey: 'ଝ' }, ['courses_newest', 'courses_search_short']],
];

const COUNTS: [string, string, string[]][] = [
  ['all', '', ['courses_newest_of_kind']],
  ['a rare word', rare, ['courses_search']],
  ['two letters that none has', 'zq', ['courses_newest', 'courses_search_short']],
];

for (const texts of ['short texts', "texts too long for PostgreSQL's statistics"]) {
  test(`queries use the right index with ${texts}`, async (t) => {
    if (texts !== 'short texts') await lengthenTexts();
    for (const [name, query, indexes] of LISTS) {
      await t.test(`${name} uses ${indexes} in all of ten runs`, async () => {
        for (let time = 0; time < 10; time += 1) {
          assert.deepEqual(
            await findUsedIndexes(() => findCourses(db, { ...ALL, ...query, limit: 6 })),
            indexes,
          );
        }
      });
    }
    for (const [name, searchKey, indexes] of COUNTS) {
      await t.test(`counting ${name} uses ${indexes}`, async () => {
        assert.deepEqual(await findUsedIndexes(() => countCourses(db, searchKey, 1001)), indexes);
      });
    }
    await t.test('counting common words stops at the limit', async () => {
      for (const common of ['history', 'hi', 'h']) {
        const before = await countRowsRead();
        assert.deepEqual(await countCourses(db, common, 101), { free: 101, premium: 101 });
        assert.ok((await countRowsRead()) - before < 1500, common);
      }
    });
  });
}

test('counts all courses without a search', async () => {
  assert.deepEqual(await countCourses(db, '', 101), { free: 1000, premium: 2000 });
});

test('a long search text of common words does not use the trigram index', async () => {
  const longSearch = courseSearchKey('history polity grammar economy arithmetic '.repeat(5));
  assert.equal(longSearch.length, 100);
  const search = () => findCourses(db, { ...ALL, searchKey: longSearch });
  assert.deepEqual(await findUsedIndexes(search), ['courses_newest']);
});

test('a page past the last one reads no rows', async () => {
  const beyond = { page: 1_000_000, limit: 50, type: undefined, sort: 'newest' } as const;
  for (const search of ['', 'history', rare]) {
    const catalogue = createCatalogue(readFrom(db));
    // the counts are known from other pages
    await catalogue.listCourses({ ...beyond, search, page: 2 });
    const before = await countRowsRead();
    assert.deepEqual((await catalogue.listCourses({ ...beyond, search })).courses, []);
    assert.equal(await countRowsRead(), before);
  }
});

async function lengthenTexts(): Promise<void> {
  await db.execute(sql`update courses set search_key = search_key || repeat(' ପାଠ୍ୟକ୍ରମ', 40)`);
  await db.execute(sql`vacuum full courses`);
  await db.execute(sql`vacuum analyze courses`);
}

async function countRowsRead(): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const {
    rows: [row],
  } = await db.execute<{ rows: number }>(sql`
    select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_user_tables where relname = 'courses'`);
  return row!.rows;
}
