import assert from 'node:assert/strict';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { UPLOADS } from '@sikhya/contract/files.ts';
import { newFolderWithDatabase, start } from '@sikhya/embedded-postgres/testing.ts';
import { connect } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { files } from '../database/tables/files.ts';
import { send } from '../features/files/form-for-test.ts';
import { handmade } from '../features/files/pdf-for-test.ts';
import { s3Storage } from '../storage/s3.ts';
import { listKeys, s3Server } from '../storage/storage-for-test.ts';
import { saved, started, student, testCourse } from '../testing/taking-tests.ts';
import { adminToken, testApp, testAppOn } from '../testing/test-app.ts';

const PDF = Buffer.from(handmade(''), 'latin1');

test('27 the database goes: refusals that say when to come back, and everything as it was once it is there', async (t) => {
  const dataDir = await newFolderWithDatabase(t);
  const before = await start(t, { dataDir });
  await migrateDatabase(before.connection, async () => {});
  const { db, close } = connect(before.connection, 4);
  t.after(() => close(0));
  const here = await testAppOn(db);
  const course = await testCourse(db, [4]);
  const mina = await student(here, 'mina', [course]);
  const { attemptId } = await started(mina, course);
  await saved(mina, attemptId, 1, { 0: 0 });

  await before.stop();
  const refused = [
    await mina.save(attemptId, 2, { 0: 3 }),
    await mina.start(course._id, attemptId),
    await mina.get('/api/protected/student/my-courses'),
    await here.app.inject('/api/public/courses?page=2'),
    await here.app.inject({
      method: 'POST',
      url: '/api/auth/admin/login',
      payload: { username: 'a', password: 'b' },
    }),
    await here.app.inject('/health'),
  ];
  for (const answer of refused) {
    assert.deepEqual([answer.statusCode, answer.json().code], [503, 'unavailable'], answer.body);
    assert.ok(Number(answer.headers['retry-after']) > 0);
  }

  await start(t, { dataDir });
  const resumed = await started(mina, course);
  assert.deepEqual([resumed.attemptId, resumed.saveNumber, resumed.answers[0]], [attemptId, 1, 0]);
  assert.equal((await saved(mina, attemptId, 2, { 0: 3 })).saved, true);
});

// before the test, since a database that was made within it would be gone before the test is
const { settings } = await s3Server({ after });
let isBroken = false;
const front = createServer((request, response) => {
  if (isBroken) return response.writeHead(500).end();
  const { method, url, headers } = request;
  const onward = httpRequest(new URL(url!, settings.endpoint), { method, headers }, (answer) =>
    answer.pipe(response.writeHead(answer.statusCode!, answer.headers)),
  );
  request.pipe(onward);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => front.once('listening', resolve));
after(() => {
  front.close();
  front.closeAllConnections();
});
const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
const storage = s3Storage({ ...settings, endpoint, patienceMs: 5000 });
const site = await testApp({}, { storage });
const token = await adminToken(site);

test('27 the object store answers 500: 503, nothing half-done, and work again when it is back', async () => {
  const upload = () =>
    send(site.app, UPLOADS.pdf.path, token, [{ field: UPLOADS.pdf.field, name: 'a.pdf', content: PDF }]);
  const { url } = (await upload()).json();
  const read = () => site.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  assert.equal((await read()).statusCode, 200);

  isBroken = true;
  for (const answer of [await upload(), await read()]) {
    assert.equal(answer.statusCode, 503, answer.body);
    assert.ok(Number(answer.headers['retry-after']) > 0);
  }
  assert.equal(await site.db.$count(files), 1);

  isBroken = false;
  assert.equal((await listKeys(storage)).length, 1);
  assert.ok(PDF.equals((await read()).rawPayload));
  assert.equal((await upload()).statusCode, 201);
});
