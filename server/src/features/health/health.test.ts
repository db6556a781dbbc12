import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../database/database.ts';
import { adminToken, testApp, testAppOn } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const here = await testApp();
const headers = { authorization: `Bearer ${await adminToken(here)}` };

test('health answers 200 while the database answers', async () => {
  const answer = await here.app.inject('/health');
  assert.deepEqual([answer.statusCode, answer.json()], [200, { status: 'ok' }]);
});

test('health answers 503 in the one error body as soon as the database is gone, and 200 when it is back', async () => {
  const { db, address } = await testDatabase();
  const leaving = connect(address, 1);
  const gone = await testAppOn(leaving.db);
  assert.equal((await gone.app.inject('/health')).statusCode, 200);
  await leaving.close();
  // what was true a moment ago may still be said
  let answer = await gone.app.inject('/health');
  while (answer.statusCode === 200) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    answer = await gone.app.inject('/health');
  }
  assert.deepEqual([answer.statusCode, answer.json().code], [503, 'unavailable']);
  assert.equal(answer.headers['x-request-id'], answer.json().requestId);
  assert.equal((await (await testAppOn(db)).app.inject('/health')).statusCode, 200);
});

test('health answers 503 where the database is there and does not answer', async () => {
  const { db } = await testDatabase(1);
  const { app } = await testAppOn(db);
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const holding = db.transaction(async () => {
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  assert.equal((await app.inject('/health')).statusCode, 503);
  held.resolve();
  await holding;
  assert.equal((await app.inject('/health')).statusCode, 200);
});

test('the diagnostics answer an admin', async () => {
  assert.equal((await here.app.inject({ url: '/api/admin/test', headers })).statusCode, 200);
  const status = (await here.app.inject({ url: '/api/admin/db-status', headers })).json();
  assert.deepEqual([status.status, status.courses, status.students], ['connected', 0, 0]);
  assert.match(status.version, /^1\d/);
  assert.ok(status.sizeBytes > 1_000_000);
});

test('an address that nothing answers has the one error body', async () => {
  const answer = await here.app.inject('/api/nothing/here');
  assert.equal(answer.statusCode, 404);
  assert.equal(answer.json().code, 'not-found');
});

test('the API describes every endpoint', async () => {
  const described = (await here.app.inject('/api/openapi.json')).json();
  assert.equal(described.openapi, '3.1.0');
  const operations = Object.values(described.paths).flatMap((path) => Object.keys(path as object));
  assert.equal(operations.length, here.app.endpoints.length);
  assert.equal(described.paths['/api/public/courses'].get.parameters.length, 5);
});

test('a large answer is compressed, and one that has not changed is not sent again', async () => {
  const zipped = await here.app.inject({
    url: '/api/openapi.json',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  assert.equal(zipped.headers['content-encoding'], 'br');
  const first = await here.app.inject('/api/public/site');
  const again = await here.app.inject({
    url: '/api/public/site',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  assert.equal(again.statusCode, 304);
});
