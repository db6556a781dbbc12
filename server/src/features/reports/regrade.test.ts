import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { papers } from '../../database/tables/learning.ts';
import { fillExamResults, selectRecount } from '../../testing/fill-exam-results.ts';
import { startProcess } from '../../testing/product-process.ts';
import { testAppOn } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createExamAdmin, createExamStudent, EXAM } from '../../testing/test-exams.ts';
import { gradeAnswers, readCurrentPaper, regradeResults } from '../attempts/service.ts';

const { db, address } = await testDatabase(8);
const here = await testAppOn(db, { CALLS_A_MINUTE_PER_PERSON: '100000' });
const admin = await createExamAdmin(here);
const NEVER_ABORTED = new AbortController().signal;

const work = () => regradeResults(db, () => here.clock.now, NEVER_ABORTED);

/** Creates an exam with one taken attempt and other results, and a case for its first question. */
async function createCorrectedExam(name: string, { total, ...exam }: { total: number; attempts?: number }) {
  const { _id: examId, sections } = await admin.create({ ...EXAM, ...exam });
  const student = await createExamStudent(here, name);
  await student.takeExam(examId, { 0: 0, 1: 2 });
  const [paper] = await db.select({ id: papers.id }).from(papers).where(sql`test_id = ${examId}`);
  await fillExamResults(db, { examId, paperId: paper!.id, total, now: here.clock.now });
  const questionId = sections[0]!.questions[0]!._id;
  const opened = await admin.send('POST', '/api/admin/reports', { questionId });
  assert.equal(opened.statusCode, 200, opened.body);
  return { examId, paperId: paper!.id, student, caseId: opened.json().case._id as string };
}

async function decide(caseId: string, body: object) {
  const response = await admin.send('POST', `/api/admin/reports/${caseId}/decision`, body);
  assert.equal(response.statusCode, 200, response.body);
  return response.json().effect;
}

/** Every result is graded as from scratch, and the counts of marks equal a recount. */
async function checkGrades(examId: string, paperId: string): Promise<void> {
  const paper = await readCurrentPaper(db, paperId);
  const { rows } = await db.execute<{
    answers: number[];
    score: number;
    marks: number;
    sections: number[];
  }>(sql`
    select answers, score, marks, section_marks as sections from results where test_id = ${examId}`);
  const wrong = rows.filter(({ answers, score, marks, sections }) => {
    const grade = gradeAnswers(paper, answers);
    return grade.score !== score || grade.marks !== marks || String(grade.sectionMarks) !== String(sections);
  });
  assert.equal(wrong.length, 0);
  const stored = await db.execute(sql`
    select exam_id as test_id, section as int2, marks, takers as count from exam_score_counts
    where exam_id = ${examId} order by 2, 3`);
  const recounted = await db.execute(selectRecount(examId));
  assert.deepEqual(
    stored.rows.map((row) => Object.values(row)),
    recounted.rows.map((row) => Object.values(row)),
  );
}

const readRegrade = async (caseId: string) =>
  (await admin.send('GET', `/api/admin/reports/${caseId}`)).json().case.regrade;

test('a killed regrade continues where it stopped, and counts nothing twice', async () => {
  const { examId, paperId, caseId } = await createCorrectedExam('killed', { total: 4500 });
  const preview = await decide(caseId, { kind: 'key-changed', correctAnswers: [3], preview: true });
  assert.equal(preview.checked, 4501);
  await decide(caseId, { kind: 'key-changed', correctAnswers: [3] });
  const settings = { DATABASE_ADDRESS: JSON.stringify(address) };
  const script = new URL('../../testing/run-regrades.ts', import.meta.url).pathname;
  for (const atLeast of [1, 2000]) {
    const running = await startProcess(script, settings);
    while ((await readRegrade(caseId)).graded < atLeast)
      await new Promise((resolve) => setTimeout(resolve, 1));
    await running.kill();
  }
  // the killed process may have had time to finish, but never to count anything twice
  await work();
  const regrade = await readRegrade(caseId);
  assert.ok(regrade.finishedAt);
  assert.deepEqual([regrade.total, regrade.graded, regrade.changed], [4501, 4501, preview.results]);
  assert.deepEqual([regrade.passesGained, regrade.passesLost], [preview.passesGained, preview.passesLost]);
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from score_changes where test_id = ${examId}`,
  );
  assert.equal(rows[0]!.total, preview.results);
  await checkGrades(examId, paperId);
});

test('results of erased accounts are graded again too', async () => {
  const { examId, paperId, caseId } = await createCorrectedExam('erased', { total: 30 });
  await db.execute(sql`update results set student_id = null where test_id = ${examId} and answers[1] = 0`);
  const { results } = await decide(caseId, { kind: 'key-changed', correctAnswers: [3], preview: true });
  await decide(caseId, { kind: 'key-changed', correctAnswers: [3] });
  await work();
  assert.equal((await readRegrade(caseId)).changed, results);
  await checkGrades(examId, paperId);
});

test('several processes share a regrade, and further runs change nothing', async () => {
  const { examId, paperId, caseId } = await createCorrectedExam('shared', { total: 2500 });
  await decide(caseId, { kind: 'dropped' });
  await Promise.all([work(), work(), work()]);
  while (!(await readRegrade(caseId)).finishedAt) await work();
  const before = await readRegrade(caseId);
  await work();
  assert.deepEqual(await readRegrade(caseId), before);
  assert.equal(before.graded, 2501);
  await checkGrades(examId, paperId);
});

test('results that are handed in during decisions and regrades are graded with the correction', async () => {
  const { examId, paperId, caseId } = await createCorrectedExam('during', { total: 1500, attempts: 5 });
  const people = await Promise.all(
    Array.from({ length: 30 }, (_, n) => createExamStudent(here, `during${n}`)),
  );
  let isDecided = false;
  const takeAll = people.map(async (student, n) => {
    const { attemptId } = await student.startExam(examId);
    await student.save(attemptId, 1, { 0: n % 4, 4: n % 3 });
    // the cached paper of the hand-in is older than the decision for some, and newer for others
    if (n % 3 === 0) while (!isDecided) await new Promise((resolve) => setImmediate(resolve));
    const response = await student.handIn({ attemptId });
    assert.equal(response.statusCode, 201, response.body);
  });
  const decideAndWork = async () => {
    await decide(caseId, { kind: 'several-right', correctAnswers: [0, 1] });
    isDecided = true;
    await work();
  };
  await Promise.all([...takeAll, decideAndWork()]);
  await work();
  await checkGrades(examId, paperId);
});

test('the preview says whose ranks change', async () => {
  const { caseId, examId, student } = await createCorrectedExam('ranks', { total: 60 });
  const before = (await student.result(examId)).result;
  assert.equal(before.takers, 61);
  const effect = await decide(caseId, { kind: 'key-changed', correctAnswers: [2], preview: true });
  const ranksBefore = await readRanks(examId);
  await decide(caseId, { kind: 'key-changed', correctAnswers: [2] });
  await work();
  const ranksAfter = await readRanks(examId);
  const changed = [...ranksBefore].filter(([id, rank]) => ranksAfter.get(id) !== rank);
  assert.equal(effect.ranks, changed.length);
  const after = (await student.result(examId)).result;
  assert.equal(after.rank, ranksAfter.get(after._id));
  assert.equal(after.score, before.score - 1.25);
  assert.deepEqual(
    after.scoreChanges.map(({ fromMarks, toMarks }: typeof after) => [fromMarks, toMarks]),
    [[before.score, after.score]],
  );
});

async function readRanks(examId: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; rank: number }>(sql`
    select id, (rank() over (order by marks desc))::int as rank from results
    where test_id = ${examId} and attempt_number = 1`);
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}
