import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { longTransaction } from './long-transaction.ts';
import { newId } from './new-id.ts';
import { applyMigrations, dropSchema } from './rebuild-schema.ts';

const { db, address } = await testDatabase();

test('the migration takes the last reset of each course from the chapter visits', async () => {
  const { rows } = await db.execute<{ at: string }>(sql`
    select created_at as at from drizzle.__drizzle_migrations order by created_at offset 48 limit 1`);
  const before = Number(rows[0]!.at);
  const [mina, ravi, reset, resetTwice, neverReset] = [newId(), newId(), newId(), newId(), newId()];
  const visits: [student: string, course: string, openedAt: string | null, reportedAt: string][] = [
    [mina, reset, null, '2026-11-01T10:00:00Z'],
    // opened again after the reset
    [mina, reset, '2026-11-02T10:00:00Z', '2026-11-03T10:00:00Z'],
    // of several times the last one counts
    [mina, resetTwice, null, '2026-11-04T10:00:00Z'],
    [mina, resetTwice, null, '2026-11-05T10:00:00Z'],
    [mina, neverReset, '2026-11-06T10:00:00Z', '2026-11-06T10:00:00Z'],
    [ravi, reset, null, '2026-11-07T10:00:00Z'],
  ];
  await longTransaction(address, 'read write', async ({ db: tx }) => {
    await dropSchema(tx);
    await applyMigrations(tx, { upTo: before });
    for (const id of [mina, ravi])
      await tx.execute(sql`insert into students (id, provider_sub, name, email, name_key, search_key)
        values (${id}, ${id}, 'n', ${`${id}@example.com`}, 'n', 'n')`);
    for (const [student, course, openedAt, reportedAt] of visits)
      await tx.execute(sql`
        insert into chapter_visits (student_id, chapter_id, course_id, opened_at, reported_at)
        values (${student}, ${newId()}, ${course}, ${openedAt}, ${reportedAt})`);
    await applyMigrations(tx, { after: before });
  });
  const { rows: resets } = await db.execute(sql`
    select student_id, course_id, reset_at from progress_resets order by reset_at`);
  assert.deepEqual(
    resets.map(({ student_id, course_id, reset_at }) => [student_id, course_id, new Date(String(reset_at))]),
    [
      [mina, reset, new Date('2026-11-01T10:00:00Z')],
      [mina, resetTwice, new Date('2026-11-05T10:00:00Z')],
      [ravi, reset, new Date('2026-11-07T10:00:00Z')],
    ],
  );
});
