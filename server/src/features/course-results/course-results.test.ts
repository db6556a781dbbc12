import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import { newId } from '../../database/new-id.ts';
import { papers, results, tests } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { createCourse } from '../authoring/service.ts';

const here = await testApp();
const { app, db } = here;
const headers = { authorization: `Bearer ${await adminToken(here)}` };

const question = (text: string) => ({ question: text, options: ['କ', 'ଖ', 'ଗ', 'ଘ'], correctAnswer: 0 });
const course = await createCourse(
  db,
  courseInput.parse({
    title: 'ଗଣିତ',
    description: 'd',
    isFree: true,
    subjects: [
      {
        title: 'S',
        description: 'd',
        chapters: [
          { title: 'Tested', description: 'd', questions: [question('One?'), question('Two?')] },
          { title: 'Untested', description: 'd', questions: [question('Three?')] },
          { title: 'Bare', description: 'd' },
        ],
      },
    ],
  }),
  new Date(),
);
const [tested, untested, bare] = course.subjects[0]!.chapters;
const paperId = newId();
await db.insert(tests).values({ id: tested!._id, kind: 'chapter' });
await db.insert(papers).values({
  id: paperId,
  testId: tested!._id,
  courseId: course._id,
  chapterTitle: 'Tested',
  courseTitle: 'ଗଣିତ',
  contentHash: 'h',
  questions: tested!.questions,
});
const studentId = newId();
await db
  .insert(students)
  .values({ id: studentId, providerSub: 's', name: 'n', email: 'e', nameKey: 'n', searchKey: 'n e' });
for (const answers of [
  [0, 1],
  [0, 1],
  [1, 1],
  [0, 1],
  [-1, 1],
]) {
  const correct = answers.filter((answer) => answer === 0).length;
  await db.insert(results).values({
    studentId,
    paperId,
    testId: tested!._id,
    courseId: course._id,
    score: correct * 50 + 20,
    correctAnswers: correct,
    totalQuestions: 2,
    timeSpentSeconds: 10,
    answers,
    completedAt: new Date(),
  });
}

const get = (url: string) => app.inject({ url, headers });

test('each chapter has its number of tests, average score and pass rate', async () => {
  const { course: courseOfResults, chapters } = (
    await get(`/api/admin/courses/${course._id}/results`)
  ).json();
  assert.deepEqual(courseOfResults, { _id: course._id, title: 'ଗଣିତ', odiaTitles: { title: null } });
  assert.deepEqual(
    chapters.map(({ title, testsTaken, averageScore, passRate }: Record<string, unknown>) => ({
      title,
      testsTaken,
      averageScore,
      passRate,
    })),
    [
      { title: 'Tested', testsTaken: 5, averageScore: 50, passRate: 60 },
      { title: 'Untested', testsTaken: 0, averageScore: null, passRate: null },
      { title: 'Bare', testsTaken: 0, averageScore: null, passRate: null },
    ],
  );
});

test('a question with a wrong answer key is suspicious', async () => {
  const answer = await get(`/api/admin/courses/${course._id}/chapters/${tested!._id}/results`);
  const { countedTests, questions } = answer.json();
  assert.equal(countedTests, 5);
  assert.deepEqual(questions[0].chosen, [3, 1, 0, 0]);
  assert.equal(questions[0].unanswered, 1);
  assert.equal(questions[0].suspicious, false);
  assert.deepEqual(questions[1].chosen, [0, 5, 0, 0]);
  assert.equal(questions[1].suspicious, true);
});

test('a chapter without tests has questions with zero counts', async () => {
  const answer = await get(`/api/admin/courses/${course._id}/chapters/${untested!._id}/results`);
  assert.deepEqual(answer.json().questions[0].chosen, [0, 0, 0, 0]);
});

for (const [description, url] of [
  ['an unknown course', `/api/admin/courses/${newId()}/results`],
  ['an invalid course id', '/api/admin/courses/x/results'],
  ['a chapter of another course', `/api/admin/courses/${newId()}/chapters/${tested!._id}/results`],
  ['a chapter without questions', `/api/admin/courses/${course._id}/chapters/${bare!._id}/results`],
] as const) {
  test(`returns 404 for ${description}`, async () => assert.equal((await get(url)).statusCode, 404));
}
