import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count, eq } from 'drizzle-orm';
import { attempts, results } from '../../database/tables/learning.ts';
import {
  createMockTestCourse,
  createStudent,
  handInAttempt,
  saveAttempt,
  startAttempt,
} from '../../testing/mock-test-helpers.ts';
import { testAppOn } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { gradeAbandoned } from '../attempts/service.ts';

/** Concurrent requests on several connections, which PostgreSQL may run in any order. */

const CONCURRENT = 50;
const neverAborted = new AbortController().signal;
const { db } = await testDatabase(16);
const here = await testAppOn(db);
const course = await createMockTestCourse(db, [5]);
const [chapter] = course.subjects[0]!.chapters;
const ids = chapter!.questions.map(({ _id }) => _id);

const repeatConcurrently = <T>(work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CONCURRENT }, (_, n) => work(n)));
const countRows = async (table: typeof attempts | typeof results, studentId: string) =>
  (await db.select({ total: count() }).from(table).where(eq(table.studentId, studentId)))[0]?.total;

test('20 fifty concurrent starts create one attempt, and all return it', async () => {
  const mina = await createStudent(here, 'starts', [course]);
  const allAttempts = await repeatConcurrently(() => startAttempt(mina, course));
  for (const attempt of allAttempts) assert.deepEqual(attempt, allAttempts[0]);
  assert.equal(await countRows(attempts, mina.studentId), 1);
});

test('20 the newest of fifty concurrent saves wins, and none overwrites a newer one', async () => {
  const mina = await createStudent(here, 'saves', [course]);
  const { attemptId } = await startAttempt(mina, course);
  const numbers = Array.from({ length: CONCURRENT }, (_, n) => ((n * 37) % CONCURRENT) + 1);
  const answers = await Promise.all(
    numbers.map((number) => saveAttempt(mina, attemptId, number, { 0: number % 4 })),
  );
  const current = await startAttempt(mina, course);
  assert.deepEqual([current.saveNumber, current.answers[0]], [CONCURRENT, CONCURRENT % 4]);
  for (const [n, answer] of answers.entries()) {
    assert.ok(answer.saved ? answer.saveNumber === numbers[n] : answer.saveNumber >= numbers[n]!);
  }
});

test('five devices that follow the protocol at once lose no answer', async () => {
  const mina = await createStudent(here, 'devices', [course]);
  const { attemptId } = await startAttempt(mina, course);
  await Promise.all(
    ids.map(async (_, question) => {
      let known = 0;
      for (let tries = 0; tries < CONCURRENT; tries += 1) {
        const answer = await saveAttempt(mina, attemptId, known + 1, { [question]: question % 4 });
        if (answer.saved) return;
        known = answer.saveNumber;
      }
      assert.fail('never saved');
    }),
  );
  assert.deepEqual((await startAttempt(mina, course)).answers, [0, 1, 2, 3, 0]);
});

test('20 fifty concurrent hand-ins count once and all get the same response', async () => {
  const mina = await createStudent(here, 'hand-ins', [course]);
  const attempt = await startAttempt(mina, course);
  const answers = await repeatConcurrently((n) =>
    mina.handIn({ ...attempt.handInBody, answers: [{ questionId: ids[0], selectedIndex: n % 4 }] }),
  );
  assert.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 1);
  for (const answer of answers) assert.deepEqual(answer.json(), answers[0]!.json());
  assert.equal(await countRows(results, mina.studentId), 1);
});

test('each attempt is graded once when hand-ins and the grading job run at once', async () => {
  const students = await Promise.all([1, 2, 3, 4, 5].map((n) => createStudent(here, `job${n}`, [course])));
  const open = await Promise.all(students.map((who) => startAttempt(who, course)));
  await Promise.all(open.map(({ attemptId }, n) => saveAttempt(students[n]!, attemptId, 1, { 0: 0 })));
  here.clock.now = new Date(Date.parse(open[0]!.deadline) + 3600_000);
  await Promise.all([
    ...open.flatMap(({ handInBody }, n) => [1, 2, 3].map(() => students[n]!.handIn(handInBody))),
    ...[1, 2, 3, 4].map(() => gradeAbandoned(db, here.clock.now, neverAborted)),
  ]);
  for (const [n, who] of students.entries()) {
    assert.equal(await countRows(results, who.studentId), 1);
    assert.equal((await handInAttempt(who, open[n]!.handInBody, 200)).result.score, 20);
  }
});

test('a confirmed save is in the result, even with a concurrent hand-in', async () => {
  const mina = await createStudent(here, 'confirmed', [course]);
  for (let round = 0; round < 10; round += 1) {
    const attempt = await startAttempt(mina, course);
    const saves = ids.map((_, n) => mina.save(attempt.attemptId, n + 1, { [n]: n % 4 }));
    const [handInResponse, ...saveResponses] = await Promise.all([mina.handIn(attempt.handInBody), ...saves]);
    const { review } = handInResponse.json();
    for (const [n, { statusCode, ...save }] of saveResponses.entries()) {
      if (statusCode === 200 && save.json().saved) assert.equal(review[n].selectedIndex, n % 4);
      else assert.ok(statusCode === 409 || save.json().saved === false);
    }
  }
});
