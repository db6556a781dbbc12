import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { eq } from 'drizzle-orm';
import { chapterVisits, results } from '../../database/tables/learning.ts';
import { testApp } from '../../testing/test-app.ts';
import { removeTestCourse } from '../../testing/test-courses.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { chapterIds, createCourseOfThreeKinds, storeResult } from '../../testing/test-study.ts';
import { updateCourse } from '../authoring/service.ts';

const here = await testApp();
const { db, clock } = here;

type Student = Awaited<ReturnType<typeof createSignedInStudent>>;

const advanceClock = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

async function report(student: Student, courseId: string, chapterId: string, body: object = {}) {
  const answer = await student.post('/api/student/progress/chapter', { courseId, chapterId, ...body });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json();
}

const readProgress = async (student: Student, courseId: string) =>
  (await student.get(`/api/student/progress/${courseId}`)).json().progress;

test('each kind of chapter has its own completion rule, and the last chapter completes the course', async () => {
  const course = await createCourseOfThreeKinds(db);
  const [tested, read, opened] = chapterIds(course);
  const mina = await createSignedInStudent(here, 'mina', [course._id]);
  const readSteps = async () =>
    (await readProgress(mina, course._id)).chapters.map((one: { toDo: string | null }) => one.toDo);
  assert.deepEqual(await readSteps(), ['pass-test', 'study-a-minute', 'open']);

  await mina.get(`/api/protected/student/course/${course._id}`);
  await mina.get(`/api/protected/student/course/${course._id}/chapter/2`);
  assert.deepEqual(
    await readSteps(),
    ['pass-test', 'study-a-minute', 'open'],
    'reading alone completes nothing',
  );

  const first = await report(mina, course._id, opened);
  assert.deepEqual([first.completedChapter, first.completedCourse, first.countedMinutes], [true, false, 0]);
  assert.deepEqual([first.progress.overallProgress, first.progress.completedChapters], [33, [opened]]);
  assert.equal((await report(mina, course._id, opened)).completedChapter, false, 'only once');

  assert.equal((await report(mina, course._id, tested)).completedChapter, false);
  await storeResult(here, { studentId: mina.id, courseId: course._id, chapterId: tested }, 59);
  assert.deepEqual(await readSteps(), ['pass-test', 'study-a-minute', null]);
  await storeResult(here, { studentId: mina.id, courseId: course._id, chapterId: tested }, 60);
  await storeResult(here, { studentId: mina.id, courseId: course._id, chapterId: tested }, 20);
  assert.deepEqual(await readSteps(), [null, 'study-a-minute', null]);

  await report(mina, course._id, read);
  advanceClock(60);
  const last = await report(mina, course._id, read, { timeSpent: 1 });
  assert.deepEqual([last.countedMinutes, last.completedChapter, last.completedCourse], [1, true, true]);
  assert.deepEqual(await readProgress(mina, course._id), {
    overallProgress: 100,
    completedChapters: [tested, read, opened],
    totalMinutes: 1,
    lastChapterId: read,
    chapters: [
      { chapterId: tested, minutes: 0, bestScore: 60, toDo: null },
      { chapterId: read, minutes: 1, bestScore: null, toDo: null },
      { chapterId: opened, minutes: 0, bestScore: null, toDo: null },
    ],
  });
  const [mine] = (await mina.get('/api/protected/student/my-courses')).json().courses;
  assert.deepEqual([mine.overallProgress, mine.lastStudiedAt], [100, clock.now.toISOString()]);
});

test('progress survives an edit of the course, and deleted chapters no longer count', async () => {
  const course = await createCourseOfThreeKinds(db);
  const [tested, read, opened] = chapterIds(course);
  const gita = await createSignedInStudent(here, 'gita', [course._id]);
  await storeResult(here, { studentId: gita.id, courseId: course._id, chapterId: tested }, 80);
  await report(gita, course._id, opened);
  const edited = structuredClone(course);
  edited.subjects.reverse();
  edited.subjects[1]!.chapters[0]!.title = 'Retitled';
  await updateCourse(db, course._id, { ...edited, state: 'published', updatedAt: null }, clock.now);
  assert.deepEqual((await readProgress(gita, course._id)).completedChapters, [opened, tested]);

  edited.subjects[1]!.chapters.shift();
  await updateCourse(db, course._id, { ...edited, state: 'published', updatedAt: null }, clock.now);
  const after = await readProgress(gita, course._id);
  assert.deepEqual([after.overallProgress, after.completedChapters], [50, [opened]]);
  assert.deepEqual(
    after.chapters.map((one: { chapterId: string }) => one.chapterId),
    [opened, read],
  );
  assert.equal(await db.$count(results, eq(results.studentId, gita.id)), 1, 'the result stays');
  const gone = await gita.post('/api/student/progress/chapter', { courseId: course._id, chapterId: tested });
  assert.deepEqual([gone.statusCode, gone.json().message], [404, 'Chapter not found']);
});

const REJECTED: [string, (course: CourseTree) => object, number][] = [
  ['no body', () => ({}), 400],
  ['no chapter', ({ _id }) => ({ courseId: _id }), 400],
  ['an invalid chapter id', ({ _id }) => ({ courseId: _id, chapterId: 'x' }), 404],
  ['an unknown chapter', ({ _id }) => ({ courseId: _id, chapterId: crypto.randomUUID() }), 404],
  ['an invalid course id', (course) => ({ courseId: 'x', chapterId: chapterIds(course)[0] }), 404],
  ...[[-1, 422] as const, ...['NaN', '5', null, [1], {}].map((minutes) => [minutes, 400] as const)].flatMap(
    ([minutes, status]) =>
      ['minutes', 'timeSpent'].map((name): [string, (course: CourseTree) => object, number] => [
        `${name} ${JSON.stringify(minutes)}`,
        (course) => ({ courseId: course._id, chapterId: chapterIds(course)[0], [name]: minutes }),
        status,
      ]),
  ),
];

test('rejects invalid reports', async () => {
  const [course, foreign] = [await createCourseOfThreeKinds(db), await createCourseOfThreeKinds(db)];
  const bina = await createSignedInStudent(here, 'bina', [course._id]);
  const post = (body: object) => bina.post('/api/student/progress/chapter', body);
  for (const [description, body, status] of REJECTED) {
    assert.equal((await post(body(course))).statusCode, status, description);
  }
  const elsewhere = await post({ courseId: course._id, chapterId: chapterIds(foreign)[0] });
  assert.equal(elsewhere.statusCode, 404, 'a chapter of another course');
  const notMine = await post({ courseId: foreign._id, chapterId: chapterIds(foreign)[0] });
  assert.deepEqual([notMine.statusCode, notMine.json().code], [403, 'not-enrolled']);
  assert.equal((await bina.post(`/api/student/reset/${foreign._id}`)).statusCode, 403);
  assert.equal((await bina.post('/api/student/reset/x')).statusCode, 404);
  assert.equal(await db.$count(chapterVisits, eq(chapterVisits.studentId, bina.id)), 0);
});

test('returns 404 for a deleted course', async () => {
  const course = await createCourseOfThreeKinds(db);
  const [, read] = chapterIds(course);
  const hari = await createSignedInStudent(here, 'hari', [course._id]);
  await report(hari, course._id, read);
  await removeTestCourse(db, course._id);
  for (const answer of [
    await hari.post('/api/student/progress/chapter', { courseId: course._id, chapterId: read, minutes: 1 }),
    await hari.post(`/api/student/reset/${course._id}`),
    await hari.get(`/api/student/progress/${course._id}`),
  ]) {
    assert.deepEqual([answer.statusCode, answer.json().message], [404, 'Course not found']);
  }
});
