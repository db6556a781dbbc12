import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { indiaDay } from '@sikhya/contract/india-day.ts';
import { eq } from 'drizzle-orm';
import { studyTime } from '../../database/tables/learning.ts';
import { testApp } from '../../testing/test-app.ts';
import { chapter, makeCourse } from '../../testing/test-courses.ts';
import { signedInStudent } from '../../testing/test-student.ts';

const here = await testApp();
const { db, clock } = here;
// at noon, so that no day ends in the middle of a test
clock.now = new Date(`${indiaDay(clock.now)}T12:00:00+05:30`);

const courses = await Promise.all(
  [1, 2].map(() => makeCourse(db, { subjects: [[chapter('A'), chapter('B')]] })),
);
const [a, b] = courses[0]!.subjects[0]!.chapters.map(({ _id }) => ({
  courseId: courses[0]!._id,
  chapterId: _id,
}));
const [elsewhere] = courses[1]!.subjects[0]!.chapters.map(({ _id }) => ({
  courseId: courses[1]!._id,
  chapterId: _id,
}));

let people = 0;
let mina: Awaited<ReturnType<typeof signedInStudent>>;
beforeEach(async () => {
  people += 1;
  mina = await signedInStudent(
    here,
    `mina ${people}`,
    courses.map(({ _id }) => _id),
  );
});

const wait = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

async function counted(place: typeof a, body: object = {}): Promise<number> {
  const answer = await mina.post('/api/student/progress/chapter', { ...place, ...body });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().countedMinutes;
}

const stored = () =>
  db
    .select({ chapterId: studyTime.chapterId, day: studyTime.day, minutes: studyTime.minutes })
    .from(studyTime)
    .where(eq(studyTime.studentId, mina.id))
    .orderBy(studyTime.day);

test('both names mean minutes, and no more counts than passed', async () => {
  assert.equal(await counted(a, { timeSpent: 100 }), 0, 'this report opened it');
  assert.equal(await counted(a, { timeSpent: 100 }), 0);
  wait(60);
  assert.equal(await counted(a, { timeSpent: 100 }), 1);
  wait(300);
  assert.equal(await counted(a, { minutes: 3 }), 3);
  assert.equal(await counted(a, { minutes: 3 }), 0);
  assert.deepEqual(
    (await stored()).map(({ minutes }) => minutes),
    [4],
  );
});

test('the same minute does not count in two chapters, nor in two courses', async () => {
  for (const place of [a, b, elsewhere]) await counted(place);
  wait(180);
  assert.equal(await counted(b, { minutes: 2 }), 2);
  assert.equal(await counted(a, { minutes: 3 }), 0);
  assert.equal(await counted(elsewhere, { minutes: 3 }), 0);
});

test('of many reports at once, each minute counts once', async () => {
  for (const place of [a, b, elsewhere]) await counted(place);
  wait(120);
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, n) => counted([a, b, elsewhere][n % 3], { minutes: 1 + (n % 4) })),
  );
  assert.ok(all.reduce((sum, minutes) => sum + minutes) <= 2);
  const total = (await stored()).reduce((sum, { minutes }) => sum + minutes, 0);
  assert.equal(
    total,
    all.reduce((sum, minutes) => sum + minutes),
  );
});

test('what others study changes nothing', async () => {
  await counted(a);
  wait(60);
  const other = await signedInStudent(here, `other ${people}`, [courses[0]!._id]);
  await other.post('/api/student/progress/chapter', { ...a });
  assert.equal(await counted(a, { minutes: 1 }), 1);
});

test('time is kept by the day in India', async () => {
  const today = indiaDay(clock.now);
  // five minutes before midnight in India
  clock.now = new Date(`${today}T18:25:00Z`);
  await counted(a);
  wait(120);
  await counted(a, { minutes: 2 });
  wait(300);
  await counted(a, { minutes: 5 });
  assert.deepEqual(await stored(), [
    { chapterId: a!.chapterId, day: today, minutes: 2 },
    { chapterId: a!.chapterId, day: indiaDay(clock.now), minutes: 5 },
  ]);
  assert.notEqual(indiaDay(clock.now), today);
});

test('12 what a browser sends beside changes nothing', async () => {
  await counted(a);
  wait(60);
  const claims = {
    minutes: 1,
    studentId: crypto.randomUUID(),
    completed: true,
    score: 100,
    day: '1999-01-01',
  };
  assert.equal(await counted(b, claims), 0);
  assert.equal(
    await counted(a, { ...claims, reportedAt: '1999-01-01' }),
    0,
    'opening the other began a minute',
  );
});
