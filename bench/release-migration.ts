import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../server/src/database/database.ts';
import { MIGRATIONS } from '../server/src/database/migrate.ts';
import { applyMigrations } from '../server/src/database/rebuild-schema.ts';
import { FIRST_RELEASE } from '../server/src/testing/first-release.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { insertStudentsAndPapers, withOldDatabase } from './old-database.ts';

const [STUDENTS, CHAPTERS, RESULTS, ATTEMPTS] = [1_000_000, 20_000, 1_000_000, 100_000];
const INDEXES = [
  'students_search',
  'results_of_student',
  'results_of_student_in_course',
  'results_of_chapter',
];
const SHOWN_SECONDS = 0.5;

/** How long a start waits for the migrations of a large database of the first release, which run in one transaction. */
export async function releaseMigration(product: Pick<Product, 'dataDir'>): Promise<void> {
  if (!FULL) return console.log('  takes five minutes: npm run bench -- release-migration --full');
  await withOldDatabase(
    product,
    { name: 'first_release', upTo: FIRST_RELEASE, indexes: INDEXES, rows: insertRows() },
    measure,
  );
}

type Migration = { tag: string; when: number };

async function measure(db: Db): Promise<void> {
  const journal = JSON.parse(await readFile(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
  const entries: Migration[] = journal.entries;
  /** When a table that existed before was locked against reading. */
  const locked = new Map<string, number>();
  const tables = await findTables(db);
  const started = performance.now();
  await inTransaction(db, async (tx) => {
    for (const { tag, when } of entries.filter(({ when: time }) => time > FIRST_RELEASE)) {
      const start = performance.now();
      await applyMigrations(tx, { after: when - 1, upTo: when });
      const seconds = secondsSince(start);
      if (seconds >= SHOWN_SECONDS) console.log(`  ${tag}: ${seconds.toFixed(1)} s`);
      for (const table of await findLocked(tx))
        if (tables.has(table) && !locked.has(table)) locked.set(table, start);
    }
  });
  console.log(`  all migrations: ${secondsSince(started).toFixed(1)} s`);
  const held = ['students', 'results', 'attempts']
    .filter((table) => locked.has(table))
    .map((table) => `${table} ${secondsSince(locked.get(table)!).toFixed(1)} s`);
  console.log(`  nobody could read meanwhile: ${held.join(', ') || 'nothing'}`);
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

async function findTables(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function findLocked(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
    where l.pid = pg_backend_pid() and l.mode = 'AccessExclusiveLock'`);
  return rows.map(({ name }) => name);
}

/** Rows of the schema of the first release. */
function insertRows(): SQL[] {
  return [
    ...insertStudentsAndPapers(STUDENTS, CHAPTERS),
    sql`insert into attempts (id, student_id, paper_id, chapter_id, course_id, started_at, deadline, answers, handed_in_at)
      select uuidv7(), student.id, paper.id, paper.chapter_id, paper.course_id, now() - series.n * interval '3 seconds',
        now(), '{0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3}', now()
      from generate_series(1, ${ATTEMPTS}::int) series (n)
      join numbered_students student on student.n = series.n
      join numbered_papers paper on paper.n = series.n % ${CHAPTERS}::int`,
    sql`insert into results (id, student_id, paper_id, chapter_id, course_id, score, correct_answers, total_questions,
        time_spent_seconds, answers, completed_at)
      select uuidv7(), student.id, paper.id, paper.chapter_id, paper.course_id, 50, 10, 20, 600,
        '{0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3}', now() - series.n * interval '3 seconds'
      from generate_series(0, ${RESULTS - 1}::int) series (n)
      join numbered_students student on student.n = series.n
      join numbered_papers paper on paper.n = series.n % ${CHAPTERS}::int`,
  ];
}
