import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { admins } from '../../database/tables/people.ts';
import { adminToken, createTeamMember, testApp } from '../../testing/test-app.ts';
import { SETTINGS } from '../../testing/test-certificates.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { EXAM } from '../../testing/test-exams.ts';
import { sendForm } from '../files/form-for-test.ts';

const here = await testApp();
const { app, db, clock } = here;
const owner = await adminToken(here);
const picture = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#00000080' } })
  .png()
  .toBuffer();

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, token = owner) =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const upload = async (token = owner, kind: 'signature' | 'thumbnail' = 'signature'): Promise<string> =>
  (
    await sendForm(app, `/api/upload/${kind}`, token, [{ field: kind, name: 'a.png', content: picture }])
  ).json().url;
const toUrl = (courseId: string) => `/api/admin/courses/${courseId}/certificate`;

test('a course has no certificate until it is switched on, and keeps what was saved', async () => {
  const { _id } = await createTestCourse(db, {});
  const none = {
    isEnabled: false,
    text: '',
    signatory: '',
    odia: null,
    signature: null,
    examId: null,
    updatedAt: null,
  };
  const before = (await send('GET', toUrl(_id))).json();
  assert.deepEqual([before.settings, before.issued], [none, 0]);
  const signature = await upload();
  const saved = await send('PUT', toUrl(_id), { ...SETTINGS, signature });
  const expected = { ...SETTINGS, signature, examId: null, updatedAt: clock.now.toISOString() };
  assert.deepEqual(saved.json(), { settings: expected });
  assert.deepEqual((await send('GET', toUrl(_id))).json().settings, expected);
});

test('two admins do not overwrite each other', async () => {
  const { _id } = await createTestCourse(db, {});
  const first = (await send('PUT', toUrl(_id), SETTINGS)).json().settings;
  clock.now = new Date(clock.now.getTime() + 1000);
  for (const updatedAt of [undefined, null, 'yesterday'])
    assert.equal((await send('PUT', toUrl(_id), { ...SETTINGS, updatedAt })).statusCode, 409);
  const second = await send('PUT', toUrl(_id), { ...SETTINGS, text: 'two', updatedAt: first.updatedAt });
  assert.equal(second.json().settings.text, 'two');
});

test('the picture of a signature is not public, and is kept while it is used', async () => {
  const { _id } = await createTestCourse(db, {});
  const signature = await upload();
  const shown = await app.inject(signature);
  assert.deepEqual([shown.statusCode, shown.headers['content-type']], [200, 'image/webp']);
  assert.equal((await app.inject(signature.split('?')[0]!)).statusCode, 403);
  await send('PUT', toUrl(_id), { ...SETTINGS, signature });
  const remove = () => send('DELETE', '/api/upload/delete-file', { fileUrl: signature });
  assert.equal((await remove()).statusCode, 409);
  const { settings } = (await send('GET', toUrl(_id))).json();
  await send('PUT', toUrl(_id), { ...SETTINGS, signature: null, updatedAt: settings.updatedAt });
  assert.equal((await remove()).statusCode, 204);
  const gone = await send('PUT', toUrl((await createTestCourse(db, {}))._id), { ...SETTINGS, signature });
  assert.equal(gone.statusCode, 422, gone.body);
  assert.match(gone.json().message, /upload it again/);
});

test('refuses a picture of another kind, an unknown exam and too long texts with a sentence', async () => {
  const url = toUrl((await createTestCourse(db, {}))._id);
  const draft = await send('POST', '/api/admin/exams', { ...EXAM, state: 'draft' });
  const cases: [object, number][] = [
    [{ signature: await upload(owner, 'thumbnail') }, 422],
    [{ signature: '/etc/passwd' }, 422],
    [{ examId: crypto.randomUUID() }, 422],
    [{ examId: 'x' }, 422],
    [{ examId: draft.json().exam._id }, 422],
    [{ text: 'x'.repeat(601) }, 422],
    [{ isEnabled: 'yes' }, 400],
  ];
  for (const [change, status] of cases) {
    const response = await send('PUT', url, { ...SETTINGS, ...change });
    assert.equal(response.statusCode, status, JSON.stringify(change) + response.body);
    assert.ok(response.json().message);
  }
  assert.equal((await send('PUT', toUrl(crypto.randomUUID()), SETTINGS)).statusCode, 404);
  assert.equal((await send('GET', toUrl('x'))).statusCode, 404);
});

test('lists published exams to choose from', async () => {
  const { _id } = await createTestCourse(db, {});
  const exam = (await send('POST', '/api/admin/exams', EXAM)).json().exam;
  const { exams } = (await send('GET', toUrl(_id))).json();
  assert.deepEqual(
    exams.map((each: { _id: string }) => each._id),
    [exam._id],
  );
  const saved = await send('PUT', toUrl(_id), { ...SETTINGS, examId: exam._id });
  assert.equal(saved.json().settings.examId, exam._id);
});

test('an author changes the certificate of own courses, unless somebody has to review', async () => {
  const author = await createTeamMember(here, 'author');
  const foreign = await createTestCourse(db, {});
  const created = await send(
    'POST',
    '/api/admin/courses',
    { title: 't', description: 'd', isFree: true },
    author.token,
  );
  const own: string = created.json().course._id;
  assert.equal((await send('PUT', toUrl(foreign._id), SETTINGS, author.token)).statusCode, 404);
  const foreignSignature = await upload();
  const stolen = await send('PUT', toUrl(own), { ...SETTINGS, signature: foreignSignature }, author.token);
  assert.equal(stolen.statusCode, 422);
  const signature = await upload(author.token);
  const saved = await send('PUT', toUrl(own), { ...SETTINGS, signature }, author.token);
  assert.equal(saved.statusCode, 200, saved.body);
  await db.update(admins).set({ needsReview: true }).where(eq(admins.id, author.id));
  const { updatedAt } = saved.json().settings;
  assert.equal((await send('PUT', toUrl(own), { ...SETTINGS, updatedAt }, author.token)).statusCode, 403);
});
