import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { eq } from 'drizzle-orm';
import { attempts, results } from '../../database/tables/learning.ts';
import {
  createMockTestCourse,
  createStudent,
  handInAttempt,
  SECRET_EXPLANATION,
  saveAttempt,
  startAttempt,
} from '../../testing/mock-test-helpers.ts';
import { testApp } from '../../testing/test-app.ts';

const here = await testApp();
const { db, clock } = here;
const course = await createMockTestCourse(db, [4]);
const [chapter] = course.subjects[0]!.chapters;
const ids = chapter!.questions.map(({ _id }) => _id);
const mina = await createStudent(here, 'mina', [course]);
const outsider = await createStudent(here, 'outsider', []);

const advanceClock = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const findResults = (studentId: string) => db.select().from(results).where(eq(results.studentId, studentId));

test('a hand-in is graded on the server and returns its review', async () => {
  const attempt = await startAttempt(mina, course);
  await saveAttempt(mina, attempt.attemptId, 1, { 0: 0 });
  advanceClock(75);
  const { result, review } = await handInAttempt(mina, {
    ...attempt.handInBody,
    answers: [
      { questionId: ids[1], selectedAnswer: '1 right' },
      { questionId: ids[2], selectedIndex: 2, selectedAnswer: '2 wrong 0' },
      { questionId: ids[3], selectedAnswer: '3 wrong 1', isCorrect: true, timeSpent: 1 },
      { questionId: 'none', selectedAnswer: '1 right' },
    ],
  });
  const { _id, ...rest } = result;
  assert.deepEqual(rest, {
    attemptId: attempt.attemptId,
    courseId: course._id,
    chapterId: chapter!._id,
    courseTitle: 'Kalinga',
    chapterTitle: 'Chapter 1',
    odiaTitles: { courseTitle: null, chapterTitle: null },
    score: 75,
    passed: true,
    correctAnswers: 3,
    totalQuestions: 4,
    timeSpent: 75,
    completedAt: clock.now.toISOString(),
    takenOffline: false,
  });
  assert.deepEqual(review[3], {
    _id: ids[3],
    question: 'Question 4?',
    questionImage: null,
    options: ['3 wrong 0', '3 wrong 1', '3 wrong 2', '3 right'],
    correctAnswer: 3,
    explanation: `${SECRET_EXPLANATION} 3`,
    odia: null,
    selectedIndex: 1,
    selectedAnswer: '3 wrong 1',
    isCorrect: false,
    correction: null,
    shownLanguage: null,
  });
  assert.deepEqual(
    review.map(({ selectedIndex }) => selectedIndex),
    [0, 1, 2, 1],
  );
  assert.deepEqual((await mina.get(`/api/student/test/results/${_id}`)).json(), {
    result,
    review,
    scoreChanges: [],
  });
});

test('handing in again returns the stored result, regardless of the sent answers', async () => {
  const asha = await createStudent(here, 'twice', [course]);
  const attempt = await startAttempt(asha, course);
  const first = await handInAttempt(asha, {
    ...attempt.handInBody,
    answers: [{ questionId: ids[0], selectedIndex: 0 }],
  });
  advanceClock(5);
  const second = await handInAttempt(
    asha,
    { ...attempt.handInBody, answers: ids.map((questionId, n) => ({ questionId, selectedIndex: n })) },
    200,
  );
  assert.deepEqual(second, first);
  assert.equal((await findResults(asha.studentId)).length, 1);
  assert.equal((await asha.save(attempt.attemptId, 9, { 0: 1 })).json().code, 'test-over');
});

test('12 ignores what a client claims about its score, owner or time', async () => {
  const asha = await createStudent(here, 'claims', [course]);
  const attempt = await startAttempt(asha, course);
  advanceClock(30);
  const body = {
    ...attempt.handInBody,
    ...{ score: 100, correctAnswers: 4, totalQuestions: 4, timeSpent: 1, studentId: mina.studentId },
    ...{ startedAt: '2000-01-01T00:00:00.000Z', completedAt: '2000-01-01T00:00:00.000Z', passed: true },
    answers: ids.map((questionId) => ({ questionId, selectedAnswer: '', isCorrect: true })),
  };
  const { result } = await handInAttempt(asha, body);
  assert.deepEqual([result.score, result.passed, result.timeSpent], [0, false, 30]);
  assert.equal((await findResults(asha.studentId)).length, 1);
});

test('an unanswered question in the hand-in does not clear a saved answer', async () => {
  const asha = await createStudent(here, 'devices', [course]);
  const attempt = await startAttempt(asha, course);
  await saveAttempt(asha, attempt.attemptId, 1, { 0: 0, 1: 1 });
  const answers = ids.map((questionId) => ({ questionId, selectedAnswer: '' }));
  assert.equal((await handInAttempt(asha, { ...attempt.handInBody, answers })).result.correctAnswers, 2);
});

test('answers that another process saved since the start count', async () => {
  const asha = await createStudent(here, 'elsewhere', [course]);
  const attempt = await startAttempt(asha, course);
  await saveAttempt(asha, attempt.attemptId, 1, { 0: 0 });
  await db
    .update(attempts)
    .set({ answers: [0, 1, 2, -1], saveNumber: 2 })
    .where(eq(attempts.id, attempt.attemptId));
  assert.equal((await handInAttempt(asha, attempt.handInBody)).result.correctAnswers, 3);
});

test('returns 404 for an attempt that a reset has deleted', async () => {
  const asha = await createStudent(here, 'reset', [course]);
  const attempt = await startAttempt(asha, course);
  await db.delete(attempts).where(eq(attempts.id, attempt.attemptId));
  const response = await asha.handIn(attempt.handInBody);
  assert.deepEqual([response.statusCode, response.json().message], [404, 'This test no longer exists.']);
  assert.deepEqual(await findResults(asha.studentId), []);
});

test("11 a student cannot hand in another student's attempt", async () => {
  const asha = await createStudent(here, 'owner', [course]);
  const attempt = await startAttempt(asha, course);
  assert.equal((await mina.handIn(attempt.handInBody)).statusCode, 404);
  assert.equal((await handInAttempt(asha, attempt.handInBody)).result.score, 0);
});

const LATE_HAND_INS: [string, number, number][] = [
  ['within the grace period, the sent answers count', MOCK_TEST.graceSeconds, 100],
  ['after the grace period, only the saved answers count', MOCK_TEST.graceSeconds + 0.001, 25],
  ['a day later, only the saved answers count', 24 * 3600, 25],
];

for (const [rule, secondsLate, score] of LATE_HAND_INS) {
  test(`19 ${rule}, and the attempt is completed at its deadline`, async () => {
    const asha = await createStudent(here, `late${secondsLate}`, [course]);
    const attempt = await startAttempt(asha, course);
    await saveAttempt(asha, attempt.attemptId, 1, { 0: 0 });
    advanceClock(4 * MOCK_TEST.secondsPerQuestion + secondsLate);
    const answers = ids.map((questionId, n) => ({ questionId, selectedIndex: n }));
    const { result } = await handInAttempt(asha, { ...attempt.handInBody, answers });
    assert.deepEqual([result.score, result.timeSpent, result.completedAt], [score, 480, attempt.deadline]);
  });
}

test('11 only the owner can read a result, and the results of a chapter are listed newest first', async () => {
  const asha = await createStudent(here, 'retakes', [course]);
  for (const right of [0, 1, 2]) {
    const attempt = await startAttempt(asha, course);
    advanceClock(10);
    const answers = ids
      .slice(0, right)
      .map((questionId, n) => ({ questionId, selectedAnswer: `${n} right` }));
    await handInAttempt(asha, { ...attempt.handInBody, answers });
  }
  const url = `/api/student/test/results?courseId=${course._id}&chapterId=${chapter!._id}`;
  const { results: list, pagination } = (await asha.get(`${url}&limit=2`)).json();
  assert.deepEqual(
    list.map(({ score }: { score: number }) => score),
    [50, 25],
  );
  assert.deepEqual(pagination, { currentPage: 1, totalPages: 2, totalResults: 3 });
  assert.equal((await asha.get(`${url}&limit=2&page=2`)).json().results[0].score, 0);
  assert.equal((await outsider.get(`/api/student/test/results/${list[0]._id}`)).statusCode, 404);
  assert.equal((await outsider.get(url)).json().pagination.totalResults, 0);
  assert.equal((await asha.get('/api/student/test/results/none')).statusCode, 404);
});
