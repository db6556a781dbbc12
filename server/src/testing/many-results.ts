import type { EmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type SQL, sql } from 'drizzle-orm';
import { connect, type Db } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { bulkInsert, vacuumAnalyze } from './bulk-insert.ts';

/** How many are the one student's. They are in the first part, so that they lie equally far apart in every database. */
export const OWN_RESULTS = 1000;
const FIRST_PART = 100_000;
const PART = 500_000;
const RESULTS_PER_STUDENT = 50;
const CHAPTERS = 200;

/** A database with so many results, of which a thousand are the student's and lie among the others. */
export async function createDatabaseWithResults(
  total: number,
  studentId: string,
  cluster: EmbeddedPostgres['connection'],
) {
  const owner = connect(cluster, 1);
  const database = `results_${total}`;
  await owner.db.execute(sql.raw(`create database ${database}`));
  await owner.close();
  const address = { ...cluster, database };
  await migrateDatabase(address, async () => {});
  const connected = connect(address, 4);
  await makePapers(connected.db, studentId);
  const parts = [resultsOf(FIRST_PART, studentId)];
  for (let there = FIRST_PART; there < total; there += PART) {
    parts.push(resultsOf(Math.min(PART, total - there)));
  }
  await bulkInsert(
    connected.db,
    ['results_of_student', 'results_of_student_in_course', 'results_of_chapter'],
    parts,
  );
  await vacuumAnalyze(address);
  return connected;
}

async function makePapers(db: Db, studentId: string): Promise<void> {
  await db.execute(sql`
    insert into students (id, provider_sub, name, email, name_key, search_key)
    values (${studentId}, ${studentId}, 'n', 'e', 'n', 'n')`);
  await db.execute(sql`
    insert into papers (id, chapter_id, course_id, chapter_title, course_title, content_hash, questions)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Chapter ' || n, 'Course', 'growth', '[]'
    from generate_series(1, ${CHAPTERS}) n`);
}

/** Results of a year, of as many students as it takes; with a student's id, a thousand of them are this one's. */
function resultsOf(total: number, studentId: string | null = null): SQL {
  return sql`
      with made as (
        insert into students (id, provider_sub, name, email, name_key, search_key)
        select gen_random_uuid(), gen_random_uuid(), 'n', 'e', 'n', 'n'
        from generate_series(1, ${Math.ceil(total / RESULTS_PER_STUDENT)}) returning id),
      people as (select id, row_number() over () - 1 as place from made),
      sheets as (select id, chapter_id, course_id, row_number() over () - 1 as place from papers)
      insert into results (id, student_id, paper_id, chapter_id, course_id, score, correct_answers, total_questions,
        time_spent_seconds, answers, completed_at)
      select gen_random_uuid(), case when n % ${total / OWN_RESULTS} = 0 then coalesce(${studentId}::uuid, people.id)
          else people.id end,
        sheets.id, sheets.chapter_id, sheets.course_id, n % 101, 1, 10, 600,
        '{0,1,2,3,0,1,2,3,0,1}', now() - (n % 365) * interval '1 day'
      from generate_series(1, ${total}) n
      join people on people.place = n % (select count(*) from people)
      join sheets on sheets.place = n / 7 % (select count(*) from sheets)`;
}
