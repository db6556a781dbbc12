import type { EmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type SQL, sql } from 'drizzle-orm';
import { connect, type Db } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { bulkInsert, vacuumAnalyze } from './bulk-insert.ts';

/** The student's results. All are in the first batch, so that they are equally far apart in every database. */
export const RESULTS_OF_STUDENT = 1000;
const FIRST_BATCH_SIZE = 100_000;
const BATCH_SIZE = 500_000;
const RESULTS_PER_STUDENT = 50;
const CHAPTERS = 200;

/** Creates a database with `total` results; RESULTS_OF_STUDENT of them, spread among the others, are the student's. */
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
  await insertStudentAndPapers(connected.db, studentId);
  const batches = [insertResults(FIRST_BATCH_SIZE, studentId)];
  for (let inserted = FIRST_BATCH_SIZE; inserted < total; inserted += BATCH_SIZE) {
    batches.push(insertResults(Math.min(BATCH_SIZE, total - inserted)));
  }
  await bulkInsert(
    connected.db,
    ['results_of_student', 'results_of_student_in_course', 'results_of_chapter'],
    batches,
  );
  await vacuumAnalyze(address);
  return connected;
}

async function insertStudentAndPapers(db: Db, studentId: string): Promise<void> {
  await db.execute(sql`
    insert into students (id, provider_sub, name, email, name_key, search_key)
    values (${studentId}, ${studentId}, 'n', 'e', 'n', 'n')`);
  await db.execute(sql`
    with created as (
      insert into tests (id, kind) select gen_random_uuid(), 'chapter' from generate_series(1, ${CHAPTERS}) returning id)
    insert into papers (id, test_id, course_id, chapter_title, course_title, content_hash, questions)
    select gen_random_uuid(), id, gen_random_uuid(), 'Chapter ' || row_number() over (), 'Course', 'growth', '[]'
    from created`);
}

/** Inserts the results of a year and their students; if a student is passed, RESULTS_OF_STUDENT of them are theirs. */
function insertResults(total: number, studentId: string | null = null): SQL {
  return sql`
      with created as (
        insert into students (id, provider_sub, name, email, name_key, search_key)
        select gen_random_uuid(), gen_random_uuid(), 'n', 'e', 'n', 'n'
        from generate_series(1, ${Math.ceil(total / RESULTS_PER_STUDENT)}) returning id),
      people as (select id, row_number() over () - 1 as position from created),
      numbered_papers as (select id, test_id, course_id, row_number() over () - 1 as position from papers)
      insert into results (id, student_id, paper_id, test_id, course_id, score, correct_answers, total_questions,
        time_spent_seconds, answers, completed_at)
      select gen_random_uuid(), case when n % ${total / RESULTS_OF_STUDENT} = 0 then coalesce(${studentId}::uuid, people.id)
          else people.id end,
        numbered_papers.id, numbered_papers.test_id, numbered_papers.course_id, n % 101, 1, 10, 600,
        '{0,1,2,3,0,1,2,3,0,1}', now() - (n % 365) * interval '1 day'
      from generate_series(1, ${total}) n
      join people on people.position = n % (select count(*) from people)
      join numbered_papers on numbered_papers.position = n / 7 % (select count(*) from numbered_papers)`;
}
