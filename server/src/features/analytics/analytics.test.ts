import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { getAnalytics } from '@sikhya/contract/analytics.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { studyTime } from '../../database/tables/learning.ts';
import {
  createMockTestCourse,
  createStudent,
  handInAttempt,
  type Student,
} from '../../testing/mock-test-helpers.ts';
import { testApp } from '../../testing/test-app.ts';
import { removeTestCourse } from '../../testing/test-courses.ts';

const here = await testApp();
const { db, clock } = here;
// a quarter past midnight in India, which is still the previous day in UTC
const NOW = new Date('2026-11-14T18:45:00.000Z');
const DAY_MS = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

clock.now = NOW;
const kalinga = await createMockTestCourse(db, [4, 4], 'Kalinga');
const doomed = await createMockTestCourse(db, [2], 'Doomed');
const mina = await createStudent(here, 'mina', [kalinga, doomed]);
const other = await createStudent(here, 'other', [kalinga]);

async function takeTest(who: Student, course: typeof kalinga, chapter: number, right: number, at: Date) {
  clock.now = at;
  const { _id: chapterId, questions } = course.subjects[0]!.chapters[chapter]!;
  const answers = questions.slice(0, right).map(({ _id, correctAnswer }) => ({
    questionId: _id,
    selectedIndex: correctAnswer,
  }));
  await handInAttempt(who, { courseId: course._id, chapterId, answers, timeSpent: 90 });
}

async function study(who: Student, course: typeof kalinga, day: string, minutes: number) {
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  await db
    .insert(studyTime)
    .values({ studentId: who.studentId, courseId: course._id, chapterId, day, minutes });
}

await takeTest(mina, kalinga, 0, 4, NOW);
await takeTest(mina, kalinga, 0, 3, daysAgo(3));
await takeTest(mina, kalinga, 1, 1, daysAgo(20));
await takeTest(mina, doomed, 0, 1, daysAgo(95));
await takeTest(other, kalinga, 0, 0, NOW);
await study(mina, kalinga, '2026-11-15', 10);
await study(mina, kalinga, '2026-11-08', 5);
await study(mina, doomed, '2026-08-01', 40);
await study(other, kalinga, '2026-11-15', 600);
await removeTestCourse(db, doomed._id);
clock.now = NOW;

async function readAnalytics(who: Student, query = ''): Promise<EndpointResponse<typeof getAnalytics>> {
  const response = await who.get(`/api/student/analytics${query}`);
  assert.equal(response.statusCode, 200, response.body);
  return response.json();
}

const OVERVIEWS = {
  week: { totalTestsTaken: 2, averageScore: 88, totalTimeSpent: 13 },
  month: { totalTestsTaken: 3, averageScore: 67, totalTimeSpent: 20 },
  all: { totalTestsTaken: 4, averageScore: 63, totalTimeSpent: 61 },
};

for (const [range, expected] of Object.entries(OVERVIEWS)) {
  test(`the overview of ${range} counts only that range and that student`, async () => {
    const { overview } = await readAnalytics(mina, `?timeRange=${range}`);
    assert.deepEqual(overview, { totalCourses: 1, completedCourses: 0, recentTests: 2, ...expected });
  });
}

test('the default range is all, and an unknown range is rejected', async () => {
  assert.deepEqual(await readAnalytics(mina), await readAnalytics(mina, '?timeRange=all'));
  assert.equal((await mina.get('/api/student/analytics?timeRange=year')).statusCode, 400);
});

test('each course has its own figures, and a deleted course keeps its title', async () => {
  const { coursePerformance } = await readAnalytics(mina);
  assert.deepEqual(coursePerformance, [
    {
      courseId: kalinga._id,
      courseName: 'Kalinga',
      odiaTitles: { courseName: null },
      testsCompleted: 3,
      averageScore: 67,
      progress: 33,
      timeSpent: 20,
      isEnrolled: true,
    },
    {
      courseId: doomed._id,
      courseName: 'Doomed',
      odiaTitles: { courseName: null },
      testsCompleted: 1,
      averageScore: 50,
      progress: 0,
      timeSpent: 42,
      isEnrolled: false,
    },
  ]);
});

test("every day of the range is listed, in India's time zone", async () => {
  const { days } = await readAnalytics(mina, '?timeRange=week');
  assert.deepEqual(
    days.map(({ day }) => day),
    [9, 10, 11, 12, 13, 14, 15].map((day) => `2026-11-${String(day).padStart(2, '0')}`),
  );
  assert.deepEqual(days[6], { day: '2026-11-15', studyMinutes: 10, testMinutes: 2, tests: 1 });
  assert.deepEqual(days[3], { day: '2026-11-12', studyMinutes: 0, testMinutes: 2, tests: 1 });
  assert.equal((await readAnalytics(mina, '?timeRange=month')).days.length, 30);
  assert.equal((await readAnalytics(mina)).days.length, 90);
});

test('scores are listed oldest first', async () => {
  const { scores } = await readAnalytics(mina);
  assert.deepEqual(
    scores.map(({ score, courseTitle }) => [score, courseTitle]),
    [
      [50, 'Doomed'],
      [25, 'Kalinga'],
      [75, 'Kalinga'],
      [100, 'Kalinga'],
    ],
  );
});

test('strong chapters have a passing average, weak ones do not, and a deleted chapter has no index', async () => {
  const { strongestChapters, weakestChapters } = await readAnalytics(mina);
  const toRows = (chapters: typeof strongestChapters) =>
    chapters.map(
      ({ courseTitle, chapterTitle, subjectIndex, chapterIndex, tests, averageScore, bestScore }) => [
        courseTitle,
        chapterTitle,
        subjectIndex,
        chapterIndex,
        tests,
        averageScore,
        bestScore,
      ],
    );
  assert.deepEqual(toRows(strongestChapters), [['Kalinga', 'Chapter 1', 0, 0, 2, 88, 100]]);
  assert.deepEqual(toRows(weakestChapters), [
    ['Kalinga', 'Chapter 2', 0, 1, 1, 25, 25],
    ['Doomed', 'Chapter 1', null, null, 1, 50, 50],
  ]);
});

test('a new student gets zeros', async () => {
  const fresh = await createStudent(here, 'fresh', []);
  const { overview, coursePerformance, scores } = await readAnalytics(fresh);
  assert.deepEqual(overview, {
    totalCourses: 0,
    completedCourses: 0,
    totalTestsTaken: 0,
    averageScore: 0,
    totalTimeSpent: 0,
    recentTests: 0,
  });
  assert.deepEqual([coursePerformance, scores], [[], []]);
});
