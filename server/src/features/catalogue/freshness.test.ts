import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { createTestCourse } from '../../testing/test-courses.ts';

const site = await testApp();
const { app, db } = site;
const headers = { authorization: `Bearer ${await adminToken(site)}` };
const URL = '/api/public/courses?limit=8';

const list = (more: Record<string, string> = {}) => app.inject({ url: URL, headers: more });
const titles = async () => (await list()).json().courses.map(({ title }: { title: string }) => title);

for (let n = 0; n < 8; n += 1)
  await createTestCourse(db, { title: `ଇତିହାସ ${n}` }, new Date(Date.UTC(2026, 0, 1 + n)));

test('a saved or deleted course shows at once in the list and in the counts', async () => {
  const draft = { title: 'ନୂଆ', description: 'd', price: 10, isFree: false };
  const before = await titles();
  const made = await app.inject({ method: 'POST', url: '/api/admin/courses', headers, payload: draft });
  const { _id } = made.json().course;
  assert.deepEqual(await titles(), ['ନୂଆ', ...before.slice(0, 7)]);
  assert.deepEqual((await list()).json().pagination.totalPremium, 1);

  const url = `/api/admin/courses/${_id}`;
  await app.inject({ method: 'PUT', url, headers, payload: { ...draft, title: 'ବଦଳିଲା', isFree: true } });
  assert.equal((await titles())[0], 'ବଦଳିଲା');
  assert.deepEqual((await list()).json().pagination.totalFree, 9);

  await app.inject({ method: 'DELETE', url, headers });
  assert.deepEqual(await titles(), before);
  assert.deepEqual((await list()).json().pagination.totalCourses, 8);
});

test('a list read after a save never shows the state before it', async () => {
  for (let n = 0; n < 20; n += 1) {
    const title = `Round ${n}`;
    const reading = Promise.all(Array.from({ length: 20 }, titles));
    const payload = { title, description: 'd', isFree: true };
    const { _id } = (await app.inject({ method: 'POST', url: '/api/admin/courses', headers, payload })).json()
      .course;
    assert.equal((await titles())[0], title);
    await reading;
    await app.inject({ method: 'DELETE', url: `/api/admin/courses/${_id}`, headers });
    assert.notEqual((await titles())[0], title);
  }
});

const ENCODINGS: [string | undefined, string | undefined][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  [undefined, undefined],
  ['brotli, x-gzip', undefined],
];

for (const [accepted, sent] of ENCODINGS) {
  test(`sends ${sent ?? 'plain bytes'} for accept-encoding ${accepted ?? '(none)'}`, async () => {
    const response = await list(accepted ? { 'accept-encoding': accepted } : {});
    assert.equal(response.headers['content-encoding'], sent);
    assert.equal(response.headers.vary, 'accept-encoding');
    const bytes = response.rawPayload;
    const plain = sent === 'br' ? brotliDecompressSync(bytes) : sent === 'gzip' ? gunzipSync(bytes) : bytes;
    assert.equal(JSON.parse(plain.toString()).courses.length, 8);
    assert.equal(response.headers['content-length'], String(bytes.length));
  });
}

test('a browser revalidates the list and gets 304 when nothing has changed', async () => {
  const first = await list();
  const etag = String(first.headers.etag);
  assert.equal(first.headers['cache-control'], 'no-cache');
  for (const encoding of ['br', 'identity']) {
    const again = await list({ 'if-none-match': etag, 'accept-encoding': encoding });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
  }
  const payload = { title: 'Another', description: 'd', isFree: true };
  await app.inject({ method: 'POST', url: '/api/admin/courses', headers, payload });
  assert.equal((await list({ 'if-none-match': etag })).statusCode, 200);
});

test('a short response is not compressed', async () => {
  const response = await app.inject({
    url: '/api/public/courses?search=nothing',
    headers: { 'accept-encoding': 'br' },
  });
  assert.equal(response.headers['content-encoding'], undefined);
});
