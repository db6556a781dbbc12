import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { courses } from '../database/tables/courses.ts';
import { idempotencyKeys } from '../database/tables/idempotency.ts';
import { enrolments } from '../database/tables/learning.ts';
import { deleteOldIdempotencyKeys } from '../jobs/delete-old-idempotency-keys.ts';
import { startProcess } from '../testing/product-process.ts';
import { ADMIN, adminToken, testAppOn } from '../testing/test-app.ts';
import { createTestCourse } from '../testing/test-courses.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createSignedInStudent } from '../testing/test-student.ts';

const { db, address } = await testDatabase();
const here = await testAppOn(db);
const { app, clock } = here;
const authorization = `Bearer ${await adminToken(here)}`;

const course = (title: string) => ({ title, description: 'd', isFree: true });
const titled = (title: string) => db.select().from(courses).where(eq(courses.title, title));

const send = (key: string | undefined, options: InjectOptions) =>
  app.inject({ ...options, headers: { authorization, ...(key && { 'idempotency-key': key }) } });
const create = (key: string | undefined, title: string) =>
  send(key, { method: 'POST', url: '/api/admin/courses', payload: course(title) });

test('a repeated create returns the first response and creates one course', async () => {
  const first = await create('create-1', 'Once');
  const again = await create('create-1', 'Once');
  assert.deepEqual([first.statusCode, again.statusCode], [201, 201]);
  assert.equal(again.body, first.body);
  assert.equal(again.headers['idempotency-replayed'], 'true');
  assert.equal((await titled('Once')).length, 1);
});

test('a request without a key or with another key is a new write', async () => {
  for (const key of [undefined, undefined, 'other-1', 'other-2']) await create(key, 'Four');
  assert.equal((await titled('Four')).length, 4);
});

test('concurrent requests with one key create one course and get the same response', async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => create('at-once', 'Twelve')));
  assert.deepEqual(new Set(responses.map((response) => response.statusCode)), new Set([201]));
  assert.equal(new Set(responses.map((response) => response.body)).size, 1);
  assert.equal((await titled('Twelve')).length, 1);
});

test('a repeated save returns the first response and does not conflict with itself', async () => {
  const { _id, updatedAt } = (await create(undefined, 'Saved')).json().course;
  const save = () =>
    send('save-1', {
      method: 'PUT',
      url: `/api/admin/courses/${_id}`,
      payload: { ...course('Saved again'), updatedAt },
    });
  const first = await save();
  const again = await save();
  assert.deepEqual([first.statusCode, again.statusCode, again.body], [200, 200, first.body]);
});

test('a repeated delete returns 204 again', async () => {
  const { _id } = (await create(undefined, 'Goes')).json().course;
  const remove = () => send('delete-1', { method: 'DELETE', url: `/api/admin/courses/${_id}` });
  assert.deepEqual([(await remove()).statusCode, (await remove()).statusCode], [204, 204]);
  assert.equal(
    (await send('delete-2', { method: 'DELETE', url: `/api/admin/courses/${_id}` })).statusCode,
    404,
  );
});

test('returns 422 and writes nothing when a key is used for a different request', async () => {
  const made = (await create('mixed', 'First body')).json().course;
  const other = await create('mixed', 'Second body');
  assert.deepEqual(
    [other.statusCode, other.json().message],
    [422, 'This Idempotency-Key was already used for a different request.'],
  );
  const elsewhere = await send('mixed', { method: 'DELETE', url: `/api/admin/courses/${made._id}` });
  assert.equal(elsewhere.statusCode, 422);
  assert.deepEqual([(await titled('Second body')).length, (await titled('First body')).length], [0, 1]);
});

test('repeats a refusal unchanged, but lets invalid input be corrected under the same key', async () => {
  const lost = '018f0000-0000-7000-8000-000000000000';
  const save = () =>
    send('refused', { method: 'PUT', url: `/api/admin/courses/${lost}`, payload: course('Nowhere') });
  const first = await save();
  const again = await save();
  assert.deepEqual([first.statusCode, again.statusCode, again.body], [404, 404, first.body]);

  assert.equal((await create('mended', ' ')).statusCode, 422);
  assert.equal((await create('mended', 'Mended')).statusCode, 201);
});

for (const [what, key, status] of [
  ['of 100 characters is accepted', 'k'.repeat(100), 201],
  ['of 101 characters is refused', 'k'.repeat(101), 400],
] as const) {
  test(`a key ${what}`, async () => {
    assert.equal((await create(key, `Key ${what}`)).statusCode, status);
    assert.equal((await titled(`Key ${what}`)).length, status === 201 ? 1 : 0);
  });
}

test('keys of different people are independent', async () => {
  const { _id } = await createTestCourse(db, {});
  const enrol = async (name: string) => {
    const student = await createSignedInStudent(here, name);
    const { authorization: theirs } = (await student.get('/health')).raw.req.headers;
    return app.inject({
      method: 'POST',
      url: `/api/protected/student/enroll/${_id}`,
      headers: { authorization: String(theirs), 'idempotency-key': 'shared' },
    });
  };
  const responses = [await enrol('mina'), await enrol('rama'), await enrol('mina')];
  assert.deepEqual(
    responses.map((response) => response.statusCode),
    [201, 201, 201],
  );
  assert.equal((await db.select().from(enrolments).where(eq(enrolments.courseId, _id))).length, 2);
});

test('a key expires after a day and is then deleted', async () => {
  await create('daily', 'Daily');
  const start = clock.now;
  clock.now = new Date(start.getTime() + 23 * 3600_000);
  await create('daily', 'Daily');
  assert.equal((await titled('Daily')).length, 1);
  clock.now = new Date(start.getTime() + 25 * 3600_000);
  // an admin's session does not last that long
  const login = { method: 'POST', url: '/api/auth/admin/login', payload: ADMIN } as const;
  const headers = {
    authorization: `Bearer ${(await app.inject(login)).json().token}`,
    'idempotency-key': 'daily',
  };
  const later = { method: 'POST', url: '/api/admin/courses', payload: course('Daily'), headers } as const;
  assert.equal((await app.inject(later)).statusCode, 201);
  assert.equal((await titled('Daily')).length, 2);

  await deleteOldIdempotencyKeys(db, () => clock.now).run(new AbortController().signal);
  const left = await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  assert.deepEqual(left, [{ key: 'daily' }]);
  clock.now = start;
});

test('a write is done once when the server is killed between the commit and the response', async () => {
  const dataDir = here.dataDir;
  const script = path.join(import.meta.dirname, '../testing/server-that-kills-itself.ts');
  const settings = {
    DATABASE_ADDRESS: JSON.stringify(address),
    SESSION_SECRET: 's'.repeat(48),
    DATA_DIR: dataDir,
  };
  const running = await startProcess(script, settings);
  const send = (extra: Record<string, string>) =>
    fetch(`${running.address}/api/admin/courses`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': 'killed', ...extra },
      body: JSON.stringify(course('Killed')),
    });
  await assert.rejects(send({ 'x-kill': '1' }));
  const again = await create('killed', 'Killed');
  assert.equal(again.statusCode, 201, again.body);
  const stored = await titled('Killed');
  assert.deepEqual(
    stored.map(({ id }) => id),
    [again.json().course._id],
  );
});

test('an unexpected error is not stored, so the same key can be retried', async () => {
  await db.execute(sql`create function fail() returns trigger language plpgsql as 'begin raise ''no''; end'`);
  await db.execute(sql`create trigger fail before insert on courses for each row execute function fail()`);
  assert.equal((await create('failed', 'Failed')).statusCode, 500);
  await db.execute(sql`drop trigger fail on courses`);
  assert.equal((await create('failed', 'Failed')).statusCode, 201);
  assert.equal((await titled('Failed')).length, 1);
});

test('returns 409 and does not repeat the write when the response was too large to store', async () => {
  const chapters = Array.from({ length: 450 }, (_, n) => ({
    title: `${n}`,
    description: 'x'.repeat(20_000),
  }));
  const payload = { ...course('Large'), subjects: [{ title: 's', description: 'd', chapters }] };
  const save = () => send('large', { method: 'POST', url: '/api/admin/courses', payload });
  assert.deepEqual([(await save()).statusCode, (await save()).statusCode], [201, 409]);
  assert.equal((await titled('Large')).length, 1);
});
