import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { attempts, chapterVisits, results, studyTime } from '../../database/tables/learning.ts';
import { testApp } from '../../testing/test-app.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { chapterIds, createCourseOfThreeKinds, storeResult } from '../../testing/test-study.ts';

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

test('a reset deletes the progress of one student in one course, but not when chapters were first opened', async () => {
  const [course, other] = [await createCourseOfThreeKinds(db), await createCourseOfThreeKinds(db)];
  const [mira, rama] = [
    await createSignedInStudent(here, 'mira', [course._id, other._id]),
    await createSignedInStudent(here, 'rama', [course._id]),
  ];
  const firstDay = clock.now;
  for (const [student, { _id }] of [
    [mira, course],
    [mira, other],
    [rama, course],
  ] as const) {
    const [tested, read, opened] = chapterIds(_id === course._id ? course : other);
    await storeResult(here, { studentId: student.id, courseId: _id, chapterId: tested }, 90);
    await report(student, _id, opened);
    await report(student, _id, read);
    advanceClock(125);
    await report(student, _id, read, { minutes: 2 });
  }
  const others = [await readProgress(mira, other._id), await readProgress(rama, course._id)];
  const answer = await mira.post(`/api/student/reset/${course._id}`);
  assert.deepEqual([answer.statusCode, answer.json()], [200, { message: 'Progress reset successfully!' }]);

  const reset = await readProgress(mira, course._id);
  assert.deepEqual(
    [reset.overallProgress, reset.totalMinutes, reset.lastChapterId, reset.completedChapters],
    [0, 0, null, []],
  );
  assert.deepEqual(
    reset.chapters.map((one: { bestScore: number | null; toDo: string }) => [one.bestScore, one.toDo]),
    [
      [null, 'pass-test'],
      [null, 'study-a-minute'],
      [null, 'open'],
    ],
  );
  assert.deepEqual([await readProgress(mira, other._id), await readProgress(rama, course._id)], others);
  const countRows = (table: typeof chapterVisits | typeof results | typeof attempts | typeof studyTime) =>
    db.$count(table, and(eq(table.studentId, mira.id), eq(table.courseId, course._id)));
  assert.deepEqual(
    await Promise.all([chapterVisits, results, attempts, studyTime].map(countRows)),
    [2, 0, 0, 0],
  );
  const visits = await db
    .select()
    .from(chapterVisits)
    .where(and(eq(chapterVisits.studentId, mira.id), eq(chapterVisits.courseId, course._id)));
  assert.deepEqual(
    visits.map((visit) => visit.firstOpenedAt),
    [firstDay, firstDay],
  );

  const [, , opened] = chapterIds(course);
  assert.equal((await report(mira, course._id, opened, { minutes: 600 })).countedMinutes, 0);
  assert.equal((await readProgress(mira, course._id)).overallProgress, 33, 'chapters can be completed again');
});

test('a late report from before a reset opens no chapter, one from after it counts', async () => {
  const [course, other] = [await createCourseOfThreeKinds(db), await createCourseOfThreeKinds(db)];
  const tara = await createSignedInStudent(here, 'tara', [course._id, other._id]);
  const [, read, opened] = chapterIds(course);
  const [, readElsewhere] = chapterIds(other);
  await report(tara, course._id, read);
  await report(tara, other._id, readElsewhere);
  advanceClock(600);
  await tara.post(`/api/student/reset/${course._id}`);
  advanceClock(600);
  for (const chapterId of [read, opened]) {
    await report(tara, course._id, chapterId, { secondsAgo: 900 });
    const late = { minutes: 3, secondsAgo: 700 };
    assert.equal((await report(tara, course._id, chapterId, late)).countedMinutes, 0);
  }
  const { chapters, overallProgress, lastChapterId } = await readProgress(tara, course._id);
  assert.deepEqual([overallProgress, lastChapterId], [0, null]);
  assert.equal(chapters[2].toDo, 'open');

  const elsewhere = await report(tara, other._id, readElsewhere, { minutes: 4, secondsAgo: 900 });
  assert.equal(elsewhere.countedMinutes, 4, 'study of another course before the reset');
  await report(tara, course._id, opened, { secondsAgo: 500 });
  await report(tara, course._id, read, { secondsAgo: 490 });
  assert.equal((await report(tara, course._id, read, { minutes: 5, secondsAgo: 190 })).countedMinutes, 5);
  assert.equal((await readProgress(tara, course._id)).overallProgress, 67);
});

test('a late report from before a reset opens no chapter, although another chapter was opened since', async () => {
  const course = await createCourseOfThreeKinds(db);
  const sita = await createSignedInStudent(here, 'sita', [course._id]);
  const [, read, opened] = chapterIds(course);
  await report(sita, course._id, read);
  advanceClock(600);
  await sita.post(`/api/student/reset/${course._id}`);
  advanceClock(600);
  await report(sita, course._id, read);
  await report(sita, course._id, opened, { secondsAgo: 900 });
  assert.equal((await readProgress(sita, course._id)).overallProgress, 0);
});

test('a reset before the clock was set back does not refuse reports', async () => {
  const course = await createCourseOfThreeKinds(db);
  const kuni = await createSignedInStudent(here, 'kuni', [course._id]);
  const [, , opened] = chapterIds(course);
  await report(kuni, course._id, opened);
  await kuni.post(`/api/student/reset/${course._id}`);
  advanceClock(-3600);
  await report(kuni, course._id, opened);
  assert.equal((await readProgress(kuni, course._id)).overallProgress, 33);
});
