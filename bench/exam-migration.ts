import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type SQL, sql } from 'drizzle-orm';
import { withConnection } from '../server/src/database/connection.ts';
import { type Db, inTransaction } from '../server/src/database/database.ts';
import { applyMigrations, dropSchema } from '../server/src/database/rebuild-schema.ts';
import { bulkInsert, vacuumAnalyze } from '../server/src/testing/bulk-insert.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';

/** The newest migration before exams. */
const BEFORE_EXAMS = 1794853783246;
const [STUDENTS, CHAPTERS, RESULTS] = [100_000, 20_000, 10_000_000];
const BATCH_SIZE = 1_000_000;
const INDEXES = [
  'results_of_student',
  'results_of_student_in_course',
  'results_of_chapter',
  'attempts_of_student',
];
const LIMIT_SECONDS = 300;

/** How long a start waits for the migration to exams, with ten million attempts and results of mock tests. */
export async function examMigration({ dataDir }: Product): Promise<void> {
  if (!FULL) return console.log('  takes ten minutes and 10 GB: npm run bench -- exam-migration --full');
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  const address = { ...postgres.connection, database: 'before_exams' };
  try {
    await withConnection(postgres.connection, (owner) => owner.execute(sql`create database before_exams`));
    await withConnection(address, async (db) => {
      await inTransaction(db, async (tx) => {
        await dropSchema(tx);
        await applyMigrations(tx, { upTo: BEFORE_EXAMS });
      });
      await bulkInsert(db, INDEXES, insertOldResults());
    });
    await vacuumAnalyze(address);
    await withConnection(address, measure);
  } finally {
    await withConnection(postgres.connection, (owner) => owner.execute(sql`drop database before_exams`));
    await postgres.stop();
  }
}

async function measure(db: Db): Promise<void> {
  await db.execute(sql`set statement_timeout = 0`);
  const { rows } = await db.execute<{ size: string }>(
    sql`select pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  const start = performance.now();
  await inTransaction(db, (tx) => applyMigrations(tx, { after: BEFORE_EXAMS }));
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `  ${RESULTS} results and attempts (${rows[0]!.size}): ${seconds.toFixed(1)} s;` +
      ` limit ${LIMIT_SECONDS} s, ratio: ${(seconds / LIMIT_SECONDS).toFixed(2)}`,
  );
}

/** Rows of the schema before exams. */
function insertOldResults(): SQL[] {
  const batches = Array.from({ length: RESULTS / BATCH_SIZE }, (_, n) => n * BATCH_SIZE);
  return [
    sql`create table numbered_students as select n, uuidv7() as id from generate_series(0, ${STUDENTS - 1}::int) n`,
    sql`create table numbered_papers as
      select n, uuidv7() as id, uuidv7() as chapter_id, uuidv7() as course_id from generate_series(0, ${CHAPTERS - 1}::int) n`,
    sql`insert into students (id, provider_sub, name, email, name_key, search_key)
      select id, n, 'Student ' || n, n || '@example.com', 'student', 'student' from numbered_students`,
    sql`insert into papers (id, chapter_id, course_id, chapter_title, course_title, content_hash, questions)
      select id, chapter_id, course_id, 'Chapter', 'Course', 'hash', jsonb_build_array(repeat(md5(n::text), 100))
      from numbered_papers`,
    ...batches.map(
      (from) => sql`
      with attempt as (
        insert into attempts (id, student_id, paper_id, chapter_id, course_id, started_at, deadline, answers, handed_in_at)
        select uuidv7(), student.id, paper.id, paper.chapter_id, paper.course_id, now() - series.n * interval '3 seconds',
          now(), '{0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3}', now()
        from generate_series(${from}::int + 1, ${from + BATCH_SIZE}::int) series (n)
        join numbered_students student on student.n = series.n % ${STUDENTS}::int
        join numbered_papers paper on paper.n = series.n / 7 % ${CHAPTERS}::int
        returning *)
      insert into results (id, student_id, attempt_id, paper_id, chapter_id, course_id, score, correct_answers,
        total_questions, time_spent_seconds, answers, completed_at)
      select uuidv7(), student_id, id, paper_id, chapter_id, course_id, 50, 10, 20, 600, answers, started_at from attempt`,
    ),
  ];
}
