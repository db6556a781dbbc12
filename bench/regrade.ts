import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportCase } from '@sikhya/contract/report-cases.ts';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { sql } from 'drizzle-orm';
import { connect, type Db } from '../server/src/database/database.ts';
import { countMarks } from '../server/src/features/attempts/result-queries.ts';
import { gradeAnswers } from '../server/src/features/attempts/rules.ts';
import { readCurrentPaper } from '../server/src/features/attempts/service.ts';
import { bulkInsert, vacuumAnalyze } from '../server/src/testing/bulk-insert.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { type Admin, signInAdmin } from './admin.ts';
import { createHallExam, QUESTIONS } from './hall-exam.ts';
import { createVisitMix, type Visit } from './mixed-visits.ts';
import { percentile, runScheduled } from './scheduled-load.ts';
import { startAttempts } from './start-attempts.ts';

const RESULTS = 1_000_000;
const LIMIT_MINUTES = 10;
/** The answers of this many students are created and graded; all other students gave the same answers as one of them. */
const DIFFERENT_ANSWERS = 1000;
const VISITORS = 1000;
const VISITS_PER_SECOND = 100;
const SECONDS = 30;
const P99_LIMIT_MS = 250;

/** Corrects the key of a question of an exam with a million results, while other students use the site. */
export async function regrade(product: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  const { db, close } = connect(postgres.connection, 4);
  try {
    const admin = await signInAdmin(product);
    const { _id: examId, sections } = await createHallExam(admin);
    const started = await startAttempts(product, db, { students: VISITORS, questions: 20 });
    await createResults(db, examId);
    await vacuumAnalyze(postgres.connection);
    const visit = createVisitMix(product.address, started);
    const before = await measureP99(visit);
    const questionId = sections[0]!.questions[0]!._id;
    const { case: opened } = await admin.call('POST', '/api/admin/reports', { questionId });
    const path = `/api/admin/reports/${opened._id}`;
    const decision = { kind: 'key-changed', correctAnswers: [1], reason: 'The key was wrong.' };

    const previewStarted = performance.now();
    const { effect } = await admin.call('POST', `${path}/decision`, { ...decision, preview: true });
    const previewSeconds = (performance.now() - previewStarted) / 1000;
    console.log(`  preview of ${effect.checked} of ${effect.total} results: ${previewSeconds.toFixed(1)} s`);

    const start = performance.now();
    await admin.call('POST', `${path}/decision`, decision);
    const during = await measureP99(visit);
    const { graded, changed } = await waitUntilFinished(admin, path);
    const minutes = (performance.now() - start) / 60_000;
    console.log(
      `  ${graded} results graded again, ${changed} scores changed in ${minutes.toFixed(1)} min, limit ${LIMIT_MINUTES} min`,
    );
    console.log(
      `  p99 of ${VISITS_PER_SECOND} visits per second: ${before} ms before, ${during} ms during the regrade, limit ${P99_LIMIT_MS} ms`,
    );
  } finally {
    await close();
    await postgres.stop();
  }
}

async function measureP99(visit: Visit): Promise<number> {
  const calls = Array.from({ length: VISITS_PER_SECOND * SECONDS }, () => ({
    at: Math.random() * SECONDS * 1000,
    async send() {
      const refused = (await visit()).find(({ status }) => status >= 400);
      if (refused) throw new Error(`a call returned ${refused.status}`);
    },
  }));
  return percentile(await runScheduled(calls), 99);
}

async function waitUntilFinished(admin: Admin, path: string): Promise<{ graded: number; changed: number }> {
  while (true) {
    const { case: current } = (await admin.call('GET', path)) as { case: ReportCase };
    if (current.regrade?.finishedAt) return current.regrade;
    await sleep(1000);
  }
}

const INDEXES = [
  'results_of_student',
  'results_of_student_in_course',
  'results_of_chapter',
  'results_of_exam_by_marks',
];

/** One result for each of a million students. */
async function createResults(db: Db, examId: string): Promise<void> {
  const { rows } = await db.execute<{ paperId: string }>(
    sql`select paper_id as "paperId" from exams where id = ${examId}`,
  );
  const paper = await readCurrentPaper(db, rows[0]!.paperId);
  const graded = Array.from({ length: DIFFERENT_ANSWERS }, () => {
    const answers = Array.from({ length: QUESTIONS }, () => Math.floor(Math.random() * 4));
    return { answers, ...gradeAnswers(paper, answers, []) };
  });
  const students = sql`
    insert into students (id, provider_sub, name, email, name_key, search_key)
    select uuidv7(), 'taker' || n, 'Taker ' || n, 'taker' || n || '@example.com', 'taker', 'taker'
    from generate_series(1, ${RESULTS}::int) n`;
  const results = sql`
    with graded as materialized (
      select row_number() over () - 1 as number, * from jsonb_to_recordset(${JSON.stringify(graded)}::jsonb)
        as s (answers smallint[], score smallint, "correctAnswers" int, marks int, "sectionMarks" int[])),
    taker as (select id, row_number() over () as number from students where name_key = 'taker')
    insert into results (id, student_id, paper_id, test_id, score, correct_answers, total_questions,
      time_spent_seconds, answers, completed_at, marks, section_marks, attempt_number)
    select uuidv7(), t.id, ${paper.id}, ${examId}, s.score, s."correctAnswers", ${QUESTIONS}::int, 3600, s.answers,
      now(), s.marks, s."sectionMarks", 1
    from taker t join graded s on s.number = t.number % ${DIFFERENT_ANSWERS}::int`;
  const count = countMarks(sql`(select * from results where test_id = ${examId}) as stored`);
  await bulkInsert(db, INDEXES, [students, results, count]);
}
