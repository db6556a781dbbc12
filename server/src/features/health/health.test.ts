import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../database/database.ts';
import { adminToken, testApp, testAppOn } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { measurePing } from './service.ts';

const here = await testApp();
const headers = { authorization: `Bearer ${await adminToken(here)}` };

test('GET /health returns 200 while the database answers', async () => {
  const response = await here.app.inject('/health');
  assert.deepEqual([response.statusCode, response.json()], [200, { status: 'ok' }]);
});

test('GET /health returns 503 with an error body when the database is unavailable, and 200 when it is back', async () => {
  const { db, address } = await testDatabase();
  const connection = connect(address, 1);
  const offline = await testAppOn(connection.db);
  assert.equal((await offline.app.inject('/health')).statusCode, 200);
  await connection.close();
  // the last result is cached for a second
  let response = await offline.app.inject('/health');
  while (response.statusCode === 200) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    response = await offline.app.inject('/health');
  }
  assert.deepEqual([response.statusCode, response.json().code], [503, 'unavailable']);
  assert.equal(response.headers['x-request-id'], response.json().requestId);
  assert.equal((await (await testAppOn(db)).app.inject('/health')).statusCode, 200);
});

test('GET /health returns 503 when the database is connected but does not answer', async () => {
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
  await assert.rejects(measurePing(db), { code: 'unavailable', retryAfterSeconds: 5 });
  held.resolve();
  await holding;
  assert.equal((await app.inject('/health')).statusCode, 200);
});

test('returns diagnostics to an admin', async () => {
  assert.equal((await here.app.inject({ url: '/api/admin/test', headers })).statusCode, 200);
  const status = (await here.app.inject({ url: '/api/admin/db-status', headers })).json();
  assert.deepEqual([status.status, status.courses, status.students], ['connected', 0, 0]);
  assert.match(status.version, /^1\d/);
  assert.ok(status.sizeBytes > 1_000_000);
});

test('returns 404 with an error body for an unknown path', async () => {
  const response = await here.app.inject('/api/nothing/here');
  assert.equal(response.statusCode, 404);
  assert.equal(response.json().code, 'not-found');
});

test('the OpenAPI document contains every endpoint', async () => {
  const document = (await here.app.inject('/api/openapi.json')).json();
  assert.equal(document.openapi, '3.1.0');
  const operations = Object.values(document.paths).flatMap((path) => Object.keys(path as object));
  assert.equal(operations.length, here.app.endpoints.length);
  assert.equal(document.paths['/api/public/courses'].get.parameters.length, 5);
});

test('compresses large responses, and returns 304 for unchanged ones', async () => {
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
