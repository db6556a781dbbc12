import type { EmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type SQL, sql } from 'drizzle-orm';
import { connect, type Db } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { bulkInsert, vacuumAnalyze } from './bulk-insert.ts';

/** The student's cards. All are in the first batch, so that they are equally far apart in every database. */
export const CARDS_OF_STUDENT = 20_000;
const FIRST_BATCH_SIZE = 100_000;
const BATCH_SIZE = 500_000;
const CARDS_PER_STUDENT = 500;
const PAPERS = 20;
const QUESTIONS = 50;
const COURSE_ID = '00000000-0000-7000-8000-000000000001';

/** Creates a database with `total` practice cards; CARDS_OF_STUDENT of them, spread among the others, are the student's. */
export async function createDatabaseWithCards(
  total: number,
  studentId: string,
  cluster: EmbeddedPostgres['connection'],
) {
  const owner = connect(cluster, 1);
  const database = `cards_${total}`;
  await owner.db.execute(sql.raw(`create database ${database}`));
  await owner.close();
  const address = { ...cluster, database };
  await migrateDatabase(address, async () => {});
  const connected = connect(address, 4);
  await insertPapers(connected.db);
  const batches = [insertStudent(studentId), insertCards(FIRST_BATCH_SIZE, studentId)];
  for (let inserted = FIRST_BATCH_SIZE; inserted < total; inserted += BATCH_SIZE) {
    batches.push(insertCards(Math.min(BATCH_SIZE, total - inserted)));
  }
  await bulkInsert(connected.db, ['practice_cards_due'], batches);
  await vacuumAnalyze(address);
  return connected;
}

async function insertPapers(db: Db): Promise<void> {
  const questions = Array.from({ length: QUESTIONS }, (_, n) => ({
    _id: crypto.randomUUID(),
    question: `Which river flows through the district number ${n}?`,
    imageId: null,
    options: ['Mahanadi', 'Brahmani', 'Baitarani', 'Rushikulya'],
    correctAnswer: n % 4,
    explanation: 'It rises in the hills and reaches the Bay of Bengal.',
  }));
  await db.execute(sql`
    with created as (
      insert into tests (id, kind) select gen_random_uuid(), 'chapter' from generate_series(1, ${PAPERS}) returning id)
    insert into papers (id, test_id, course_id, chapter_title, course_title, content_hash, questions)
    select gen_random_uuid(), id, ${COURSE_ID}, 'Chapter', 'Course', 'growth', ${JSON.stringify(questions)}::jsonb
    from created`);
}

const insertStudent = (studentId: string): SQL => sql`
  with created as (
    insert into students (id, provider_sub, name, email, name_key, search_key)
    values (${studentId}, ${studentId}, 'n', 'e', 'n', 'n') returning id)
  insert into enrolments (student_id, course_id, status) select id, ${COURSE_ID}, 'enrolled' from created`;

/** Inserts cards that are due within two months, a third of them overdue. */
function insertCards(total: number, studentId: string | null = null): SQL {
  return sql`
    with people as (
      select gen_random_uuid() as id, number
      from generate_series(0, ${Math.ceil(total / CARDS_PER_STUDENT)}) as series (number)),
    source as (select array_agg(id) as ids, array_agg(test_id) as tests from papers)
    insert into practice_cards (id, student_id, question_id, test_id, course_id, paper_id, position, paper_used_at,
      created_at, due, reason, reason_at, right_since, stability, difficulty, scheduled_days, repetitions, lapses,
      last_review_at)
    select gen_random_uuid(),
      case when ${studentId}::uuid is not null and card % ${FIRST_BATCH_SIZE / CARDS_OF_STUDENT} = 0
        then ${studentId}::uuid else people.id end,
      gen_random_uuid(), source.tests[1 + card % ${PAPERS}], ${COURSE_ID}, source.ids[1 + card % ${PAPERS}],
      card % ${QUESTIONS}, now() - interval '30 days', now() - interval '30 days',
      now() + (card % 61 - 20) * interval '1 day', 'wrong', now() - interval '30 days', 1, 12.5, 5.5, 13, 3, 1,
      now() - interval '10 days'
    from generate_series(0, ${total - 1}) as series (card)
    join people on people.number = card / ${CARDS_PER_STUDENT}
    cross join source`;
}
