import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { temporaryFolder } from '../storage/storage-for-test.ts';
import { emptySite, NEVER, testSite } from '../testing/site-with-content.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore.ts';

const folder = await temporaryFolder({ after });
const site = await testSite();
const target = await emptySite();

async function number(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(query);
  return Number(rows[0]!.n);
}

const handedIn = (db: Db) => number(db, sql`select count(*) as n from results`);

/** What holds at every moment between two transactions, and would not hold in a mixture of moments. */
const CONTRADICTIONS = {
  'a test was handed in and has no result, or the other way round': sql`
    select count(*) as n from attempts a full join results r on r.attempt_id = a.id
    where (a.handed_in_at is null) <> (r.id is null)`,
  'a student has another number of courses than is counted': sql`
    select count(*) as n from students s
    where total_enrolments <> (select count(*) from enrolments e where e.student_id = s.id)`,
  'the students are not as many as is counted': sql`
    select count(*) as n from totals where rows <> (select count(*) from students)`,
  'somebody took a test without having the course': sql`
    select count(*) as n from attempts a where not exists (
      select from enrolments e where e.student_id = a.student_id and e.course_id = a.course_id)`,
};

test('28 a backup while students enrol, answer and hand in is of one moment', async () => {
  let isOver = false;
  let studied = 0;
  const begun = Promise.withResolvers<void>();
  const writers = ['anil', 'bina', 'chandra'].map(async (name) => {
    while (!isOver) {
      await site.study(`${name}${studied++}`);
      begun.resolve();
    }
  });
  await begun.promise;
  try {
    for (let round = 1; round <= 3; round += 1) {
      const before = await handedIn(site.db);
      const now = () => new Date(Date.UTC(2026, 10, 15, round));
      const made = await createBackup({ ...site, now, signal: NEVER }, 'sikhya', folder);
      const between = studied;
      while (studied < between + 2) await new Promise((resolve) => setTimeout(resolve, 5));
      await restoreBackup(target, made.folder, { replace: true });
      const restored = await handedIn(target.db);
      assert.ok(restored >= before && restored <= (await handedIn(site.db)), `${before}, then ${restored}`);
      for (const [what, query] of Object.entries(CONTRADICTIONS)) {
        assert.equal(await number(target.db, query), 0, what);
      }
    }
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
});
