import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { eq, isNull, sql } from 'drizzle-orm';
import { newId } from '../../database/new-id.ts';
import { attempts, papers, results } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';
import { gradeAbandonedAttempts } from '../../jobs/grade-abandoned-attempts.ts';
import {
  createMockTestCourse,
  createStudent,
  handInAttempt,
  saveAttempt,
  startAttempt,
} from '../../testing/mock-test-helpers.ts';
import { testApp } from '../../testing/test-app.ts';
import { createExamAdmin, createExamQuestions, createExamStudent, EXAM } from '../../testing/test-exams.ts';

const here = await testApp();
const { db, clock } = here;
const course = await createMockTestCourse(db, [4]);

/** Runs the grading job at the given time and returns the number of new results. */
async function runJob(now: Date): Promise<number> {
  const before = await db.$count(results);
  await gradeAbandonedAttempts(db, () => now).run(new AbortController().signal);
  return (await db.$count(results)) - before;
}

const secondsAfter = (deadline: string, seconds: number) => new Date(Date.parse(deadline) + seconds * 1000);

test('21 an abandoned attempt is graded from its saved answers after the grace period, not before', async () => {
  const mina = await createStudent(here, 'mina', [course]);
  const attempt = await startAttempt(mina, course);
  await saveAttempt(mina, attempt.attemptId, 1, { 0: 0, 1: 1, 2: 2 });
  assert.equal(await runJob(secondsAfter(attempt.deadline, MOCK_TEST.graceSeconds)), 0);
  // the server was down for a week
  const late = secondsAfter(attempt.deadline, 7 * 24 * 3600);
  assert.equal(await runJob(late), 1);
  assert.equal(await runJob(late), 0);
  const { result } = await handInAttempt(mina, attempt.handInBody, 200);
  assert.deepEqual([result.score, result.timeSpent, result.completedAt], [75, 480, attempt.deadline]);
});

test('21 the job runs often enough to grade within half a minute', () => {
  assert.ok(gradeAbandonedAttempts(db, () => clock.now).everySeconds < 30);
});

test('the attempt of a blocked student is graded as well', async () => {
  const asha = await createStudent(here, 'blocked', [course]);
  const attempt = await startAttempt(asha, course);
  await saveAttempt(asha, attempt.attemptId, 1, { 0: 0 });
  await db.update(students).set({ blockedAt: clock.now }).where(eq(students.id, asha.studentId));
  assert.equal(await runJob(secondsAfter(attempt.deadline, 3600)), 1);
  const [row] = await db.select().from(results).where(eq(results.studentId, asha.studentId));
  assert.equal(row?.score, 25);
});

test('abandoned attempts are graded beside one at an exam whose right answers give no marks', async () => {
  const admin = await createExamAdmin(here);
  const sections = [{ questions: createExamQuestions(2), marks: { right: '0', wrong: '0', empty: '0' } }];
  const exam = await admin.create({ ...EXAM, minutes: 1, sections });
  const asha = await createExamStudent(here, 'no-marks');
  await asha.startExam(exam._id);
  const mina = await createStudent(here, 'with-marks', [course]);
  const { deadline } = await startAttempt(mina, course);
  assert.equal(await runJob(secondsAfter(deadline, 3600)), 2);
  const { result } = await asha.result(exam._id);
  assert.deepEqual([result.percent, result.score, result.maximum], [0, 0, 0]);
});

test('an attempt that cannot be graded does not hold up the others, and fails the job', async () => {
  const [broken, whole] = [
    await startAttempt(await createStudent(here, 'broken', [course]), course),
    await startAttempt(await createStudent(here, 'whole', [course]), course),
  ];
  const [attempt] = await db.select().from(attempts).where(eq(attempts.id, broken.attemptId));
  const [paper] = await db.select().from(papers).where(eq(papers.id, attempt!.paperId));
  const unreadable = { ...paper!, id: newId(), contentHash: 'unreadable', questions: [null] };
  await db.insert(papers).values(unreadable);
  const usePaper = (paperId: string) =>
    db.update(attempts).set({ paperId }).where(eq(attempts.id, broken.attemptId));
  await usePaper(unreadable.id);
  const now = secondsAfter(whole.deadline, 3600);
  await assert.rejects(gradeAbandonedAttempts(db, () => now).run(new AbortController().signal));
  const graded = await db.select().from(results).where(eq(results.attemptId, whole.attemptId));
  assert.equal(graded.length, 1);
  await usePaper(paper!.id);
  assert.equal(await runJob(now), 1);
});

test('two concurrent runs of the job grade hundreds of attempts once each', async () => {
  const mina = await createStudent(here, 'many', [course]);
  const { attemptId, deadline } = await startAttempt(mina, course);
  const others = 449;
  await db.execute(sql`
    with inserted as (
      insert into students (id, provider_sub, name, email, name_key, search_key)
      select gen_random_uuid(), 'sub' || n, 'n', 'e', 'n', 'n' from generate_series(1, ${others}) n returning id)
    insert into attempts (id, student_id, paper_id, test_id, course_id, started_at, deadline, answers)
    select gen_random_uuid(), inserted.id, paper_id, test_id, course_id, started_at, deadline, answers
    from inserted, attempts where attempts.id = ${attemptId}`);
  const now = secondsAfter(deadline, 3600);
  const before = await db.$count(results);
  await Promise.all([runJob(now), runJob(now)]);
  assert.equal((await db.$count(results)) - before, others + 1);
  assert.equal(await db.$count(attempts, isNull(attempts.handedInAt)), 0);
});
