import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { sql } from 'drizzle-orm';
import { connect, type Db } from '../server/src/database/database.ts';
import { countMarks } from '../server/src/features/attempts/result-queries.ts';
import { getStanding } from '../server/src/features/exams/ranks.ts';
import { findMarkCounts } from '../server/src/features/exams/result-queries.ts';
import { bulkInsert, vacuumAnalyze } from '../server/src/testing/bulk-insert.ts';
import { createEnrolledStudents, createExamCourse } from '../server/src/testing/exam-students.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { signInAdmin } from './admin.ts';
import { createHallExam } from './hall-exam.ts';
import { send } from './http-client.ts';
import { median } from './median.ts';

const [SMALL, LARGE] = [10_000, 1_000_000];
const STUDENTS = 10_000;
const CALLS = 200;
const LIMIT_MS = 5;
const MAX_RATIO = 1.5;

/** The cost of a rank, and of the whole result with its review, among 10,000 and among 1,000,000 results. */
export async function examRanks(product: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  const { db, close } = connect(postgres.connection, 1);
  try {
    const admin = await signInAdmin(product);
    const course = await createExamCourse(db, 1);
    const [token] = await createEnrolledStudents(db, product.dataDir, course._id, STUDENTS);
    const exams: string[] = [];
    for (const total of [SMALL, LARGE]) {
      const { _id } = await createHallExam(admin);
      await takeExam(product.address, token!, _id);
      await createResults(db, _id, total);
      exams.push(_id);
    }
    await vacuumAnalyze(postgres.connection);
    await compare('rank', exams, async (examId) => {
      const counts = await findMarkCounts(db, examId);
      if (!getStanding(counts.get(-1) ?? [], 0)) throw new Error('the exam has no ranks');
    });
    await compare('result with its review over HTTP', exams, async (examId) => {
      const path = `/api/student/exams/${examId}/result`;
      const { status, body } = await send(product.address, token!, 'GET', path);
      if (status !== 200) throw new Error(`the result returned ${status}: ${body}`);
    });
    console.log(`  limit of a rank: ${LIMIT_MS} ms; of both growths: ${MAX_RATIO}`);
  } finally {
    await close();
    await postgres.stop();
  }
}

async function compare(
  what: string,
  exams: string[],
  work: (examId: string) => Promise<void>,
): Promise<void> {
  const times = exams.map((): number[] => []);
  // Alternate, so that noise of the machine affects both.
  for (let n = 0; n < CALLS; n += 1) {
    for (const [index, examId] of exams.entries()) {
      const start = performance.now();
      await work(examId);
      times[index]!.push(performance.now() - start);
    }
  }
  const [small, large] = times.map(median);
  console.log(
    `  ${what}: ${small!.toFixed(1)} ms among ${SMALL}, ${large!.toFixed(1)} ms among ${LARGE}; growth: ${(large! / small!).toFixed(2)}`,
  );
}

async function takeExam(address: string, token: string, examId: string): Promise<void> {
  const started = await send(address, token, 'POST', `/api/student/exams/${examId}/attempts`, {});
  const { attemptId } = JSON.parse(started.body).attempt;
  const handedIn = await send(address, token, 'POST', '/api/student/progress/test-result', { attemptId });
  if (handedIn.status !== 201) throw new Error(`a hand-in returned ${handedIn.status}: ${handedIn.body}`);
}

const INDEXES = ['results_of_student', 'results_of_student_in_course', 'results_of_chapter'];

/** Each of the other students gets the same number of results, with the marks of random answers. */
async function createResults(db: Db, examId: string, total: number): Promise<void> {
  const insert = sql`
    with others as materialized (
      select id, row_number() over () as n from students
      where id not in (select student_id from results where test_id = ${examId}) limit ${STUDENTS - 1}),
    section as materialized (
      select n, answers.first, answers.second,
        12 * answers.first - 3 * (random() * (50 - answers.first))::int as first_marks,
        24 * answers.second - 8 * (random() * (50 - answers.second))::int as second_marks
      from (select n, (random() * 50)::int as first, (random() * 50)::int as second
        from generate_series(1, ${total}::int) as n) as answers)
    insert into results (id, student_id, paper_id, test_id, score, correct_answers, total_questions,
      time_spent_seconds, answers, completed_at, marks, section_marks, attempt_number)
    select uuidv7(), others.id, exams.paper_id, exams.id, 50, first + second, 100, 3600, '{0}', now(),
      first_marks + second_marks, array[first_marks, second_marks], 1
    from section join others on others.n = 1 + section.n % ${STUDENTS - 1}::int join exams on exams.id = ${examId}`;
  const count = countMarks(
    sql`(select * from results where test_id = ${examId} and attempt_id is null) as stored`,
  );
  await bulkInsert(db, INDEXES, [insert, count]);
}
