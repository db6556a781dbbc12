import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { checkCourse } from '@sikhya/contract/course-checks.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { questions } from '../../database/tables/courses.ts';
import { addQuestionHashesJob } from '../../jobs/add-question-hashes.ts';
import { adminToken, createTeamMember, testApp } from '../../testing/test-app.ts';

const site = await testApp();
const { app, db } = site;
const owner = await adminToken(site);
const { token: author } = await createTeamMember(site, 'author');

type Checks = EndpointResponse<typeof checkCourse>;

const post = async (url: string, payload?: object, token = owner) => {
  const headers = { authorization: `Bearer ${token}` };
  return app.inject({
    method: 'POST',
    url: `/api/admin/courses${url}`,
    headers,
    ...(payload && { payload }),
  });
};

const question = (text: string, odia: string | null = null) => ({
  question: text,
  options: ['a', 'b', 'c', 'd'],
  explanation: 'e',
  odia: odia && { question: odia, options: ['କ', 'ଖ', 'ଗ', 'ଘ'], explanation: 'ଏ' },
});
const course = (title: string, ...texts: ReturnType<typeof question>[]) => ({
  title,
  description: 'd',
  isFree: true,
  subjects: [
    { title: 's', description: 'd', chapters: [{ title: 'c', description: 'd', questions: texts }] },
  ],
});

async function create(payload: object, token = owner): Promise<string> {
  const response = await post('', payload, token);
  assert.equal(response.statusCode, 201, response.body);
  return response.json().course._id;
}

async function check(courseId: string, token = owner): Promise<Checks> {
  const response = await post(`/${courseId}/checks`, undefined, token);
  assert.equal(response.statusCode, 200, response.body);
  return response.json();
}

const inOthers = ({ findings }: Checks) => findings.filter(({ kind }) => kind === 'in-other-course');

test('checks the working copy and says what publishing would refuse', async () => {
  const draft = course('Draft', question(''), question('Two'));
  const id = await create({ ...draft, isFree: false, price: 0.5, state: 'draft' });
  const { refusals, totalRefusals, counts } = await check(id);
  assert.deepEqual(refusals, [
    {
      path: ['price'],
      en: 'The price must be at least ₹1.',
      or: 'ମୂଲ୍ୟ ଅତି କମରେ ₹1 ହେବା ଆବଶ୍ୟକ।',
    },
    {
      path: ['subjects', 0, 'chapters', 0, 'questions', 0, 'question'],
      en: 'Subject 1, Chapter 1, Question 1: question is empty',
      or: 'ବିଷୟ 1, ଅଧ୍ୟାୟ 1, ପ୍ରଶ୍ନ 1: ପ୍ରଶ୍ନ: ଖାଲି ଅଛି',
    },
  ]);
  assert.equal(totalRefusals, 2);
  assert.equal((await post(`/${id}/publish`)).statusCode, 422, 'publishing refuses it, too');
  assert.deepEqual(counts, [
    { kind: 'no-pdf', count: 1 },
    { kind: 'few-questions', count: 1 },
  ]);
});

test('finds a question of another course by either version, until that course is in the bin', async () => {
  const first = await create(course('First', question('Which river is longest?', 'ଦୀର୍ଘତମ ନଦୀ କିଏ?')));
  const second = await create(
    course('Second', question('ଦୀର୍ଘତମ ନଦୀ କିଏ'), question('which river  is longest'), question('Unique')),
  );
  const found = inOthers(await check(second));
  assert.deepEqual(
    found.map((finding) => [finding.path.at(-1), 'course' in finding && finding.course?.title]),
    [
      [0, 'First'],
      [1, 'First'],
    ],
  );
  assert.deepEqual(
    inOthers(await check(first)).map(({ path }) => path.at(-1)),
    [0],
  );
  const headers = { authorization: `Bearer ${owner}` };
  await app.inject({ method: 'DELETE', url: `/api/admin/courses/${first}`, headers });
  assert.deepEqual(inOthers(await check(second)), []);
});

test('tells an author about a course of others without its title', async () => {
  await create(course('Secret title', question('Who wrote Chilika?')));
  const own = await create(course('Own', question('Who wrote Chilika?')), author);
  const response = await post(`/${own}/checks`, undefined, author);
  assert.deepEqual(
    inOthers(response.json()).map((finding) => 'course' in finding && finding.course),
    [null],
  );
  assert.equal(response.body.includes('Secret title'), false);
  await create(course('Own other', question('Who wrote Chilika?')), author);
  const [finding] = inOthers(await check(own, author));
  assert.equal(
    finding && 'course' in finding && finding.course?.title,
    'Own other',
    'prefers a course of the same author',
  );
});

test('finds questions that an earlier release stored after the job has run', async () => {
  await create(course('Old', question('An old question', 'ପୁରୁଣା ପ୍ରଶ୍ନ')));
  const copy = await create(course('New', question('ପୁରୁଣା ପ୍ରଶ୍ନ')));
  await db.update(questions).set({ textHash: null, odiaTextHash: null, searchKey: null });
  assert.deepEqual(inOthers(await check(copy)), []);
  await addQuestionHashesJob(db).run(new AbortController().signal);
  assert.equal(inOthers(await check(copy)).length, 1);
});

test('sends at most 100 findings of a kind for a course with 6,000 questions, and counts all', async () => {
  const texts = Array.from({ length: 3000 }, (_, n) => question(`Question ${n}`, `ପ୍ରଶ୍ନ ${n}`));
  const large = course('Large', ...texts);
  large.subjects[0]!.chapters.push({ ...large.subjects[0]!.chapters[0]!, questions: texts });
  const id = await create({ ...large, state: 'draft' });
  const { findings, counts } = await check(id);
  assert.deepEqual(counts, [
    { kind: 'no-pdf', count: 2 },
    { kind: 'duplicate', count: 3000 },
  ]);
  assert.equal(findings.length, 102);
});

test('returns 404 for a course in the bin and for an unknown one', async () => {
  const id = await create(course('Gone', question('Gone?')));
  const headers = { authorization: `Bearer ${owner}` };
  await app.inject({ method: 'DELETE', url: `/api/admin/courses/${id}`, headers });
  for (const courseId of [id, 'none']) assert.equal((await post(`/${courseId}/checks`)).statusCode, 404);
});
