import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { indiaDay } from '@sikhya/contract/india-day.ts';
import { eq } from 'drizzle-orm';
import { chapterVisits, studyTime } from '../../database/tables/learning.ts';
import { testApp } from '../../testing/test-app.ts';
import { chapter, createTestCourse } from '../../testing/test-courses.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';

const here = await testApp();
const { db, clock } = here;
// noon, so that no test runs over midnight
clock.now = new Date(`${indiaDay(clock.now)}T12:00:00+05:30`);

const courses = await Promise.all(
  [1, 2].map(() => createTestCourse(db, { subjects: [[chapter('A'), chapter('B')]] })),
);
const [a, b] = courses[0]!.subjects[0]!.chapters.map(({ _id }) => ({
  courseId: courses[0]!._id,
  chapterId: _id,
}));
const [otherCourse] = courses[1]!.subjects[0]!.chapters.map(({ _id }) => ({
  courseId: courses[1]!._id,
  chapterId: _id,
}));

let students = 0;
let mina: Awaited<ReturnType<typeof createSignedInStudent>>;
beforeEach(async () => {
  students += 1;
  mina = await createSignedInStudent(
    here,
    `mina ${students}`,
    courses.map(({ _id }) => _id),
  );
});

const advanceClock = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

async function report(chapterRef: typeof a, body: object = {}): Promise<number> {
  const answer = await mina.post('/api/student/progress/chapter', { ...chapterRef, ...body });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().countedMinutes;
}

const findStudyTime = () =>
  db
    .select({ chapterId: studyTime.chapterId, day: studyTime.day, minutes: studyTime.minutes })
    .from(studyTime)
    .where(eq(studyTime.studentId, mina.id))
    .orderBy(studyTime.day);

test('counts at most the time that passed, as timeSpent or minutes', async () => {
  assert.equal(await report(a, { timeSpent: 100 }), 0, 'this report opened the chapter');
  assert.equal(await report(a, { timeSpent: 100 }), 0);
  advanceClock(60);
  assert.equal(await report(a, { timeSpent: 100 }), 1);
  advanceClock(300);
  assert.equal(await report(a, { minutes: 3 }), 3);
  assert.equal(await report(a, { minutes: 3 }), 0);
  assert.deepEqual(
    (await findStudyTime()).map(({ minutes }) => minutes),
    [4],
  );
});

test('a minute counts in only one chapter of one course', async () => {
  for (const chapterRef of [a, b, otherCourse]) await report(chapterRef);
  advanceClock(180);
  assert.equal(await report(b, { minutes: 2 }), 2);
  assert.equal(await report(a, { minutes: 3 }), 0);
  assert.equal(await report(otherCourse, { minutes: 3 }), 0);
});

test('concurrent reports count each minute once', async () => {
  for (const chapterRef of [a, b, otherCourse]) await report(chapterRef);
  advanceClock(120);
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, n) => report([a, b, otherCourse][n % 3], { minutes: 1 + (n % 4) })),
  );
  assert.ok(all.reduce((sum, minutes) => sum + minutes) <= 2);
  const total = (await findStudyTime()).reduce((sum, { minutes }) => sum + minutes, 0);
  assert.equal(
    total,
    all.reduce((sum, minutes) => sum + minutes),
  );
});

test('reports of other students have no effect', async () => {
  await report(a);
  advanceClock(60);
  const other = await createSignedInStudent(here, `other ${students}`, [courses[0]!._id]);
  await other.post('/api/student/progress/chapter', { ...a });
  assert.equal(await report(a, { minutes: 1 }), 1);
});

test("study time is stored by day in India's time zone", async () => {
  const today = indiaDay(clock.now);
  // five minutes before midnight in India
  clock.now = new Date(`${today}T18:25:00Z`);
  await report(a);
  advanceClock(120);
  await report(a, { minutes: 2 });
  advanceClock(300);
  await report(a, { minutes: 5 });
  assert.deepEqual(await findStudyTime(), [
    { chapterId: a!.chapterId, day: today, minutes: 2 },
    { chapterId: a!.chapterId, day: indiaDay(clock.now), minutes: 5 },
  ]);
  assert.notEqual(indiaDay(clock.now), today);
});

test('late reports of several chapters count for their own time and day', async () => {
  // half past eleven in the evening
  clock.now = new Date(`${indiaDay(clock.now)}T23:30:00+05:30`);
  const day = indiaDay(clock.now);
  await report(a);
  // without a connection: a until 23:50, b until 00:20; the connection is back at 00:30
  advanceClock(3600);
  assert.equal(await report(a, { minutes: 20, secondsAgo: 40 * 60 }), 20);
  assert.equal(await report(b, { secondsAgo: 40 * 60 }), 0);
  assert.equal(await report(b, { minutes: 30, secondsAgo: 10 * 60 }), 30);
  assert.deepEqual(await findStudyTime(), [
    { chapterId: a!.chapterId, day, minutes: 20 },
    { chapterId: b!.chapterId, day: indiaDay(clock.now), minutes: 30 },
  ]);
  // the response was lost
  assert.equal(await report(b, { minutes: 30, secondsAgo: 10 * 60 }), 0);
  assert.equal(await report(otherCourse), 0);
});

test('a claim of more than a day counts as a day, and reports that are months late count', async () => {
  await report(a);
  const reportedAt = new Date(clock.now.getTime() - 90 * 86_400_000);
  await db.update(chapterVisits).set({ reportedAt }).where(eq(chapterVisits.studentId, mina.id));
  assert.equal(await report(a, { minutes: 40, secondsAgo: 80 * 86_400 }), 40);
  assert.equal(await report(a, { minutes: 20, secondsAgo: 79 * 86_400 }), 20);
  assert.equal(await report(a, { minutes: 1e308 }), 1440);
  assert.equal(await report(a, { minutes: 1441 }), 0);
});

test('a repeated report counts once, even if the clock of the device was set in between', async () => {
  await report(a);
  advanceClock(300);
  assert.equal(await report(a, { minutes: 3, reportId: 'first' }), 3);
  advanceClock(600);
  // without an age, as from a device whose clock is now behind
  assert.equal(await report(a, { minutes: 3, reportId: 'first' }), 0);
  assert.equal(await report(a, { minutes: 4, reportId: 'second' }), 4);
  advanceClock(600);
  for (const reportId of ['first', 'second']) assert.equal(await report(a, { minutes: 3, reportId }), 0);
  assert.equal(await report(b, { reportId: 'third' }), 0);
  advanceClock(60);
  assert.equal(await report(b, { minutes: 1, reportId: 'fourth' }), 1);
});

test('12 ignores additional fields from a browser', async () => {
  await report(a);
  advanceClock(60);
  const claims = {
    minutes: 1,
    studentId: crypto.randomUUID(),
    completed: true,
    score: 100,
    day: '1999-01-01',
  };
  assert.equal(await report(b, claims), 0);
  assert.equal(
    await report(a, { ...claims, reportedAt: '1999-01-01' }),
    0,
    'opening the other chapter started a new minute',
  );
});
