import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../testing/test-database.ts';
import { countOpenAttempts } from './queries.ts';

// one connection, since each tells what it has done in its own time
const { db } = await testDatabase(1);

const OPEN = 30;

/** Twenty thousand that were handed in, and a few that are under way. */
async function storeAttempts(): Promise<void> {
  await db.execute(sql`
    insert into students (id, provider_sub, name, email, name_key, search_key)
    values (gen_random_uuid(), 's', 'n', 'e', 'n', 'n')`);
  await db.execute(sql`
    insert into papers (id, chapter_id, course_id, chapter_title, course_title, content_hash, questions)
    values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 't', 't', 'h', '[]')`);
  await db.execute(sql`
    insert into attempts (id, student_id, paper_id, chapter_id, course_id, started_at, deadline, answers, handed_in_at)
    select gen_random_uuid(), students.id, papers.id, gen_random_uuid(), papers.course_id, now(),
      now() + interval '1 hour', '{}', case when n > ${OPEN} then now() end
    from students, papers, generate_series(1, 20000) n`);
  await db.execute(sql`vacuum analyze attempts`);
}

async function scansOfTable(): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const [row] = await db.execute<{ scans: number }>(
    sql`select seq_scan::int as scans from pg_stat_user_tables where relname = 'attempts'`,
  );
  return row!.scans;
}

test('counting the tests that are under way never goes through all that there ever were', async () => {
  await storeAttempts();
  const before = await scansOfTable();
  assert.equal(await countOpenAttempts(db), OPEN);
  assert.equal(await scansOfTable(), before);
});
