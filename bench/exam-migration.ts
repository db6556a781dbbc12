import { type SQL, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../server/src/database/database.ts';
import { applyMigrations } from '../server/src/database/rebuild-schema.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { insertStudentsAndPapers, withOldDatabase } from './old-database.ts';

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
export async function examMigration(product: Product): Promise<void> {
  if (!FULL) return console.log('  takes ten minutes and 10 GB: npm run bench -- exam-migration --full');
  await withOldDatabase(
    product,
    { name: 'before_exams', upTo: BEFORE_EXAMS, indexes: INDEXES, rows: insertOldResults() },
    measure,
  );
}

async function measure(db: Db): Promise<void> {
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
    ...insertStudentsAndPapers(STUDENTS, CHAPTERS),
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
