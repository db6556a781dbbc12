import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { sql } from 'drizzle-orm';
import { connect, type Db } from '../server/src/database/database.ts';
import { setChannels } from '../server/src/features/notices/delivery-queries.ts';
import {
  announceExams,
  countMessageFigures,
  writeBroadcasts,
} from '../server/src/features/notices/service.ts';
import { bulkInsert, vacuumAnalyze } from '../server/src/testing/bulk-insert.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { type Admin, signInAdmin } from './admin.ts';
import { createHallExam } from './hall-exam.ts';

const STUDENTS = 1_000_000;
const LIMIT_SECONDS = 30;
const LIMIT_MB = 50;

/**
 * Queues 'results are out' and a message to all for a million students: a notice and an e-mail for each of them. Both are
 * compared with a bare copy of the same rows into tables without indexes, which shows what the disk allows.
 */
export async function noticesForAMillion(product: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  const { db, close } = connect(postgres.connection, 1);
  try {
    const admin = await signInAdmin(product);
    const { _id: examId } = await createHallExam(admin);
    await createTakers(db, examId);
    await vacuumAnalyze(postgres.connection);
    await db.execute(sql`set statement_timeout = 0`);
    await setChannels(db, [{ channel: 'email', perMinute: 1 }], new Date());
    await measure(db, 'exam-results', async () => {
      await db.execute(sql`update exams set release_at = now() - interval '1 minute' where id = ${examId}`);
      await announceExams(db, new Date());
    });
    await measureMessage(db, admin);
  } finally {
    await close();
    await postgres.stop();
  }
}

async function measureMessage(db: Db, admin: Admin): Promise<void> {
  const odia = { title: 'ପରୀକ୍ଷା ସ୍ଥଗିତ', text: 'ପରୀକ୍ଷା ସୋମବାର ହେବ।' };
  const content = {
    audience: 'all',
    courseId: null,
    studentId: null,
    title: 'Exam moved',
    text: 'It is on Monday.',
  };
  const { _id, revision } = await admin.call('POST', '/api/admin/messages', { ...content, odia });
  await measure(db, 'message', () => admin.call('POST', `/api/admin/messages/${_id}/send`, { revision }));
  const started = performance.now();
  const { inApp } = await countMessageFigures(db, _id);
  console.log(`  ${inApp} notices of the message counted in ${secondsSince(started).toFixed(1)} s`);
}

/** Measures from the cause of the notices until all of them are queued. */
async function measure(db: Db, kind: string, cause: () => Promise<void>): Promise<void> {
  await db.execute(sql`truncate notice_deliveries`);
  await db.execute(sql`checkpoint`);
  const memoryBefore = process.memoryUsage.rss();
  const started = performance.now();
  await cause();
  const { signal } = new AbortController();
  // the server that is running takes some of the batches
  while (await hasUnfinished(db))
    await writeBroadcasts({ db, now: () => new Date(), protectsMinors: true }, signal);
  const seconds = secondsSince(started);
  const grownMb = (process.memoryUsage.rss() - memoryBefore) / 1024 ** 2;
  const { rows } = await db.execute<{ notices: number; mails: number }>(sql`
    select (select count(*)::int from notices where kind = ${kind}) as notices,
      (select count(*)::int from notice_deliveries) as mails`);
  const { notices, mails } = rows[0]!;
  console.log(
    `  ${kind}: ${notices} notices and ${mails} e-mails queued in ${seconds.toFixed(1)} s, limit ${LIMIT_SECONDS} s`,
  );
  console.log(`  ${((seconds / LIMIT_SECONDS) * 100).toFixed(0)} % of the limit`);
  console.log(`  memory of the process grew by ${grownMb.toFixed(0)} MB, limit ${LIMIT_MB} MB`);
  console.log(`  a bare copy of the same rows took ${(await copyRows(db, kind)).toFixed(1)} s`);
}

async function hasUnfinished(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select from notice_broadcasts where finished_at is null limit 1`);
  return rows.length > 0;
}

async function copyRows(db: Db, kind: string): Promise<number> {
  await db.execute(sql`create table bare_notices (like notices)`);
  await db.execute(sql`create table bare_deliveries (like notice_deliveries)`);
  await db.execute(sql`checkpoint`);
  const started = performance.now();
  await db.execute(sql`insert into bare_notices select * from notices where kind = ${kind}`);
  await db.execute(sql`insert into bare_deliveries select * from notice_deliveries`);
  const seconds = secondsSince(started);
  await db.execute(sql`drop table bare_notices, bare_deliveries`);
  return seconds;
}

const secondsSince = (started: number) => (performance.now() - started) / 1000;

async function createTakers(db: Db, examId: string): Promise<void> {
  await bulkInsert(
    db,
    [],
    [
      sql`insert into students (id, provider_sub, name, email, name_key, search_key)
        select gen_random_uuid(), 'taker' || n, 'Taker ' || n, 't' || n || '@example.com', 't', 't'
        from generate_series(1, ${STUDENTS}::int) n`,
      sql`insert into results (id, student_id, paper_id, test_id, score, correct_answers, total_questions,
          time_spent_seconds, answers, completed_at, marks, section_marks, attempt_number)
        select gen_random_uuid(), s.id, x.paper_id, x.id, 50, 1, 2, 60, '{}', now(), 12, '{12}', 1
        from students s, exams x where x.id = ${examId} and s.name_key = 't'`,
    ],
  );
}
