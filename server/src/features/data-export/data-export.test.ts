import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import type { Readable } from 'node:stream';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { PERSONAL_TABLES } from '../../database/personal-data.ts';
import { dataExports } from '../../database/tables/data-exports.ts';
import { exams } from '../../database/tables/exams.ts';
import { type Storage, StorageError } from '../../storage/storage.ts';
import { fillOrders } from '../../testing/fill-orders.ts';
import { createMockTestCourse } from '../../testing/mock-test-helpers.ts';
import { createPractisingStudent } from '../../testing/practice-helpers.ts';
import { readZip } from '../../testing/read-zip.ts';
import { NEVER_ABORTED } from '../../testing/site-with-content.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { EXAM } from '../../testing/test-exams.ts';
import { eraseDueAccounts } from '../erasure/service.ts';
import { deleteOldExports, makeExports } from './service.ts';
import { tableTitles } from './texts.ts';

const here = await testApp();
const { app, db, clock, storage } = here;
const admin = await adminToken(here);
const parts = { db, storage, now: () => clock.now };
const course = await createMockTestCourse(db, [2]);
const createdExam = await app.inject({
  method: 'POST',
  url: '/api/admin/exams',
  headers: { authorization: `Bearer ${admin}` },
  payload: EXAM,
});
const examId: string = createdExam.json().exam._id;
const URL = '/api/student/account/export';

const wait = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3600_000);
};

async function createStudent(name: string) {
  const student = await createPractisingStudent(here, name, [course]);
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers: student.headers, ...(payload && { payload }) });
  return {
    ...student,
    send,
    token: student.headers.authorization.replace('Bearer ', ''),
    readExport: async () => (await send('GET', '/api/student/account')).json().account.dataExport,
    async download() {
      const { url } = await this.readExport();
      return send('GET', url);
    },
  };
}

test('an export contains everything about the student and nothing about others', async () => {
  const student = await createStudent('minati');
  const other = await createStudent('stranger');
  await other.takeTest(course, { 0: 1 });
  await student.takeTest(course, { 0: 3 });
  await student.practice();
  await fillOrders(here, { admin, student: student.token });
  const started = await student.send('POST', URL);
  assert.deepEqual([started.statusCode, started.json().dataExport.state], [202, 'waiting'], started.body);
  const again = await student.send('POST', URL);
  assert.equal(again.json().dataExport.requestedAt, started.json().dataExport.requestedAt, 'one at a time');
  await makeExports(parts, NEVER_ABORTED);

  const response = await student.download();
  assert.deepEqual(
    [response.statusCode, response.headers['content-type'], response.headers['cache-control']],
    [200, 'application/zip', 'no-store'],
  );
  const files = readZip(response.rawPayload);
  const all = [...files.values()].join('\n');
  assert.ok(all.includes('minati@example.com'));
  assert.ok(!all.includes('stranger') && !all.includes(other.studentId));
  const results = JSON.parse(files.get('data/results.json')!);
  assert.deepEqual(results[0].answers.length, 2);
  assert.equal(results[0].course_title, 'Kalinga');
  assert.ok(!all.includes('search_key') && !all.includes('this explanation is secret'));
  for (const [table, { exported }] of Object.entries(PERSONAL_TABLES)) {
    const rows = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from ${sql.identifier(table)} where ${PERSONAL_TABLES[table]!.isOf(student.studentId)}`,
    );
    const file = files.get(`data/${table}.json`);
    if (typeof exported === 'string') assert.equal(file, undefined, table);
    else assert.equal(JSON.parse(file!).length, rows.rows[0]!.total, table);
  }
  const orders = files.get('data/orders.csv')!.split('\r\n');
  assert.equal(orders.length, 5, 'a heading, three orders and the end');
  const page = files.get('index.html')!;
  assert.match(page, /<section lang="en">.*Your orders<\/td><td>3.*<section lang="or">.*ଆପଣଙ୍କ ବରାଦ/s);
});

test('every exported table has a title in both languages', () => {
  const exported = Object.entries(PERSONAL_TABLES).filter(([, rule]) => typeof rule.exported !== 'string');
  assert.deepEqual(exported.map(([name]) => name).sort(), Object.keys(tableTitles).sort());
});

test('the link works only for the student and for a day, after which the file is deleted', async () => {
  const student = await createStudent('lina');
  await student.send('POST', URL);
  await makeExports(parts, NEVER_ABORTED);
  const { url, expiresAt, bytes } = await student.readExport();
  assert.ok(bytes > 1000);
  assert.equal(Date.parse(expiresAt) - clock.now.getTime(), 24 * 3600_000);
  const other = await createStudent('curious');
  assert.equal((await other.send('GET', url)).statusCode, 404);
  assert.equal((await app.inject({ url })).statusCode, 401);
  assert.equal((await other.send('GET', `${URL}/none`)).statusCode, 404);
  wait(24);
  assert.equal((await student.send('GET', url)).statusCode, 404);
  assert.equal(await student.readExport(), null);
  await deleteOldExports(parts);
  assert.equal(await storage.size(`${url.split('/').at(-1)}/data.zip`), null);
  assert.equal(await db.$count(dataExports, eq(dataExports.studentId, student.studentId)), 0);
});

test('HEAD sends the size of an export and opens no file', async (t) => {
  const student = await createStudent('cautious');
  await student.send('POST', URL);
  await makeExports(parts, NEVER_ABORTED);
  const { url, bytes } = await student.readExport();
  const open = t.mock.method(storage, 'open');
  const head = await app.inject({ method: 'HEAD', url, headers: student.headers });
  assert.deepEqual([head.statusCode, head.headers['content-length'], head.body], [200, String(bytes), '']);
  assert.equal(open.mock.callCount(), 0);
  const { headers, rawPayload } = await student.download();
  assert.deepEqual([headers['content-length'], rawPayload.length], [String(bytes), bytes]);
  assert.equal(open.mock.callCount(), 1);
  await storage.remove(`${url.split('/').at(-1)}/data.zip`);
  assert.equal((await app.inject({ method: 'HEAD', url, headers: student.headers })).statusCode, 404);
});

test('an export has no result of an exam before its release', async () => {
  const student = await createStudent('early');
  const attempt = (await student.send('POST', `/api/student/exams/${examId}/attempts`, {})).json().attempt;
  await student.handIn({ attemptId: attempt.attemptId });
  const read = async () => {
    await student.send('POST', URL);
    await makeExports(parts, NEVER_ABORTED);
    const files = readZip((await student.download()).rawPayload);
    wait(0.01);
    return JSON.parse(files.get('data/results.json')!).length;
  };
  assert.equal(await read(), 1);
  await db
    .update(exams)
    .set({ releaseAt: new Date(clock.now.getTime() + 3600_000) })
    .where(eq(exams.id, examId));
  assert.equal(await read(), 0);
});

test('returns 429 for the sixth export of a day', async () => {
  const student = await createStudent('collector');
  for (let n = 0; n < 5; n += 1) {
    for (const _ of [1, 2]) assert.equal((await student.send('POST', URL)).statusCode, 202);
    await makeExports(parts, NEVER_ABORTED);
    wait(0.01);
  }
  const refused = await student.send('POST', URL);
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '3600']);
  wait(24);
  await deleteOldExports(parts);
  assert.equal((await student.send('POST', URL)).statusCode, 202);
  await makeExports(parts, NEVER_ABORTED);
});

test('an export that fails three times ends, and a new one can be asked for', async () => {
  const student = await createStudent('unlucky');
  await student.send('POST', URL);
  const broken = { ...parts, storage: { ...storage, put: () => Promise.reject(new Error('full')) } };
  for (let n = 0; n < 3; n += 1) await assert.rejects(makeExports(broken, NEVER_ABORTED), /full/);
  await makeExports(broken, NEVER_ABORTED);
  assert.deepEqual(await student.readExport().then(({ state, url }) => [state, url]), ['failed', null]);
  wait(0.01);
  await student.send('POST', URL);
  await makeExports(parts, NEVER_ABORTED);
  assert.equal((await student.readExport()).state, 'ready');
});

test('a storage that is away and the end of the server count no try', async () => {
  const student = await createStudent('patient');
  await student.send('POST', URL);
  const away = { ...parts, storage: { ...storage, put: () => Promise.reject(new StorageError('away')) } };
  for (let n = 0; n < 4; n += 1) await assert.rejects(makeExports(away, NEVER_ABORTED), StorageError);
  const ending = (stop: AbortController): typeof parts => ({
    ...parts,
    storage: {
      ...storage,
      put() {
        stop.abort();
        return Promise.reject(stop.signal.reason);
      },
    },
  });
  for (let n = 0; n < 4; n += 1) {
    const stop = new AbortController();
    await assert.rejects(makeExports(ending(stop), stop.signal));
  }
  await makeExports(parts, NEVER_ABORTED);
  assert.equal((await student.readExport()).state, 'ready');
});

test('an export that cannot be stored is closed, and leaves no listener on the signal', async () => {
  const student = await createStudent('unstored');
  await student.send('POST', URL);
  const { signal } = new AbortController();
  const archives: Readable[] = [];
  const full: Storage = {
    ...storage,
    async put(key, content, options) {
      archives.push(content as Readable);
      return storage.put(key, content, { ...options, maxBytes: 1 });
    },
  };
  await assert.rejects(makeExports({ ...parts, storage: full }, signal), StorageError);
  assert.deepEqual(
    archives.map(({ destroyed }) => destroyed),
    [true],
  );
  await makeExports(parts, signal);
  assert.equal((await student.readExport()).state, 'ready');
  assert.equal(getEventListeners(signal, 'abort').length, 0);
});

test('38 the erasure deletes exports that are ready or waiting', async () => {
  const student = await createStudent('leaving');
  await student.send('POST', URL);
  await makeExports(parts, NEVER_ABORTED);
  const { url } = await student.readExport();
  wait(0.01);
  await student.send('POST', URL);
  await db.execute(
    sql`update students set erase_at = ${clock.now.toISOString()} where id = ${student.studentId}`,
  );
  await eraseDueAccounts(here, clock.now, NEVER_ABORTED);
  assert.equal(await storage.size(`${url.split('/').at(-1)}/data.zip`), null);
  await makeExports(parts, NEVER_ABORTED);
  assert.equal(await db.$count(dataExports, eq(dataExports.studentId, student.studentId)), 0);
});
