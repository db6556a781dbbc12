import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { asc } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { audit } from '../../database/tables/audit.ts';
import { ADMIN, adminToken, testApp } from '../../testing/test-app.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { formOf } from '../files/form-for-test.ts';

const here = await testApp();
const { app, db, clock } = here;
const authorization = `Bearer ${await adminToken(here)}`;

const acts = () => db.select().from(audit).orderBy(asc(audit.id));

/** Exports are no writes, but take personal data out of the house. */
const RECORDED_READS = ['GET /api/admin/students.csv', 'GET /api/admin/results.csv'];
const WRITES_NOTHING = ['POST /api/upload/open-file'];

const course = (title: string) => ({ title, description: 'd', isFree: true });
const document = await readFile(
  new URL('../../demo/courses/01-history-of-odisha/1-ancient-odisha.1.pdf', import.meta.url),
);
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

test('every write of an admin and every export leaves one row: who, what, to what, when and from where', async () => {
  const student = await createSignedInStudent(here, 'mina');
  const walked = new Set<string>();
  const walk = async (
    pattern: string,
    action: string,
    subjectId: string | null,
    options: InjectOptions = {},
  ) => {
    const [method, url] = pattern.split(' ') as ['POST', string];
    const before = await acts();
    const answer = await app.inject({
      method,
      url,
      ...options,
      headers: { ...options.headers, authorization },
    });
    assert.ok(answer.statusCode < 300, `${pattern}: ${answer.body}`);
    walked.add(pattern);
    const added = (await acts()).slice(before.length);
    const subject = subjectId ?? added[0]?.subjectId;
    assert.deepEqual(
      added.map((act) => [act.actor, act.action, act.subjectId, act.at, act.address]),
      [[ADMIN.username, action, subject, clock.now, '127.0.0.1']],
      pattern,
    );
    return { answer, act: added[0]! };
  };
  const COURSES = '/api/admin/courses';
  const STUDENTS = '/api/admin/students/:studentId';

  const payload = course('Recorded');
  const { answer, act } = await walk(`POST ${COURSES}`, 'create-course', null, { payload });
  const courseId: string = answer.json().course._id;
  assert.deepEqual([act.subjectId, act.details], [courseId, { title: 'Recorded' }]);
  const url = `${COURSES}/${courseId}`;
  await walk(`PUT ${COURSES}/:courseId`, 'update-course', courseId, {
    url,
    payload: course('x'.repeat(2000)),
  });

  const on = (path: string) => ({ url: `/api/admin/students/${student.id}${path}` });
  const given = { courseId, method: 'gift', note: 'for free' };
  await walk(`POST ${STUDENTS}/courses`, 'give-course', student.id, { ...on('/courses'), payload: given });
  await walk(`DELETE ${STUDENTS}/courses/:courseId`, 'take-course', student.id, on(`/courses/${courseId}`));
  await walk(`POST ${STUDENTS}/courses`, 'give-course', student.id, { ...on('/courses'), payload: given });
  await walk(`POST ${STUDENTS}/end-sessions`, 'end-sessions', student.id, on('/end-sessions'));
  await walk(`POST ${STUDENTS}/block`, 'block', student.id, { ...on('/block'), payload: {} });
  await walk(`POST ${STUDENTS}/unblock`, 'unblock', student.id, { ...on('/unblock'), payload: {} });

  for (const [path, field, content] of [
    ['thumbnail', 'thumbnail', picture],
    ['question-image', 'questionImage', picture],
    ['pdf', 'pdf', document],
  ] as const) {
    const form = await formOf([{ field, name: 'a', content }]);
    const stored = await walk(`POST /api/upload/${path}`, 'upload-file', null, form);
    assert.ok(stored.answer.json().url.includes(stored.act.subjectId));
    const fileUrl = stored.answer.json().url;
    await walk('DELETE /api/upload/delete-file', 'delete-file', stored.act.subjectId, {
      payload: { fileUrl },
    });
  }

  await walk('GET /api/admin/students.csv', 'export-students', null);
  await walk('GET /api/admin/results.csv', 'export-results', courseId, {
    url: `/api/admin/results.csv?courseId=${courseId}`,
  });
  const deleted = await walk(`DELETE ${COURSES}/:courseId`, 'delete-course', courseId, { url });
  assert.deepEqual(deleted.act.details, { title: 'x'.repeat(200), students: 1 });

  const writes = app.routes
    .filter(({ method, access }) => access === 'admin' && method !== 'GET' && method !== 'HEAD')
    .map((route) => `${route.method} ${route.url}`)
    .filter((route) => !WRITES_NOTHING.includes(route));
  assert.deepEqual([...walked].sort(), [...writes, ...RECORDED_READS].sort());
});

test('a write that is refused, and one that is repeated, leaves no further row', async () => {
  const before = await acts();
  const headers = { authorization, 'idempotency-key': 'twice' };
  const create = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/admin/courses', headers, payload });
  await create({ title: '' });
  await create(course('Twice'));
  await create(course('Twice'));
  assert.deepEqual(
    (await acts()).slice(before.length).map(({ action }) => action),
    ['create-course'],
  );
});

test('sign-ins of admins leave a row, failed ones without what was typed', async () => {
  const signIn = (username: string, password: string) =>
    app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: { username, password } });
  const before = await acts();
  await signIn(ADMIN.username, ADMIN.password);
  await signIn(ADMIN.username, 'not the password');
  await signIn('my-secret-password', 'x');
  const added = (await acts()).slice(before.length);
  const [first, second, third] = added;
  assert.deepEqual(
    added.map((act) => [act.actor, act.action, act.address]),
    [
      [ADMIN.username, 'sign-in', '127.0.0.1'],
      ['unknown', 'sign-in-failed', '127.0.0.1'],
      ['unknown', 'sign-in-failed', '127.0.0.1'],
    ],
  );
  assert.deepEqual([second?.subjectId, third?.subjectId], [first?.subjectId, null]);
  assert.ok(!/secret|password/.test(JSON.stringify(added)));
});

test('a flood of failed sign-ins leaves no flood of rows', async () => {
  clock.now = new Date(clock.now.getTime() + 3600_000);
  const before = await acts();
  for (let n = 0; n < 25; n += 1) {
    const payload = { username: `nobody ${n}`, password: 'x' };
    await app.inject({ method: 'POST', url: '/api/auth/admin/login', payload });
  }
  assert.ok((await acts()).length - before.length <= 20);
});
