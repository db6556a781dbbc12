import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { temporaryFolder } from '../storage/storage-for-test.ts';
import { createEmptySite, createSiteWithContent, NEVER_ABORTED } from '../testing/site-with-content.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore.ts';

const folder = await temporaryFolder({ after });
const site = await createSiteWithContent();
const target = await createEmptySite();

async function queryNumber(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(query);
  return Number(rows[0]!.n);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

const countResults = (db: Db) => queryNumber(db, sql`select count(*) as n from results`);

/** Queries that count contradictions: 0 in every snapshot, more if tables were read at different times. */
const CONTRADICTIONS = {
  'attempts handed in without a result, or the reverse': sql`
    select count(*) as n from attempts a full join results r on r.attempt_id = a.id
    where (a.handed_in_at is null) <> (r.id is null)`,
  'students with a wrong number of enrolments': sql`
    select count(*) as n from students s
    where total_enrolments <> (select count(*) from enrolments e where e.student_id = s.id)`,
  'a wrong total of students': sql`
    select count(*) as n from totals where rows <> (select count(*) from students)`,
  // exams belong to no course
  'attempts without an enrolment': sql`
    select count(*) as n from attempts a where a.course_id is not null and not exists (
      select from enrolments e where e.student_id = a.student_id and e.course_id = a.course_id)`,
};

test('28 a backup is a consistent snapshot while students enrol, answer and hand in', async () => {
  let isOver = false;
  // Nobody studies while a backup is restored into the other database, which takes longer than creating it.
  let isRestoring = false;
  let studied = 0;
  const begun = Promise.withResolvers<void>();
  const writers = ['anil', 'bina', 'chandra'].map(async (name) => {
    while (!isOver) {
      if (isRestoring) await pause();
      else await site.study(`${name}${studied++}`);
      begun.resolve();
    }
  });
  await begun.promise;
  try {
    for (let round = 1; round <= 3; round += 1) {
      const before = await countResults(site.db);
      const now = () => new Date(Date.UTC(2026, 10, 15, round));
      const made = await createBackup({ ...site, now, signal: NEVER_ABORTED }, 'sikhya', folder);
      const studiedBefore = studied;
      while (studied < studiedBefore + 2) await pause();
      isRestoring = true;
      await restoreBackup(target, made.folder, { replace: true });
      const restored = await countResults(target.db);
      assert.ok(
        restored >= before && restored <= (await countResults(site.db)),
        `${before}, then ${restored}`,
      );
      for (const [what, query] of Object.entries(CONTRADICTIONS)) {
        assert.equal(await queryNumber(target.db, query), 0, what);
      }
      isRestoring = false;
    }
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
});
