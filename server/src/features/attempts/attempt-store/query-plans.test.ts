import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { isNull, sql } from 'drizzle-orm';
import { newId } from '../../../database/new-id.ts';
import { attempts, papers } from '../../../database/tables/learning.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { countOpenAttempts, findAttempt, findOpenAttempt, findRunningAttempts } from './attempt-queries.ts';
import { storeHandIn, storeSave } from './batched-writes.ts';

// one connection, because each connection reports its statistics on its own
const { db } = await testDatabase(1);

const OPEN_ATTEMPTS = 30;

async function storeStudentAndPaper(): Promise<void> {
  await db.execute(sql`
    insert into students (id, provider_sub, name, email, name_key, search_key)
    values (gen_random_uuid(), 's', 'n', 'e', 'n', 'n')`);
  await db.execute(sql`
    with test as (insert into tests (id, kind) values (gen_random_uuid(), 'chapter') returning id)
    insert into papers (id, test_id, course_id, chapter_title, course_title, content_hash, questions)
    select gen_random_uuid(), id, gen_random_uuid(), 't', 't', 'h', '[]' from test`);
}

/** Also updates the statistics of the planner. */
async function storeAttempts(total: number, handedInAt: Date | null): Promise<void> {
  await db.execute(sql`
    insert into attempts (id, student_id, paper_id, test_id, course_id, started_at, deadline, answers, handed_in_at)
    select gen_random_uuid(), students.id, papers.id, gen_random_uuid(), papers.course_id, now(),
      now() + interval '1 hour', '{-1}', ${handedInAt?.toISOString() ?? null}::timestamptz
    from students, papers, generate_series(1, ${total}::int) n`);
  await db.execute(sql`vacuum analyze attempts`);
}

async function countTableScans(): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const {
    rows: [row],
  } = await db.execute<{ scans: number }>(
    sql`select seq_scan::int as scans from pg_stat_user_tables where relname = 'attempts'`,
  );
  return row!.scans;
}

/** How often the partial index of all open attempts was scanned; right after a test begins, it is large. */
async function countOpenIndexScans(): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const {
    rows: [row],
  } = await db.execute<{ scans: number }>(
    sql`select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'attempts_open_by_deadline'`,
  );
  return row!.scans;
}

await storeStudentAndPaper();
await storeAttempts(20_000, new Date());

test('finding the open attempt of a student does not scan all open attempts', async () => {
  const before = await countOpenIndexScans();
  // PostgreSQL chooses a generic plan only after several executions
  for (let run = 0; run < 10; run += 1) await findOpenAttempt(db, newId(), newId());
  assert.equal(await countOpenIndexScans(), before);
});

describe('with open attempts', () => {
  before(() => storeAttempts(OPEN_ATTEMPTS, null));

  test('counting the open attempts does not scan the table', async () => {
    const before = await countTableScans();
    assert.equal(await countOpenAttempts(db), OPEN_ATTEMPTS);
    assert.equal(await countTableScans(), before);
  });

  test("finding a student's running attempts reads only the student's attempts", async () => {
    const before = [await countTableScans(), await countOpenIndexScans()];
    // PostgreSQL chooses a generic plan only after several executions
    for (let run = 0; run < 10; run += 1) await findRunningAttempts(db, newId(), new Date());
    assert.deepEqual([await countTableScans(), await countOpenIndexScans()], before);
  });

  test('reading, saving and handing in find attempts by id, in batches of any size', async () => {
    const open = await db.select().from(attempts).where(isNull(attempts.handedInAt));
    const before = [await countTableScans(), await countOpenIndexScans()];
    const now = new Date();
    const found = await Promise.all(open.map(({ studentId, id }) => findAttempt(db, studentId, id)));
    const saved = await Promise.all(
      open.map(({ studentId, id }) =>
        storeSave(db, {
          id,
          studentId,
          saveNumber: 1,
          questions: [1],
          options: [2],
          languages: '{"0":"en"}',
          marks: '{}',
          seconds: [20],
          oldestDeadline: now,
          now,
          deviceId: null,
        }),
      ),
    );
    const [paper] = await db.select({ testId: papers.testId }).from(papers);
    const graded = {
      testId: paper!.testId,
      correctionNumber: 0,
      score: 0,
      correctAnswers: 0,
      totalQuestions: 1,
      timeSpentSeconds: 1,
      answers: [2],
      marks: null,
      sectionMarks: null,
      questionSeconds: [20],
    };
    const handedIn = await Promise.all(
      open.map(({ id }, index) =>
        storeHandIn(db, {
          ...graded,
          shownLanguages: { 0: 'en' },
          id,
          saveNumber: 1,
          deadline: found[index]!.deadline,
          deviceId: null,
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
    assert.deepEqual([await countTableScans(), await countOpenIndexScans()], before);
  });
});
