import assert from 'node:assert/strict';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { UPLOADS } from '@sikhya/contract/files.ts';
import { newFolderWithDatabase, start } from '@sikhya/embedded-postgres/testing.ts';
import { connect } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { files } from '../database/tables/files.ts';
import { sendForm } from '../features/files/form-for-test.ts';
import { createPdf } from '../features/files/pdf-for-test.ts';
import { s3Storage } from '../storage/s3.ts';
import { listKeys, s3Server } from '../storage/storage-for-test.ts';
import {
  createMockTestCourse,
  createStudent,
  saveAttempt,
  startAttempt,
} from '../testing/mock-test-helpers.ts';
import { adminToken, testApp, testAppOn } from '../testing/test-app.ts';

const PDF = Buffer.from(createPdf(''), 'latin1');

test('27 returns 503 with Retry-After while the database is stopped, and loses nothing', async (t) => {
  const dataDir = await newFolderWithDatabase(t);
  const postgres = await start(t, { dataDir });
  await migrateDatabase(postgres.connection, async () => {});
  const { db, close } = connect(postgres.connection, 4);
  t.after(() => close(0));
  const server = await testAppOn(db);
  const course = await createMockTestCourse(db, [4]);
  const mina = await createStudent(server, 'mina', [course]);
  const { attemptId } = await startAttempt(mina, course);
  await saveAttempt(mina, attemptId, 1, { 0: 0 });

  await postgres.stop();
  const refused = [
    await mina.save(attemptId, 2, { 0: 3 }),
    await mina.start(course._id, attemptId),
    await mina.get('/api/protected/student/my-courses'),
    await server.app.inject('/api/public/courses?page=2'),
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/admin/login',
      payload: { username: 'a', password: 'b' },
    }),
    await server.app.inject('/health'),
  ];
  for (const response of refused) {
    assert.deepEqual([response.statusCode, response.json().code], [503, 'unavailable'], response.body);
    assert.ok(Number(response.headers['retry-after']) > 0);
  }

  await start(t, { dataDir });
  const resumed = await startAttempt(mina, course);
  assert.deepEqual([resumed.attemptId, resumed.saveNumber, resumed.answers[0]], [attemptId, 1, 0]);
  assert.equal((await saveAttempt(mina, attemptId, 2, { 0: 3 })).saved, true);
});

// created before the test, because a database that is created in a test is removed before the test ends
const { settings } = await s3Server({ after });
let isBroken = false;
const proxy = createServer((request, response) => {
  if (isBroken) return response.writeHead(500).end();
  const { method, url, headers } = request;
  const forwarded = httpRequest(new URL(url!, settings.endpoint), { method, headers }, (upstream) =>
    upstream.pipe(response.writeHead(upstream.statusCode!, upstream.headers)),
  );
  request.pipe(forwarded);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => proxy.once('listening', resolve));
after(() => {
  proxy.close();
  proxy.closeAllConnections();
});
const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
const storage = s3Storage({ ...settings, endpoint, patienceMs: 5000 });
const site = await testApp({}, { storage });
const token = await adminToken(site);

test('27 returns 503 while the object store returns 500, stores nothing, and recovers', async () => {
  const upload = () =>
    sendForm(site.app, UPLOADS.pdf.path, token, [{ field: UPLOADS.pdf.field, name: 'a.pdf', content: PDF }]);
  const { url } = (await upload()).json();
  const read = () => site.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  assert.equal((await read()).statusCode, 200);

  isBroken = true;
  for (const response of [await upload(), await read()]) {
    assert.equal(response.statusCode, 503, response.body);
    assert.ok(Number(response.headers['retry-after']) > 0);
  }
  assert.equal(await site.db.$count(files), 1);

  isBroken = false;
  assert.equal((await listKeys(storage)).length, 1);
  assert.ok(PDF.equals((await read()).rawPayload));
  assert.equal((await upload()).statusCode, 201);
});
