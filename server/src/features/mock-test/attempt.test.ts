import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { count, eq } from 'drizzle-orm';
import { enrolments, papers } from '../../database/tables/learning.ts';
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
const course = await createMockTestCourse(db, [4, 3]);
const [first, second] = course.subjects[0]!.chapters;
const mina = await createStudent(here, 'mina', [course]);
const outsider = await createStudent(here, 'outsider', []);

const chapterUrl = (path: string) => `/api/student/course/${course._id}/chapter/${path}`;
const advanceClock = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

test('the intro describes the test, by the chapter index in the subject or in the whole course', async () => {
  const within = (await mina.get(chapterUrl('1/test?subjectIndex=0'))).json();
  assert.deepEqual(within.test, {
    courseId: course._id,
    chapterId: second!._id,
    courseTitle: 'Kalinga',
    subjectTitle: 'First',
    chapterTitle: 'Chapter 2',
    odiaTitles: { courseTitle: null, subjectTitle: null, chapterTitle: null },
    subjectIndex: 0,
    chapterIndex: 1,
    totalQuestions: 3,
    secondsAllowed: 360,
    passingPercent: 60,
  });
  assert.deepEqual([within.openAttempt, within.results], [null, []]);
  assert.deepEqual((await mina.get(chapterUrl('1/test'))).json().test, within.test);
});

test('a chapter without questions has an intro but cannot be started; an unknown chapter is not found', async () => {
  const { test: reading } = (await mina.get(chapterUrl('2/test'))).json();
  assert.deepEqual([reading.totalQuestions, reading.subjectIndex, reading.chapterIndex], [0, 1, 0]);
  assert.equal((await mina.start(course._id, reading.chapterId)).statusCode, 422);
  for (const path of ['3/test', '2/test?subjectIndex=0', '0/test?subjectIndex=2', '999999/test']) {
    assert.equal((await mina.get(chapterUrl(path))).statusCode, 404, path);
  }
  assert.equal((await mina.get(chapterUrl('-1/test'))).statusCode, 400);
});

test('11 returns 403 to a student who is not enrolled, and 404 for an unknown course', async () => {
  assert.equal((await outsider.get(chapterUrl('0/test'))).statusCode, 403);
  assert.equal((await outsider.start(course._id, first!._id)).statusCode, 403);
  assert.equal((await mina.get('/api/student/course/none/chapter/0/test')).statusCode, 404);
  assert.equal((await mina.start('none', 'none')).statusCode, 404);
  const other = await createMockTestCourse(db, [1], 'Other');
  assert.equal((await mina.start(course._id, other.subjects[0]!.chapters[0]!._id)).statusCode, 404);
});

test('a new attempt has a deadline, and resuming it returns the saved answers and the same deadline', async () => {
  const asha = await createStudent(here, 'asha', [course]);
  const attempt = await startAttempt(asha, course);
  assert.equal(Date.parse(attempt.startedAt), clock.now.getTime());
  assert.equal(Date.parse(attempt.deadline) - Date.parse(attempt.startedAt), 4 * 120_000);
  assert.deepEqual([attempt.answers, attempt.saveNumber], [[null, null, null, null], 0]);
  assert.deepEqual(
    attempt.questions.map(({ question }) => question),
    ['Question 1?', 'Question 2?', 'Question 3?', 'Question 4?'],
  );
  await saveAttempt(asha, attempt.attemptId, 1, { 2: 3 });
  advanceClock(100);
  const again = await startAttempt(asha, course);
  assert.deepEqual(again, { ...attempt, answers: [null, null, 3, null], saveNumber: 1 });
  const { openAttempt } = (await asha.get(chapterUrl('0/test'))).json();
  const { attemptId, startedAt, deadline } = attempt;
  assert.deepEqual(openAttempt, { attemptId, startedAt, deadline, answered: 1 });
});

test('13 no response before the hand-in contains a right answer or an explanation', async () => {
  const asha = await createStudent(here, 'leak', [course]);
  const start = await asha.start(course._id, first!._id);
  const { attemptId } = start.json().attempt;
  const answers = [
    start,
    await asha.get(chapterUrl('0/test')),
    await asha.save(attemptId, 1, { 0: 1 }),
    await asha.save(attemptId, 1, { 0: 2 }),
    await asha.save(attemptId, 2, { 9: 2 }),
    await asha.get(`/api/student/test/results?courseId=${course._id}&chapterId=${first!._id}`),
    await asha.get(`/api/student/test/results/${attemptId}`),
  ];
  for (const { body } of answers) {
    assert.ok(
      !body.includes('correctAnswer"') && !body.includes('explanation') && !body.includes(SECRET_EXPLANATION),
      body,
    );
  }
});

test('a save changes only the sent answers and returns the current save number', async () => {
  const { attemptId, deadline } = await startAttempt(mina, course);
  const { now: _, ...response } = await saveAttempt(mina, attemptId, 1, { 0: 0, 3: 2 });
  assert.deepEqual(response, { saved: true, saveNumber: 1, answers: null, deadline, sectionEnds: null });
  await saveAttempt(mina, attemptId, 2, { 3: null, 1: 1 });
  assert.deepEqual((await startAttempt(mina, course)).answers, [0, 1, null, null]);
});

test('20 a save with an old number changes nothing and returns the saved answers', async () => {
  const { attemptId } = await startAttempt(mina, course);
  for (const number of [1, 2]) {
    const behind = await saveAttempt(mina, attemptId, number, { 0: 3 });
    assert.deepEqual([behind.saved, behind.saveNumber, behind.answers], [false, 2, [0, 1, null, null]]);
  }
});

test('two devices that follow the protocol keep the answers of both', async () => {
  const asha = await createStudent(here, 'devices', [course]);
  const { attemptId } = await startAttempt(asha, course);
  assert.equal((await saveAttempt(asha, attemptId, 1, { 0: 1 })).saved, true);
  const phone = await saveAttempt(asha, attemptId, 1, { 1: 2 });
  assert.deepEqual([phone.saved, phone.answers], [false, [1, null, null, null]]);
  assert.equal((await saveAttempt(asha, attemptId, phone.saveNumber + 1, { 1: 2 })).saved, true);
  assert.deepEqual((await startAttempt(asha, course)).answers, [1, 2, null, null]);
});

test('a save with an invalid option or question is rejected completely', async () => {
  const asha = await createStudent(here, 'rejected', [course]);
  const { attemptId } = await startAttempt(asha, course);
  for (const option of [4, -1, 1.5]) {
    assert.equal((await asha.save(attemptId, 1, { 0: option })).statusCode, 422);
  }
  assert.equal((await asha.save(attemptId, 1, {})).statusCode, 422);
  assert.equal((await asha.save(attemptId, 0, { 0: 1 })).statusCode, 422);
  const beyond = await asha.save(attemptId, 1, { 0: 1, 4: 1 });
  assert.equal(beyond.statusCode, 422);
  assert.match(beyond.json().message, /number 5/);
  assert.deepEqual((await startAttempt(asha, course)).answers, [null, null, null, null]);
});

test("11 another student's attempt is not found", async () => {
  const attempt = await startAttempt(mina, course);
  const { body } = await outsider.save(attempt.attemptId, 99, { 0: 1 });
  assert.equal(JSON.parse(body).code, 'not-found');
  assert.equal((await outsider.save('none', 1, { 0: 1 })).statusCode, 404);
  assert.equal((await outsider.handIn(attempt.handInBody)).statusCode, 404);
  assert.deepEqual((await startAttempt(mina, course)).answers, [0, 1, null, null]);
});

test('19 a save at the end of the grace period counts; after it the test is over and graded from the saved answers', async () => {
  const asha = await createStudent(here, 'grace', [course]);
  const attempt = await startAttempt(asha, course);
  advanceClock(4 * 120 + MOCK_TEST.graceSeconds);
  assert.equal((await saveAttempt(asha, attempt.attemptId, 1, { 0: 0 })).saved, true);
  assert.equal((await startAttempt(asha, course)).attemptId, attempt.attemptId);
  advanceClock(0.001);
  const late = await asha.save(attempt.attemptId, 2, { 1: 1 });
  assert.equal(late.statusCode, 409);
  assert.equal(late.json().code, 'test-over');
  const { result } = await handInAttempt(asha, attempt.handInBody, 200);
  assert.deepEqual([result.score, result.timeSpent, result.completedAt], [25, 480, attempt.deadline]);
  assert.equal((await asha.get(chapterUrl('0/test'))).json().openAttempt, null);
});

test('starting after the time is over grades the old attempt and starts a new one', async () => {
  const asha = await createStudent(here, 'again', [course]);
  const old = await startAttempt(asha, course);
  await saveAttempt(asha, old.attemptId, 1, { 0: 0, 1: 1, 2: 2 });
  advanceClock(4 * 120 + MOCK_TEST.graceSeconds + 1);
  const fresh = await startAttempt(asha, course);
  assert.notEqual(fresh.attemptId, old.attemptId);
  const { openAttempt, results } = (await asha.get(chapterUrl('0/test'))).json();
  assert.equal(openAttempt.attemptId, fresh.attemptId);
  assert.deepEqual([results.length, results[0].score, results[0].attemptId], [1, 75, old.attemptId]);
});

test('students with the same questions share one paper', async () => {
  for (const name of ['one', 'two', 'three']) {
    await startAttempt(await createStudent(here, name, [course]), course, 1);
  }
  const [row] = await db.select({ total: count() }).from(papers).where(eq(papers.testId, second!._id));
  assert.equal(row?.total, 1);
});

test('a student who loses the course during a test can finish it, but not start another', async () => {
  const asha = await createStudent(here, 'withdrawn', [course]);
  const attempt = await startAttempt(asha, course);
  await db.delete(enrolments).where(eq(enrolments.studentId, asha.studentId));
  assert.equal((await saveAttempt(asha, attempt.attemptId, 1, { 0: 0 })).saved, true);
  assert.equal((await startAttempt(asha, course)).attemptId, attempt.attemptId);
  assert.equal((await handInAttempt(asha, attempt.handInBody)).result.score, 25);
  assert.equal((await asha.start(course._id, first!._id)).statusCode, 403);
});

test('running attempts are listed with deadline and position until their time is over', async () => {
  const asha = await createStudent(here, 'running', [course]);
  const list = async () => (await asha.get('/api/student/test/attempts')).json();
  assert.deepEqual(await list(), { tests: [], now: clock.now.toISOString() });
  const one = await startAttempt(asha, course, 0);
  const other = await startAttempt(asha, course, 1);
  await saveAttempt(asha, one.attemptId, 1, { 0: 1, 2: 2, 3: 0 });
  await saveAttempt(asha, one.attemptId, 2, { 2: null });
  const { tests } = await list();
  assert.deepEqual(
    tests.map(({ attemptId }: { attemptId: string }) => attemptId),
    [other.attemptId, one.attemptId],
  );
  assert.deepEqual(tests[1], {
    attemptId: one.attemptId,
    courseId: course._id,
    chapterId: first!._id,
    courseTitle: 'Kalinga',
    chapterTitle: 'Chapter 1',
    odiaTitles: { courseTitle: null, chapterTitle: null },
    subjectIndex: 0,
    chapterIndex: 0,
    deadline: one.deadline,
    answered: 2,
    totalQuestions: 4,
  });
  assert.deepEqual((await outsider.get('/api/student/test/attempts')).json().tests, []);
  await handInAttempt(asha, other.handInBody);
  assert.equal((await list()).tests.length, 1);
  advanceClock(4 * MOCK_TEST.secondsPerQuestion);
  assert.deepEqual((await list()).tests, []);
});

test('a running attempt is not listed after the enrolment was removed', async () => {
  const asha = await createStudent(here, 'taken-away', [course]);
  await startAttempt(asha, course);
  await db.delete(enrolments).where(eq(enrolments.studentId, asha.studentId));
  assert.deepEqual((await asha.get('/api/student/test/attempts')).json().tests, []);
});
