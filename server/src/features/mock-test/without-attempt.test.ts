import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { count, eq } from 'drizzle-orm';
import { attempts, results } from '../../database/tables/learning.ts';
import {
  createMockTestCourse,
  createStudent,
  handInAttempt,
  SECRET_EXPLANATION,
  saveAttempt,
  startAttempt,
} from '../../testing/mock-test-helpers.ts';
import { testAppOn } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const QUESTIONS = 4;
const SECONDS_ALLOWED = QUESTIONS * MOCK_TEST.secondsPerQuestion;

const { db } = await testDatabase(8);
const here = await testAppOn(db);
const { clock } = here;
const course = await createMockTestCourse(db, [QUESTIONS, 2]);
const [chapter] = course.subjects[0]!.chapters;
const ids = chapter!.questions.map(({ _id }) => _id);
const chapterRef = { courseId: course._id, chapterId: chapter!._id };

const advanceClock = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
/** Chosen options by question; the right option of question n is n. */
const toAnswers = (options: Record<number, number>) =>
  Object.entries(options).map(([n, selectedIndex]) => ({ questionId: ids[Number(n)], selectedIndex }));
const countResults = async (studentId: string) =>
  (await db.select({ total: count() }).from(results).where(eq(results.studentId, studentId)))[0]?.total;

test('13 a hand-in without an attempt id hands in the running attempt, so no answers leak before', async () => {
  const mina = await createStudent(here, 'running', [course]);
  const attempt = await startAttempt(mina, course);
  await saveAttempt(mina, attempt.attemptId, 1, { 0: 0 });
  const { result, review } = await handInAttempt(mina, { ...chapterRef, answers: toAnswers({ 1: 1 }) });
  assert.equal(result.attemptId, attempt.attemptId);
  assert.deepEqual([result.score, review.length], [50, QUESTIONS]);
  const again = await handInAttempt(
    mina,
    { ...attempt.handInBody, answers: toAnswers({ 0: 0, 1: 1, 2: 2, 3: 3 }) },
    200,
  );
  assert.deepEqual(again.result, result);
  assert.equal(await countResults(mina.studentId), 1);
});

test('without an attempt id, an attempt whose time is over is graded from its saved answers', async () => {
  const mina = await createStudent(here, 'late', [course]);
  const attempt = await startAttempt(mina, course);
  await saveAttempt(mina, attempt.attemptId, 1, { 0: 0 });
  advanceClock(SECONDS_ALLOWED + MOCK_TEST.graceSeconds + 1);
  const { result } = await handInAttempt(mina, { ...chapterRef, answers: toAnswers({ 1: 1, 2: 2, 3: 3 }) });
  assert.deepEqual(
    [result.attemptId, result.score, result.timeSpent],
    [attempt.attemptId, 25, SECONDS_ALLOWED],
  );
});

test('repeating a request that handed in an attempt returns its result', async () => {
  const mina = await createStudent(here, 'repeats', [course]);
  const attempt = await startAttempt(mina, course);
  await saveAttempt(mina, attempt.attemptId, 1, { 3: 0 });
  const body = { ...chapterRef, answers: toAnswers({ 0: 0, 1: 1 }) };
  const first = await handInAttempt(mina, body);
  advanceClock(30);
  assert.deepEqual(await handInAttempt(mina, body, 200), first);
  assert.equal(
    (await handInAttempt(mina, { ...chapterRef, answers: toAnswers({ 0: 1 }) })).result.attemptId,
    null,
  );
  assert.equal(await countResults(mina.studentId), 2);
});

test('20 twenty concurrent equal hand-ins without an attempt store one result, and all return it', async () => {
  const mina = await createStudent(here, 'twenty', [course]);
  const body = { ...chapterRef, answers: toAnswers({ 0: 0, 2: 1 }), timeSpent: 60 };
  const answers = await Promise.all(Array.from({ length: 20 }, () => mina.handIn(body)));
  assert.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 1);
  for (const answer of answers) assert.deepEqual(answer.json(), answers[0]!.json());
  assert.equal(await countResults(mina.studentId), 1);
});

test('equal answers count again after the time limit of the test, other answers immediately', async () => {
  const mina = await createStudent(here, 'again', [course]);
  const body = { ...chapterRef, answers: toAnswers({ 0: 0 }) };
  const first = await handInAttempt(mina, body);
  advanceClock(SECONDS_ALLOWED);
  assert.equal((await handInAttempt(mina, body, 200)).result._id, first.result._id);
  await handInAttempt(mina, { ...chapterRef, answers: toAnswers({ 0: 0, 1: 1 }) });
  advanceClock(1);
  assert.notEqual((await handInAttempt(mina, body)).result._id, first.result._id);
  assert.equal(await countResults(mina.studentId), 3);
});

test('13 without an attempt the review holds only the answered questions', async () => {
  const mina = await createStudent(here, 'review', [course]);
  const nothing = await handInAttempt(mina, chapterRef);
  assert.deepEqual([nothing.result.score, nothing.review], [0, []]);
  const some = await handInAttempt(mina, { ...chapterRef, answers: toAnswers({ 1: 1, 3: 0 }) });
  assert.deepEqual(
    some.review.map(({ _id, isCorrect }) => [_id, isCorrect]),
    [
      [ids[1], true],
      [ids[3], false],
    ],
  );
  const read = await mina.get(`/api/student/test/results/${some.result._id}`);
  assert.deepEqual(read.json(), some);
  assert.ok(!read.body.includes(`${SECRET_EXPLANATION} 0`) && !read.body.includes(`${SECRET_EXPLANATION} 2`));
});

test('20 concurrent starts and hand-ins never store a result without an attempt while an attempt is open', async () => {
  for (let round = 0; round < 10; round += 1) {
    const mina = await createStudent(here, `race${round}`, [course]);
    const handIns = [0, 1, 2, 3].map((option) =>
      mina.handIn({ ...chapterRef, answers: toAnswers({ 0: option }) }),
    );
    const [start, ...responses] = await Promise.all([mina.start(course._id, chapter!._id), ...handIns]);
    const { attempt } = start.json();
    const handedInAttempt = responses.filter(
      (response) => response.json().result.attemptId === attempt.attemptId,
    );
    const [row] = await db.select().from(attempts).where(eq(attempts.id, attempt.attemptId));
    // hand-ins after the start hand in the attempt
    assert.equal(row!.handedInAt !== null, handedInAttempt.length > 0);
    const stored = await db.select().from(results).where(eq(results.studentId, mina.studentId));
    assert.equal(
      new Set(stored.map(({ id }) => id)).size,
      new Set(responses.map((response) => response.json().result._id)).size,
    );
  }
});

test('answers are matched by question id and option text', async () => {
  const mina = await createStudent(here, 'texts', [course]);
  const outsider = await createStudent(here, 'outsider', []);
  const answers = [
    { questionId: ids[0], selectedAnswer: '0 right' },
    { questionId: ids[1], selectedAnswer: ' 1  right ' },
    { questionId: ids[2], selectedAnswer: 'no option at all' },
    { questionId: 'none', selectedAnswer: '0 right' },
  ];
  const { result } = await handInAttempt(mina, { ...chapterRef, answers });
  assert.deepEqual([result.attemptId, result.score], [null, 50]);
  assert.equal((await outsider.handIn({ ...chapterRef, answers })).statusCode, 403);
  assert.equal((await mina.handIn({ ...chapterRef, chapterId: 'none', answers })).statusCode, 404);
  const reading = course.subjects[1]!.chapters[0]!._id;
  assert.equal((await mina.handIn({ ...chapterRef, chapterId: reading, answers })).statusCode, 422);
});

test('the time spent is limited to the time limit and the time since the last result', async () => {
  const mina = await createStudent(here, 'time', [course]);
  const handInAndGetTime = async (options: Record<number, number>, timeSpent: number | undefined) =>
    (await handInAttempt(mina, { ...chapterRef, answers: toAnswers(options), timeSpent })).result.timeSpent;
  assert.equal(await handInAndGetTime({ 0: 0 }, 1e300), SECONDS_ALLOWED);
  advanceClock(61);
  assert.equal(await handInAndGetTime({ 0: 1 }, 60), 60);
  assert.equal(await handInAndGetTime({ 0: 2 }, 60), 0);
  advanceClock(2 * SECONDS_ALLOWED);
  assert.equal(await handInAndGetTime({ 0: 3 }, 1e300), SECONDS_ALLOWED);
  advanceClock(10);
  assert.equal(await handInAndGetTime({ 1: 0 }, -5), 0);
  assert.equal(await handInAndGetTime({ 1: 1 }, undefined), 0);
});
