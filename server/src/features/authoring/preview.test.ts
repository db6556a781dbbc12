import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { sql } from 'drizzle-orm';
import { adminToken, createTeamMember, testApp } from '../../testing/test-app.ts';

const site = await testApp();
const { app, db } = site;
const owner = await adminToken(site);

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, token = owner) =>
  app.inject({
    method,
    url: `/api/admin/courses${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });

const question = (text: string) => ({
  question: text,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 1,
  explanation: 'secret explanation',
  odia: { question: `ଓ ${text}`, options: ['କ', 'ଖ', 'ଗ', 'ଘ'], explanation: 'ଗୋପନ' },
});
const COURSE = {
  title: 'Course',
  description: 'd',
  isFree: true,
  subjects: [
    {
      title: 'Subject',
      description: 'd',
      chapters: [{ title: 'Chapter', description: 'd', questions: [question('One'), question('Two')] }],
    },
  ],
};

const published: CourseTree = (await call('POST', '', COURSE)).json().course;
const edited = structuredClone(published);
edited.subjects[0]!.chapters[0]!.title = 'Edited chapter';
edited.subjects[0]!.chapters[0]!.questions[0]!.question = 'Edited question';
const saved = await call('PUT', `/${published._id}`, { ...edited, state: 'draft' });
assert.equal(saved.statusCode, 200, saved.body);
const chapterId = published.subjects[0]!.chapters[0]!._id;
const testPath = `/${published._id}/preview/chapters/${chapterId}`;

/** The rows of all tables in which a student's work is recorded. */
async function countRecords(): Promise<string> {
  const tables = ['papers', 'attempts', 'results', 'chapter_visits', 'study_time', 'enrolments'];
  const counts = tables.map((table) => `(select count(*) from ${table})`).join(" || ',' || ");
  const { rows } = await db.execute<{ counts: string }>(sql.raw(`select ${counts} as counts`));
  return rows[0]!.counts;
}

test('shows the working copy as a student will see it, without questions', async () => {
  const response = await call('GET', `/${published._id}/preview`);
  assert.equal(response.statusCode, 200, response.body);
  const { course } = response.json();
  assert.equal(course.subjects[0].chapters[0].title, 'Edited chapter');
  assert.deepEqual([course.totalChapters, course.totalQuestions], [1, 2]);
  assert.doesNotMatch(response.body, /secret|ଗୋପନ|correctAnswer|Two/);
});

test('sends the questions of the working copy without their answers', async () => {
  const response = await call('GET', `${testPath}/test`);
  assert.equal(response.statusCode, 200, response.body);
  const { test: preview } = response.json();
  assert.deepEqual(
    preview.questions.map((each: { question: string }) => each.question),
    ['Edited question', 'Two'],
  );
  assert.deepEqual(
    [preview.chapterTitle, preview.subjectTitle, preview.secondsAllowed],
    ['Edited chapter', 'Subject', 2 * MOCK_TEST.secondsPerQuestion],
  );
  assert.doesNotMatch(response.body, /secret|ଗୋପନ|correctAnswer/);
});

test('grades a test of the working copy and stores nothing', async () => {
  const before = await countRecords();
  const [first, second] = published.subjects[0]!.chapters[0]!.questions;
  const answers = [
    { questionId: first!._id, selectedIndex: 1 },
    { questionId: second!._id, selectedIndex: 0 },
  ];
  const response = await call('POST', `${testPath}/grade`, { answers, timeSpent: 20 });
  assert.equal(response.statusCode, 200, response.body);
  const { result, review } = response.json();
  assert.deepEqual([result.score, result.correctAnswers, result.totalQuestions], [50, 1, 2]);
  assert.deepEqual(
    review.map((each: { question: string; isCorrect: boolean }) => [each.question, each.isCorrect]),
    [
      ['Edited question', true],
      ['Two', false],
    ],
  );
  assert.equal(await countRecords(), before);
});

test('previews a draft, and refuses authors of other courses and unknown chapters', async () => {
  const draft: CourseTree = (await call('POST', '', { ...COURSE, state: 'draft' })).json().course;
  assert.equal((await call('GET', `/${draft._id}/preview`)).json().course.title, 'Course');
  const { token: author } = await createTeamMember(site, 'author');
  const { token: support } = await createTeamMember(site, 'support');
  for (const path of [`/${published._id}/preview`, `${testPath}/test`]) {
    assert.equal((await call('GET', path, undefined, author)).statusCode, 404);
    assert.equal((await call('GET', path, undefined, support)).statusCode, 403);
  }
  const unknown = `/${draft._id}/preview/chapters/${chapterId}`;
  assert.equal((await call('GET', `${unknown}/test`)).statusCode, 404);
  assert.equal((await call('POST', `${unknown}/grade`, { answers: [] })).statusCode, 404);
});

test('refuses to grade a chapter without questions', async () => {
  const empty = structuredClone(COURSE);
  empty.subjects[0]!.chapters[0]!.questions = [];
  const draft: CourseTree = (await call('POST', '', { ...empty, state: 'draft' })).json().course;
  const path = `/${draft._id}/preview/chapters/${draft.subjects[0]!.chapters[0]!._id}`;
  assert.deepEqual((await call('GET', `${path}/test`)).json().test.questions, []);
  assert.equal((await call('POST', `${path}/grade`, { answers: [] })).statusCode, 422);
});
