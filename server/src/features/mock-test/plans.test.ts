import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { isNull, sql } from 'drizzle-orm';
import { newId } from '../../database/new-id.ts';
import { attempts } from '../../database/tables/learning.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { countOpenAttempts, findAttempt, findOpenAttempt, saveAnswers } from './queries.ts';
import { handInGraded } from './result-queries.ts';
import { findRunningTests } from './running-queries.ts';

// one connection, since each tells what it has done in its own time
const { db } = await testDatabase(1);

const OPEN = 30;

async function storeStudentAndPaper(): Promise<void> {
  await db.execute(sql`
    insert into students (id, provider_sub, name, email, name_key, search_key)
    values (gen_random_uuid(), 's', 'n', 'e', 'n', 'n')`);
  await db.execute(sql`
    insert into papers (id, chapter_id, course_id, chapter_title, course_title, content_hash, questions)
    values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 't', 't', 'h', '[]')`);
}

/** PostgreSQL knows of them. */
async function storeAttempts(many: number, handedInAt: Date | null): Promise<void> {
  await db.execute(sql`
    insert into attempts (id, student_id, paper_id, chapter_id, course_id, started_at, deadline, answers, handed_in_at)
    select gen_random_uuid(), students.id, papers.id, gen_random_uuid(), papers.course_id, now(),
      now() + interval '1 hour', '{-1}', ${handedInAt?.toISOString() ?? null}::timestamptz
    from students, papers, generate_series(1, ${many}::int) n`);
  await db.execute(sql`vacuum analyze attempts`);
}

async function scansOfTable(): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const [row] = await db.execute<{ scans: number }>(
    sql`select seq_scan::int as scans from pg_stat_user_tables where relname = 'attempts'`,
  );
  return row!.scans;
}

/** How often all attempts that are under way were gone through; right after a test begins, that is everybody. */
async function scansOfOpenOnes(): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const [row] = await db.execute<{ scans: number }>(
    sql`select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'attempts_open_by_deadline'`,
  );
  return row!.scans;
}

await storeStudentAndPaper();
await storeAttempts(20_000, new Date());

test('whoever starts finds no attempt without going through those of all who just did', async () => {
  const before = await scansOfOpenOnes();
  // so often until PostgreSQL has made up its mind
  for (let start = 0; start < 10; start += 1) await findOpenAttempt(db, newId(), newId());
  assert.equal(await scansOfOpenOnes(), before);
});

describe('while some are under way', () => {
  before(() => storeAttempts(OPEN, null));

  test('counting the tests that are under way never goes through all that there ever were', async () => {
    const before = await scansOfTable();
    assert.equal(await countOpenAttempts(db), OPEN);
    assert.equal(await scansOfTable(), before);
  });

  test('the running tests of a student are found among their own attempts', async () => {
    const before = [await scansOfTable(), await scansOfOpenOnes()];
    // so often until PostgreSQL has made up its mind
    for (let time = 0; time < 10; time += 1) await findRunningTests(db, newId(), new Date());
    assert.deepEqual([await scansOfTable(), await scansOfOpenOnes()], before);
  });

  test('reading, saving and handing in find their attempts by their ids, however many go together', async () => {
    const open = await db.select().from(attempts).where(isNull(attempts.handedInAt));
    const before = [await scansOfTable(), await scansOfOpenOnes()];
    const now = new Date();
    const found = await Promise.all(open.map(({ studentId, id }) => findAttempt(db, studentId, id)));
    const saved = await Promise.all(
      open.map(({ studentId, id }) =>
        saveAnswers(db, { id, studentId, saveNumber: 1, places: [1], options: [2], oldestDeadline: now }),
      ),
    );
    const graded = { score: 0, correctAnswers: 0, totalQuestions: 1, timeSpentSeconds: 1, answers: [2] };
    const handedIn = await Promise.all(
      open.map(({ id }) =>
        handInGraded(db, {
          ...graded,
          id,
          saveNumber: 1,
          handedInAt: now,
          completedAt: now,
          resultId: newId(),
        }),
      ),
    );
    for (const rows of [found, saved, handedIn]) {
      assert.deepEqual(
        rows.map((row) => row?.id),
        open.map(({ id }) => id),
      );
    }
    assert.deepEqual([await scansOfTable(), await scansOfOpenOnes()], before);
  });
});
