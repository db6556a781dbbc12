import type { EmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type SQL, sql } from 'drizzle-orm';
import { type Connected, connect, type Db } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { bulkInsert, vacuumAnalyze } from './bulk-insert.ts';
import { storeCourses } from './many-courses.ts';

/** The largest school that we want to serve as quickly as a small one. */
export const LARGEST = { students: 1_000_000, courses: 5_000, results: 10_000_000 };

export type School = typeof LARGEST;

const CHAPTERS_PER_COURSE = 4;
const QUESTIONS_PER_CHAPTER = 10;
const PART = 1_000_000;

/** A database with so many courses, students and results, and what else students leave behind, in proportion. */
export async function createLargeSchool(
  { students, courses, results }: School,
  cluster: EmbeddedPostgres['connection'],
): Promise<Connected> {
  const owner = connect(cluster, 1);
  const database = `school_${students}`;
  await owner.db.execute(sql.raw(`create database ${database}`));
  await owner.close();
  const address = { ...cluster, database };
  await migrateDatabase(address, async () => {});
  // one connection, which can tell which tables were read from end to end
  const connected = connect(address, 1);
  const { db } = connected;
  await storeCourses(db, { from: 0, to: courses });
  await bulkInsert(db, [], contentOfCourses());
  await bulkInsert(
    db,
    ['students_search'],
    [studentsOf(students), sql`update totals set rows = ${students} where name = 'students'`],
  );
  await bulkInsert(db, [], historyOf(students));
  const parts = Array.from({ length: Math.ceil(results / PART) }, (_, n) =>
    resultsOf(students, n * PART, Math.min(results, (n + 1) * PART)),
  );
  await bulkInsert(db, ['results_of_student', 'results_of_student_in_course', 'results_of_chapter'], parts);
  await vacuumAnalyze(address);
  return connected;
}

function contentOfCourses(): SQL[] {
  return [
    sql`insert into subjects (id, course_id, position, title, description)
      select gen_random_uuid(), id, 0, 'ବିଷୟ', 'd' from courses`,
    sql`insert into chapters (id, course_id, subject_id, position, title, description, total_questions)
      select gen_random_uuid(), course_id, id, n, 'Chapter ' || n, 'd', ${QUESTIONS_PER_CHAPTER}::int
      from subjects, generate_series(0, ${CHAPTERS_PER_COURSE - 1}) n`,
    sql`insert into questions (id, chapter_id, position, question, options, correct_answer)
      select gen_random_uuid(), id, n, 'ପ୍ରଶ୍ନ ' || n, '{a,b,c,d}', n % 4
      from chapters, generate_series(0, ${QUESTIONS_PER_CHAPTER - 1}) n`,
    sql`insert into papers (id, chapter_id, course_id, chapter_title, course_title, content_hash, questions)
      select gen_random_uuid(), id, course_id, title, 'Course', 'then', '[]' from chapters`,
  ];
}

function studentsOf(total: number): SQL {
  return sql`insert into students (id, provider_sub, name, email, name_key, search_key, total_enrolments, created_at)
    select gen_random_uuid(), 'sub ' || n, name, email, lower(name), lower(name) || ' ' || email, 2,
      now() - n * interval '31 seconds'
    from generate_series(1, ${total}) n,
      lateral (select case when n % 1000 = 7 then 'Minati Nayak' else 'Student ' || md5(n::text) end as name) named,
      lateral (select 's' || n || '@example.com' as email) mailed`;
}

/** Every student has two courses, three days of study and a chapter that was opened; some are in a test or signed in. */
function historyOf(students: number): SQL[] {
  const people = sql`(select id, row_number() over (order by id) - 1 as place from students)`;
  const places = sql`(select id, course_id, row_number() over (order by id) - 1 as place from chapters)`;
  const sheets = sql`(select id, chapter_id, course_id, row_number() over (order by id) - 1 as place from papers)`;
  const soon = sql`now() + interval '1 day'`;
  return [
    sql`insert into enrolments (student_id, course_id, status)
      select person.id, course.id, 'enrolled' from ${people} person, generate_series(0, 1) k
      join (select id, row_number() over (order by id) - 1 as place from courses) course
        on true where course.place = (person.place * 2 + k) % (select count(*) from courses)`,
    sql`insert into study_time (student_id, chapter_id, day, course_id, minutes)
      select person.id, chapter.id, current_date - k, chapter.course_id, 20
      from ${people} person join ${places} chapter on chapter.place = person.place % (select count(*) from chapters),
      generate_series(0, 2) k`,
    sql`insert into chapter_visits (student_id, chapter_id, course_id, opened_at)
      select person.id, chapter.id, chapter.course_id, now()
      from ${people} person join ${places} chapter on chapter.place = person.place % (select count(*) from chapters)`,
    sql`insert into attempts (id, student_id, paper_id, chapter_id, course_id, started_at, deadline, answers)
      select gen_random_uuid(), person.id, sheet.id, sheet.chapter_id, sheet.course_id, now(), ${soon},
        '{-1,-1,-1,-1,-1,-1,-1,-1,-1,-1}'
      from ${people} person join ${sheets} sheet on sheet.place = person.place % (select count(*) from papers)
      where person.place < ${students / 100}`,
    sql`insert into sessions (id, student_id, expires_at)
      select gen_random_uuid(), id, ${soon} from ${people} person where place < ${students / 10}`,
  ];
}

/** Results of a year, spread over all students and chapters. */
function resultsOf(students: number, from: number, to: number): SQL {
  return sql`insert into results (id, student_id, paper_id, chapter_id, course_id, score, correct_answers,
      total_questions, time_spent_seconds, answers, completed_at)
    select gen_random_uuid(), person.id, sheet.id, sheet.chapter_id, sheet.course_id, n % 101, 1, 10, 600,
      '{0,1,2,3,0,1,2,3,0,1}', now() - (n % 365) * interval '1 day'
    from generate_series(${from}::int, ${to - 1}::int) n
    join (select id, row_number() over (order by id) - 1 as place from students) person
      on person.place = n % ${students}::int
    join (select id, chapter_id, course_id, row_number() over (order by id) - 1 as place from papers) sheet
      on sheet.place = n / 7 % (select count(*)::int from papers)`;
}

const LARGE_TABLES = [
  'students',
  'results',
  'enrolments',
  'attempts',
  'study_time',
  'chapter_visits',
  'sessions',
];

/** How often each of the large tables was read from end to end. */
export async function wholeReads(db: Db): Promise<Map<string, number>> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ name: string; times: number }>(
    sql`select relname as name, seq_scan::int as times from pg_stat_user_tables`,
  );
  return new Map(
    rows.filter(({ name }) => LARGE_TABLES.includes(name)).map(({ name, times }) => [name, times]),
  );
}
