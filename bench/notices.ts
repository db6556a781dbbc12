import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { sql } from 'drizzle-orm';
import { connect, type Db } from '../server/src/database/database.ts';
import { setChannels } from '../server/src/features/notices/delivery-queries.ts';
import { announceExams, writeBroadcasts } from '../server/src/features/notices/service.ts';
import { bulkInsert, vacuumAnalyze } from '../server/src/testing/bulk-insert.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { signInAdmin } from './admin.ts';
import { createHallExam } from './hall-exam.ts';

const STUDENTS = 1_000_000;
const LIMIT_SECONDS = 30;
const LIMIT_MB = 50;

/** Queues 'results are out' for a million students: a notice and an e-mail for each of them. */
export async function noticesForAMillion(product: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  const { db, close } = connect(postgres.connection, 1);
  try {
    const { _id } = await createHallExam(await signInAdmin(product));
    await createTakers(db, _id);
    await vacuumAnalyze(postgres.connection);
    await setChannels(db, [{ channel: 'email', perMinute: 1 }], new Date());
    await db.execute(sql`update exams set release_at = now() - interval '1 minute' where id = ${_id}`);
    const memoryBefore = process.memoryUsage.rss();
    const started = performance.now();
    await announceExams(db, new Date());
    await writeBroadcasts({ db, now: () => new Date(), protectsMinors: true }, new AbortController().signal);
    const seconds = (performance.now() - started) / 1000;
    const grownMb = (process.memoryUsage.rss() - memoryBefore) / 1024 ** 2;
    const { rows } = await db.execute<{ notices: number; mails: number }>(sql`
      select (select count(*)::int from notices where kind = 'exam-results') as notices,
        (select count(*)::int from notice_deliveries) as mails`);
    const { notices, mails } = rows[0]!;
    console.log(
      `  ${notices} notices and ${mails} e-mails queued in ${seconds.toFixed(1)} s, limit ${LIMIT_SECONDS} s`,
    );
    console.log(`  ${((seconds / LIMIT_SECONDS) * 100).toFixed(0)} % of the limit`);
    console.log(`  memory of the process grew by ${grownMb.toFixed(0)} MB, limit ${LIMIT_MB} MB`);
  } finally {
    await close();
    await postgres.stop();
  }
}

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
