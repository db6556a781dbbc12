import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { connect, type Db } from '../server/src/database/database.ts';
import { borrowEmbeddedPostgres } from '../server/src/database/embedded/embedded.ts';
import { readAnalytics } from '../server/src/features/analytics/service.ts';
import type { Product } from '../server/src/testing/product-process.ts';

const OWN_RESULTS = 1000;
const FEW = 100_000;
const MANY = process.argv.includes('--full') ? 10_000_000 : 1_000_000;
const PART = 500_000;
const RESULTS_PER_STUDENT = 50;
const CHAPTERS = 200;
const CALLS = 200;
const LIMIT = 1.5;

/** The analytics of one student with a thousand results, among few and among many results of others. */
export async function analyticsGrowth({ dataDir }: Product): Promise<void> {
  const postgres = await borrowEmbeddedPostgres({ dataDir, say: () => {} });
  const { db, close } = connect(postgres.connection, 4);
  try {
    await makePapers(db);
    const studentId = randomUUID();
    await db.execute(sql`insert into students (id, provider_sub, name, email, name_key, search_key)
      values (${studentId}, ${studentId}, 'n', 'e', 'n', 'n')`);
    await addResults(db, FEW - OWN_RESULTS);
    // the student's own lie among those of the others, a few each day
    await addResults(db, OWN_RESULTS, studentId);
    const few = await medianMs(db, studentId);
    for (let there = FEW; there < MANY; there += PART) await addResults(db, Math.min(PART, MANY - there));
    const many = await medianMs(db, studentId);
    console.log(
      `  ${OWN_RESULTS} results of one student among ${FEW}: ${few.toFixed(1)} ms (median of ${CALLS})`,
    );
    console.log(`  among ${MANY}: ${many.toFixed(1)} ms`);
    console.log(`  ratio: ${(many / few).toFixed(2)} (limit ${LIMIT})`);
  } finally {
    await close();
    await postgres.stop();
  }
}

async function makePapers(db: Db): Promise<void> {
  await db.execute(sql`
    insert into papers (id, chapter_id, course_id, chapter_title, course_title, content_hash, questions)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Chapter ' || n, 'Course', 'growth', '[]'
    from generate_series(1, ${CHAPTERS}) n`);
}

/** Results of a year, of one student or of as many as it takes. */
async function addResults(db: Db, total: number, studentId?: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      with made as (
        insert into students (id, provider_sub, name, email, name_key, search_key)
        select gen_random_uuid(), gen_random_uuid(), 'n', 'e', 'n', 'n'
        from generate_series(1, ${studentId ? 0 : Math.ceil(total / RESULTS_PER_STUDENT)}) returning id),
      people as (
        select id, row_number() over () - 1 as place from (
          select id from made union all select ${studentId ?? null}::uuid where ${studentId !== undefined}) people),
      sheets as (
        select id, chapter_id, course_id, row_number() over () - 1 as place from papers where content_hash = 'growth')
      insert into results (id, student_id, paper_id, chapter_id, course_id, score, correct_answers, total_questions,
        time_spent_seconds, answers, completed_at)
      select gen_random_uuid(), people.id, sheets.id, sheets.chapter_id, sheets.course_id, n % 101, 1, 10, 600,
        '{0,1,2,3,0,1,2,3,0,1}', now() - (n % 365) * interval '1 day'
      from generate_series(1, ${total}) n
      join people on people.place = n % (select count(*) from people)
      join sheets on sheets.place = n % (select count(*) from sheets)`);
  });
  await db.execute(sql`analyze results`);
}

async function medianMs(db: Db, studentId: string): Promise<number> {
  const took: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const begun = performance.now();
    await readAnalytics(db, studentId, 'all', new Date());
    took.push(performance.now() - begun);
  }
  return took.sort((a, b) => a - b)[CALLS / 2]!;
}
