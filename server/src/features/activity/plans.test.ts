import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActivityFilters } from '@sikhya/contract/activity.ts';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../testing/test-database.ts';
import { countEntries, findActors, findEntries } from './queries.ts';

// one connection, because each connection reports its statistics at another time
const { db } = await testDatabase(1);

const COURSE = '0199aaaa-0000-7000-8000-000000000001';
const ENTRIES = 50_000;
// two people who do the same few things all day, a third who is hardly ever there, and one who left long ago
await db.execute(sql`
  insert into audit (id, at, actor, action, subject_id, course_id)
  select gen_random_uuid(), timestamptz '2026-01-01' + n * interval '1 minute',
    case when n % 1000 = 0 then 'rabi' when n < 20000 then 'left' when n % 2 = 0 then 'asha' else 'mina' end,
    case when n % 5000 = 1 then 'block' when n % 2 = 0 then 'update-course' else 'sign-in' end,
    case when n % 2500 = 0 then ${COURSE}::uuid else gen_random_uuid() end,
    case when n % 3000 = 1 then ${COURSE}::uuid end
  from generate_series(1, ${ENTRIES}) as n`);
await db.execute(sql`vacuum analyze audit`);

const ALL: ActivityFilters = { person: '', action: '', courseId: '', from: '', to: '' };

/** Returns the indexes that `work` used, the table if it was scanned, and how many rows were read. */
async function observe(work: () => Promise<unknown>) {
  const before = await readStatistics();
  await work();
  const after = await readStatistics();
  const used = [...after].filter(([name, { scans }]) => scans > (before.get(name)?.scans ?? 0));
  const read = used.reduce((sum, [name, { rows }]) => sum + rows - (before.get(name)?.rows ?? 0), 0);
  return { used: used.map(([name]) => name).toSorted(), read };
}

async function readStatistics() {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ name: string; scans: number; rows: number }>(sql`
    select indexrelname as name, idx_scan::int as scans, idx_tup_read::int as rows
    from pg_stat_user_indexes where relname = 'audit'
    union all select relname, seq_scan::int, seq_tup_read::int from pg_stat_user_tables where relname = 'audit'`);
  return new Map(rows.map(({ name, ...counts }) => [name, counts]));
}

const LISTS: [string, Partial<ActivityFilters>, string[]][] = [
  ['all', {}, ['audit_newest']],
  ['a person who did much', { person: 'asha' }, ['audit_of_actor']],
  ['a person who did much long ago', { person: 'left' }, ['audit_of_actor']],
  ['a person who did little', { person: 'rabi' }, ['audit_of_actor']],
  ['a frequent action', { action: 'sign-in' }, ['audit_of_action']],
  ['a rare action', { action: 'block' }, ['audit_of_action']],
  [
    'a frequent action that this person never does',
    { person: 'asha', action: 'sign-in' },
    ['audit_of_actor_and_action'],
  ],
  ['an old day', { from: '2026-01-03', to: '2026-01-03' }, ['audit_newest']],
  ['a person on a day', { person: 'asha', from: '2026-01-03', to: '2026-01-03' }, ['audit_of_actor']],
  ['a person and a course', { person: 'asha', courseId: COURSE }, ['audit_of_course', 'audit_of_subject']],
  ['a course', { courseId: COURSE }, ['audit_of_course', 'audit_of_subject']],
];

for (const [name, filters, indexes] of LISTS) {
  test(`a page of ${name} reads few rows of ${indexes}`, async () => {
    const { used, read } = await observe(() =>
      findEntries(db, { ...ALL, ...filters }, { limit: 20, offset: 0 }),
    );
    assert.deepEqual(used, indexes);
    assert.ok(read <= 100, `read ${read} rows`);
  });
}

test('counting stops at the limit', async () => {
  for (const filters of [{}, { person: 'asha' }, { action: 'sign-in' as const }]) {
    const { read } = await observe(() => countEntries(db, { ...ALL, ...filters }, 1001));
    assert.ok(read <= 1100, `read ${read} rows`);
  }
});

test('the list of people reads one entry for each', async () => {
  const { used, read } = await observe(async () =>
    assert.deepEqual(await findActors(db), ['asha', 'left', 'mina', 'rabi']),
  );
  assert.ok(!used.includes('audit') && read < 20, `${used}: ${read} rows`);
});
