import type { EmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseAddress } from '../database/connection.ts';
import { type Connected, connect, type Db } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { bulkInsert, vacuumAnalyze } from './bulk-insert.ts';
import { ACTIVITY_TABLES, insertActivity } from './large-school-activity.ts';
import { createManyCourses } from './many-courses.ts';

/** The largest school that we want to serve as quickly as a small one. */
export const LARGEST_SCHOOL = {
  students: 1_000_000,
  courses: 5_000,
  results: 10_000_000,
  orders: 1_000_000,
  practiceRows: 50_000_000,
};

export type School = typeof LARGEST_SCHOOL;

const CHAPTERS_PER_COURSE = 4;
const QUESTIONS_PER_CHAPTER = 10;
const BATCH_SIZE = 1_000_000;

/** Creates a database of this size. Other rows, such as enrolments and notices, grow with the number of students. */
export async function createLargeSchool(
  { students, courses, results, orders, practiceRows }: School,
  cluster: EmbeddedPostgres['connection'],
): Promise<Connected & { address: Exclude<DatabaseAddress, string> }> {
  const owner = connect(cluster, 1);
  const database = `school_${students}`;
  await owner.db.execute(sql.raw(`create database ${database}`));
  await owner.close();
  const address = { ...cluster, database };
  await migrateDatabase(address, async () => {});
  // Only one connection, because countFullScans flushes the counters of its own connection only.
  const connected = connect(address, 1);
  const { db } = connected;
  await createManyCourses(db, { from: 0, to: courses });
  await bulkInsert(db, [], insertCourseContent());
  await bulkInsert(
    db,
    ['students_search'],
    [insertStudents(students), sql`update totals set rows = ${students} where name = 'students'`],
  );
  await bulkInsert(db, [], insertHistory(students));
  const batches = Array.from({ length: Math.ceil(results / BATCH_SIZE) }, (_, n) =>
    insertResults(students, n * BATCH_SIZE, Math.min(results, (n + 1) * BATCH_SIZE)),
  );
  await bulkInsert(db, ['results_of_student', 'results_of_student_in_course', 'results_of_chapter'], batches);
  await insertActivity(db, { students, orders, practiceRows });
  await vacuumAnalyze(address);
  return { ...connected, address };
}

function insertCourseContent(): SQL[] {
  return [
    sql`insert into subjects (id, course_id, position, title, description)
      select gen_random_uuid(), id, 0, 'ବିଷୟ', 'd' from courses`,
    sql`insert into chapters (id, course_id, subject_id, position, title, description, total_questions)
      select gen_random_uuid(), course_id, id, n, 'Chapter ' || n, 'd', ${QUESTIONS_PER_CHAPTER}::int
      from subjects, generate_series(0, ${CHAPTERS_PER_COURSE - 1}) n`,
    sql`insert into questions (id, chapter_id, position, question, options, correct_answer)
      select gen_random_uuid(), id, n, 'ପ୍ରଶ୍ନ ' || n, '{a,b,c,d}', n % 4
      from chapters, generate_series(0, ${QUESTIONS_PER_CHAPTER - 1}) n`,
    sql`insert into tests (id, kind) select id, 'chapter' from chapters`,
    sql`insert into papers (id, test_id, course_id, chapter_title, course_title, content_hash, questions)
      select gen_random_uuid(), id, course_id, title, 'Course', 'hash', '[]' from chapters`,
  ];
}

function insertStudents(total: number): SQL {
  return sql`insert into students (id, provider_sub, name, email, name_key, search_key, total_enrolments, created_at)
    select gen_random_uuid(), 'sub ' || n, name, email, lower(name), lower(name) || ' ' || email, 2,
      now() - n * interval '31 seconds'
    from generate_series(1, ${total}) n,
      lateral (select case when n % 1000 = 7 then 'Minati Nayak' else 'Student ' || md5(n::text) end as name) named,
      lateral (select 's' || n || '@example.com' as email) mailed`;
}

/** Every student has two courses, three days of study and an opened chapter; 1% have an open attempt, 10% a session. */
function insertHistory(students: number): SQL[] {
  const people = sql`(select id, row_number() over (order by id) - 1 as position from students)`;
  const chapters = sql`(select id, course_id, row_number() over (order by id) - 1 as position from chapters)`;
  const papers = sql`(select id, test_id, course_id, row_number() over (order by id) - 1 as position from papers)`;
  const tomorrow = sql`now() + interval '1 day'`;
  return [
    sql`insert into enrolments (student_id, course_id, status)
      select person.id, course.id, 'enrolled' from ${people} person, generate_series(0, 1) k
      join (select id, row_number() over (order by id) - 1 as position from courses) course
        on true where course.position = (person.position * 2 + k) % (select count(*) from courses)`,
    sql`insert into study_time (student_id, chapter_id, day, course_id, minutes)
      select person.id, chapter.id, current_date - k, chapter.course_id, 20
      from ${people} person join ${chapters} chapter on chapter.position = person.position % (select count(*) from chapters),
      generate_series(0, 2) k`,
    sql`insert into chapter_visits (student_id, chapter_id, course_id, opened_at)
      select person.id, chapter.id, chapter.course_id, now()
      from ${people} person join ${chapters} chapter on chapter.position = person.position % (select count(*) from chapters)`,
    sql`insert into attempts (id, student_id, paper_id, test_id, course_id, started_at, deadline, answers)
      select gen_random_uuid(), person.id, paper.id, paper.test_id, paper.course_id, now(), ${tomorrow},
        '{-1,-1,-1,-1,-1,-1,-1,-1,-1,-1}'
      from ${people} person join ${papers} paper on paper.position = person.position % (select count(*) from papers)
      where person.position < ${students / 100}`,
    sql`insert into sessions (id, student_id, expires_at)
      select gen_random_uuid(), id, ${tomorrow} from ${people} person where position < ${students / 10}`,
  ];
}

/** Inserts the results of a year, spread over all students and chapters. */
function insertResults(students: number, from: number, to: number): SQL {
  return sql`insert into results (id, student_id, paper_id, test_id, course_id, score, correct_answers,
      total_questions, time_spent_seconds, answers, completed_at)
    select gen_random_uuid(), person.id, paper.id, paper.test_id, paper.course_id, n % 101, 1, 10, 600,
      '{0,1,2,3,0,1,2,3,0,1}', now() - (n % 365) * interval '1 day'
    from generate_series(${from}::int, ${to - 1}::int) n
    join (select id, row_number() over (order by id) - 1 as position from students) person
      on person.position = n % ${students}::int
    join (select id, test_id, course_id, row_number() over (order by id) - 1 as position from papers) paper
      on paper.position = n / 7 % (select count(*)::int from papers)`;
}

const LARGE_TABLES = [
  'students',
  'results',
  'enrolments',
  'attempts',
  'study_time',
  'chapter_visits',
  'sessions',
  ...ACTIVITY_TABLES,
];

/** Returns the number of sequential scans of each large table. */
export async function countFullScans(db: Db): Promise<Map<string, number>> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ name: string; times: number }>(
    sql`select relname as name, seq_scan::int as times from pg_stat_user_tables`,
  );
  return new Map(
    rows.filter(({ name }) => LARGE_TABLES.includes(name)).map(({ name, times }) => [name, times]),
  );
}
