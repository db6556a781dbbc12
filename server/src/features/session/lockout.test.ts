import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, adminToken, testApp, testAppOn } from '../../testing/test-app.ts';

const site = await testApp({ TRUST_PROXY: '1' });
await adminToken(site);

function logIn(
  payload: { username?: string; password?: string },
  { app = site.app, from = '10.0.0.1', proxied = true } = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/admin/login',
    payload: { ...ADMIN, ...payload },
    remoteAddress: proxied ? '127.0.0.1' : from,
    headers: proxied ? { 'x-forwarded-for': from } : {},
  });
}

const statuses = async (times: number, ...args: Parameters<typeof logIn>) => {
  const seen: number[] = [];
  for (let n = 0; n < times; n += 1) seen.push((await logIn(...args)).statusCode);
  return seen;
};

test('5 refuses the sixth sign-in for one account and address, also after a restart', async () => {
  assert.deepEqual(await statuses(6, { password: 'wrong' }), [401, 401, 401, 401, 401, 429]);
  const restarted = await testAppOn(site.db, { TRUST_PROXY: '1' });
  const refused = await logIn({}, { app: restarted.app });
  assert.equal(refused.statusCode, 429, 'the right password too');
  const wait = Number(refused.headers['retry-after']);
  assert.ok(wait > 800 && wait <= 900, String(wait));
});

test('5 accepts the right password from another address', async () => {
  assert.equal((await logIn({}, { from: '10.0.0.2' })).statusCode, 200);
});

test('another account is not locked at the same address', async () => {
  assert.equal((await logIn({ username: 'someone else' })).statusCode, 401);
});

test('the lockout ends after 15 minutes', async () => {
  site.clock.now = new Date(site.clock.now.getTime() + 15 * 60_000 + 1000);
  assert.equal((await logIn({})).statusCode, 200);
});

test('a successful sign-in resets the count of failures', async () => {
  assert.deepEqual(await statuses(5, { password: 'wrong' }, { from: '10.0.0.3' }), [401, 401, 401, 401, 401]);
  site.clock.now = new Date(site.clock.now.getTime() + 15 * 60_000 + 1000);
  assert.deepEqual(await statuses(4, { password: 'wrong' }, { from: '10.0.0.3' }), [401, 401, 401, 401]);
  assert.equal((await logIn({}, { from: '10.0.0.3' })).statusCode, 200);
  assert.deepEqual(await statuses(5, { password: 'wrong' }, { from: '10.0.0.3' }), [401, 401, 401, 401, 401]);
});

test('5 concurrent sign-ins cannot exceed the limit', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => logIn({ password: 'wrong' }, { from: '10.0.0.4' })),
  );
  assert.ok(responses.filter((response) => response.statusCode === 401).length <= 5);
  assert.ok(responses.every((response) => [401, 429, 503].includes(response.statusCode)));
});

test('5 ignores a forged address without a trusted proxy', async () => {
  const direct = await testAppOn(site.db);
  for (let n = 0; n < 5; n += 1) {
    const forged = { app: direct.app, from: `10.9.9.${n}` };
    assert.equal((await logIn({ username: 'direct', password: 'wrong' }, forged)).statusCode, 401);
  }
  const sixth = await logIn(
    { username: 'direct', password: 'wrong' },
    { app: direct.app, from: '10.9.9.200' },
  );
  assert.equal(sixth.statusCode, 429);
});
