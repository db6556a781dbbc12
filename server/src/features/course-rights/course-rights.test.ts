import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { admins } from '../../database/tables/people.ts';
import { SECRET_EXPLANATION } from '../../testing/mock-test-helpers.ts';
import { adminToken, createTeamMember, type TestApp, testApp } from '../../testing/test-app.ts';
import { sendForm } from '../files/form-for-test.ts';

const here = await testApp();
const { app, db } = here;

const question = (n: number) => ({
  question: `Question ${n}?`,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: n % 4,
  explanation: SECRET_EXPLANATION,
});
const pdf = await readFile(
  new URL('../../demo/courses/01-history-of-odisha/1-ancient-odisha.1.pdf', import.meta.url),
);
const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();

const courseInput = (title: string, pdfUrl: string | null = null) => ({
  title,
  description: 'ବର୍ଣ୍ଣନା',
  isFree: true,
  subjects: [
    {
      title: 's',
      description: 'd',
      chapters: [{ title: 'c', description: 'd', pdf: pdfUrl, questions: [1, 2, 3].map(question) }],
    },
  ],
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const as =
  (token: string, { app }: TestApp = here) =>
  (method: Method, url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    } as InjectOptions);

const ownerToken = await adminToken(here);
const owner = as(ownerToken);
const author = await createTeamMember(here, 'author');
const asAuthor = as(author.token);
const other = await createTeamMember(here, 'author', 'other author');

const upload = async (token: string): Promise<string> =>
  (await sendForm(app, '/api/upload/pdf', token, [{ field: 'pdf', name: 'a.pdf', content: pdf }])).json().url;

async function createCourse(ask: typeof owner, title: string, pdfUrl: string | null = null) {
  const response = await ask('POST', '/api/admin/courses', courseInput(title, pdfUrl));
  assert.equal(response.statusCode, 201, response.body);
  return response.json().course;
}

const foreignPdf = await upload(ownerToken);
const foreign = await createCourse(owner, 'Foreign Kalinga', foreignPdf);
const own = await createCourse(asAuthor, 'Own Kalinga');
const chapterOf = (course: typeof own) => course.subjects[0].chapters[0]._id;

test('36 an author gets 404 for a course of others on every route with a course', async () => {
  const routes = app.routes.filter(
    ({ method, url, access }) =>
      method !== 'HEAD' && url.includes(':courseId') && (access === 'admin' || access === 'signed-in'),
  );
  assert.ok(routes.length >= 8);
  for (const { method, url, permission } of routes) {
    const isForAuthors = permission?.startsWith('courses.') && permission !== 'courses.assign';
    const path = url
      .replace(':courseId', foreign._id)
      .replace(':chapterId', chapterOf(foreign))
      .replaceAll(/:\w+Index/g, '0');
    const response = await asAuthor(method as Method, path, method === 'PUT' ? courseInput('x') : undefined);
    assert.equal(response.statusCode, isForAuthors ? 404 : 403, `${method} ${url}: ${response.body}`);
  }
  const inBody = { courseId: foreign._id, chapterId: chapterOf(foreign) };
  assert.equal((await asAuthor('POST', '/api/protected/document-ticket', inBody)).statusCode, 404);
  assert.equal(
    (await owner('GET', `/api/admin/courses/${foreign._id}`)).json().course.title,
    'Foreign Kalinga',
  );
});

test('36 an author reads, changes and deletes own courses, and lists, finds and counts only these', async () => {
  const url = `/api/admin/courses/${own._id}`;
  assert.equal((await asAuthor('GET', url)).json().course.title, 'Own Kalinga');
  assert.equal((await asAuthor('PUT', url, courseInput('Own Kalinga 2'))).statusCode, 200);
  for (const query of ['', '?search=kalinga', '?search=ka', '?page=2']) {
    const { courses, pagination } = (await asAuthor('GET', `/api/admin/courses${query}`)).json();
    const titles = courses.map(({ title }: { title: string }) => title);
    assert.deepEqual(titles, query === '?page=2' ? [] : ['Own Kalinga 2'], query);
    assert.deepEqual([pagination.totalCourses, pagination.totalQuestions], [1, 3], query);
  }
  assert.equal((await as(other.token)('GET', '/api/admin/courses')).json().courses.length, 0);
  assert.equal((await owner('GET', '/api/admin/courses')).json().courses.length, 2);
  const extra = await createCourse(asAuthor, 'Extra');
  assert.equal((await asAuthor('DELETE', `/api/admin/courses/${extra._id}`)).statusCode, 204);
});

test('36 an author opens and deletes only own files and those of own courses', async () => {
  const mine = await upload(author.token);
  for (const [fileUrl, status] of [
    [mine, 200],
    [foreignPdf, 404],
  ] as const) {
    const opened = await asAuthor('POST', '/api/upload/open-file', { fileUrl });
    assert.equal(opened.statusCode, status);
    assert.equal((await asAuthor('GET', fileUrl)).statusCode, status);
    if (status === 200) assert.equal((await app.inject({ url: opened.json().url })).statusCode, 200);
  }
  const unused = await upload(ownerToken);
  assert.equal((await asAuthor('DELETE', '/api/upload/delete-file', { fileUrl: unused })).statusCode, 404);
  assert.equal((await asAuthor('DELETE', '/api/upload/delete-file', { fileUrl: mine })).statusCode, 204);
  assert.equal((await owner('DELETE', '/api/upload/delete-file', { fileUrl: unused })).statusCode, 204);
  const shared = await createCourse(owner, 'Shared', foreignPdf);
  assert.equal((await asAuthor('GET', foreignPdf)).statusCode, 404);
  await owner('DELETE', `/api/admin/courses/${shared._id}`);
});

test('36 an author uses only own files and those of own courses in a course', async () => {
  const url = `/api/admin/courses/${own._id}`;
  const foreignImage = (
    await sendForm(app, '/api/upload/question-image', ownerToken, [
      { field: 'questionImage', name: 'a.png', content: picture },
    ])
  ).json().url;
  const withPdf = (pdfUrl: string) => courseInput('Own Kalinga', pdfUrl);
  const withImage = courseInput('Own Kalinga');
  Object.assign(withImage.subjects[0]!.chapters[0]!.questions[0]!, { questionImage: foreignImage });
  for (const input of [withPdf(foreignPdf), withImage, { ...courseInput('Own'), thumbnail: foreignPdf }])
    for (const state of ['draft', 'published']) {
      for (const response of [
        await asAuthor('PUT', url, { ...input, state }),
        await asAuthor('POST', '/api/admin/courses', { ...input, state }),
      ]) {
        assert.equal(response.statusCode, 422, response.body);
        assert.equal(response.json().missingFiles.length, 1);
      }
    }
  const mine = await upload(author.token);
  assert.equal((await asAuthor('PUT', url, { ...withPdf(mine), state: 'draft' })).statusCode, 200);

  // a file that is only in the working copy, then only in an earlier version, of the author's own course
  const given = await upload(ownerToken);
  assert.equal((await asAuthor('GET', given)).statusCode, 404);
  assert.equal((await owner('PUT', url, { ...withPdf(given), state: 'draft' })).statusCode, 200);
  assert.equal((await asAuthor('GET', given)).statusCode, 200);
  assert.equal((await asAuthor('PUT', url, withPdf(given))).statusCode, 200);
  assert.equal((await asAuthor('PUT', url, courseInput('Own Kalinga 2'))).statusCode, 200);
  assert.equal((await asAuthor('PUT', url, { ...withPdf(given), state: 'draft' })).statusCode, 200);
  assert.equal((await asAuthor('POST', `${url}/discard`)).statusCode, 200);
  assert.equal((await as(other.token)('GET', given)).statusCode, 404);
  const foreignUrl = `/api/admin/courses/${foreign._id}`;
  for (const pdfUrl of [given, foreignPdf])
    assert.equal((await owner('PUT', foreignUrl, courseInput('Foreign Kalinga', pdfUrl))).statusCode, 200);
  const remove = (ask: typeof owner) => ask('DELETE', '/api/upload/delete-file', { fileUrl: given });
  assert.equal((await remove(asAuthor)).statusCode, 409, 'a version of another course has it');
  assert.equal((await remove(owner)).statusCode, 204);
});

test('36 an author gets the Odia words of own courses only', async () => {
  const words = async (ask: typeof owner) => (await ask('GET', '/api/admin/odia-words')).json().words;
  assert.deepEqual(await words(as(other.token)), []);
  assert.deepEqual(await words(asAuthor), ['ବର୍ଣ୍ଣନା']);
});

test('an author whose changes need a review cannot change what students see', async () => {
  await db.update(admins).set({ needsReview: true }).where(eq(admins.id, author.id));
  const url = `/api/admin/courses/${own._id}`;
  for (const response of [
    await asAuthor('POST', '/api/admin/courses', courseInput('New')),
    await asAuthor('PUT', url, courseInput('Changed')),
    await asAuthor('DELETE', url),
  ]) {
    assert.equal(response.statusCode, 403);
    assert.match(response.json().message, /^Your changes need a review/);
  }
  assert.equal((await asAuthor('GET', url)).statusCode, 200);
  assert.equal((await owner('DELETE', url)).statusCode, 204);
  const save = () => asAuthor('PUT', url, { ...courseInput('Changed'), state: 'draft' });
  assert.deepEqual((await save()).json().inBin, { canRestore: false });
  assert.deepEqual((await asAuthor('GET', url)).json().inBin, { canRestore: false });
  assert.deepEqual((await owner('GET', url)).json().inBin, { canRestore: true });
  assert.equal((await asAuthor('POST', `${url}/restore`)).statusCode, 403);
  await db.update(admins).set({ needsReview: false }).where(eq(admins.id, author.id));
  assert.deepEqual((await save()).json().inBin, { canRestore: true });
  assert.equal((await asAuthor('POST', `${url}/restore`)).statusCode, 200);
  assert.equal((await save()).statusCode, 200);
});

test('a schedule ends when an author whose changes need a review changes the course', async () => {
  const { _id } = await createCourse(asAuthor, 'Scheduled Kalinga');
  const url = `/api/admin/courses/${_id}`;
  const save = (ask: typeof owner, title: string) =>
    ask('PUT', url, { ...courseInput(title), state: 'draft' });
  const readStatus = async () => (await owner('GET', `${url}/publishing`)).json().publishing;
  const publishAt = new Date(here.clock.now.getTime() + 60_000).toISOString();
  await save(asAuthor, 'Reviewed');
  assert.equal((await owner('POST', `${url}/publish`, { publishAt })).statusCode, 200);
  await db.update(admins).set({ needsReview: true }).where(eq(admins.id, author.id));
  assert.equal((await save(asAuthor, 'Reviewed')).statusCode, 200);
  await save(owner, 'Reviewed by the owner');
  assert.equal((await readStatus()).publishAt, publishAt, 'no change, or one that needs no review');
  assert.equal((await save(asAuthor, 'Not reviewed')).statusCode, 200);
  const ended = await readStatus();
  assert.equal(ended.publishAt, null);
  assert.match(ended.publishFailure.en, /^author, whose changes need a review, has changed the course/);

  assert.equal((await owner('POST', `${url}/publish`, { publishAt })).statusCode, 200);
  assert.equal((await asAuthor('POST', `${url}/versions/1/restore`)).statusCode, 200);
  assert.equal((await readStatus()).publishAt, null);
  await db.update(admins).set({ needsReview: false }).where(eq(admins.id, author.id));
});

test('36 a support person gets no right answer and no explanation from any route', async () => {
  const support = as((await createTeamMember(here, 'support')).token);
  for (const { method, url } of app.routes) {
    if (method !== 'GET') continue;
    const path = url.replace(':courseId', foreign._id).replace(':chapterId', chapterOf(foreign));
    const { body } = await support('GET', path.replaceAll(/:\w+Index/g, '0'));
    assert.ok(
      !body.includes(SECRET_EXPLANATION) && !/"correctAnswer"/.test(body.replace(/^\{"openapi".*/, '')),
      url,
    );
  }
});
