import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, adminToken, studentToken, testApp } from '../testing/test-app.ts';
import { createInProcessFetch } from './in-process-fetch.ts';

const here = await testApp();
const { app } = here;

test('23 one person who calls too often is asked to wait, and nobody else at the same address is', async () => {
  const busy = await adminToken(here);
  const calm = (await app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: ADMIN })).json()
    .token;
  const call = (token?: string) =>
    app.inject({
      url: token ? '/api/admin/test' : '/api/public/site',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const statuses = new Map<number, number>();
  for (let n = 0; n < 620; n += 1) {
    const { statusCode } = await call(busy);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  assert.deepEqual(
    [...statuses],
    [
      [200, 600],
      [429, 20],
    ],
  );
  const refused = await call(busy);
  assert.equal(refused.json().code, 'too-many');
  assert.ok(Number(refused.headers['retry-after']) >= 1);
  assert.equal((await call()).statusCode, 200, 'a visitor from the same address');
  assert.equal((await call(calm)).statusCode, 429, 'the same person on another device');
});

const statusesOf = async (times: number, ask: () => Promise<{ statusCode: number }>) => {
  const counts: Record<number, number> = {};
  for (let n = 0; n < times; n += 1) {
    const { statusCode } = await ask();
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
};

test('health checks are neither counted nor refused, however often they come', async () => {
  const { app } = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '5' });
  assert.deepEqual(await statusesOf(20, () => app.inject('/health')), { 200: 20 });
  assert.deepEqual(await statusesOf(10, () => app.inject('/api/public/site')), { 200: 5, 429: 5 });
});

test('calls of the server to itself are not counted, and no header makes a call one of them', async () => {
  const { app } = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '5', IDENTITY: 'local', TRUST_PROXY: '1' });
  const within = createInProcessFetch(app);
  for (let n = 0; n < 20; n += 1) assert.equal((await within('/api/public/site')).status, 200);
  const forged = { 'x-forwarded-for': 'within this process', host: 'within' };
  const ask = () => app.inject({ url: '/api/public/site', headers: forged });
  assert.deepEqual(await statusesOf(10, ask), { 200: 5, 429: 5 });
});

test('local sign-in works on while the address of the server itself calls too often', async () => {
  const { app } = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '40' });
  await statusesOf(50, () => app.inject('/api/public/site'));
  const fromElsewhere = { remoteAddress: '127.0.0.9' };
  const person = { name: 'Mina', email: 'mina@example.com' };
  const given = await app.inject({
    method: 'POST',
    url: '/identity/token',
    payload: person,
    ...fromElsewhere,
  });
  const accessToken = given.json().access_token;
  const headers = { authorization: `Bearer ${accessToken}` };
  const { sub } = (await app.inject({ url: '/identity/userinfo', headers, ...fromElsewhere })).json();
  const payload = { googleId: sub, accessToken };
  const signIn = { method: 'POST', url: '/api/auth/google-signin', payload, ...fromElsewhere } as const;
  assert.equal((await app.inject(signIn)).statusCode, 200);
});

test('calls without a good session are limited by address, and those who are signed in there go on', async () => {
  const here = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '50' });
  const student = await studentToken(here);
  const ask = (token?: string) =>
    here.app.inject({
      url: '/api/auth/session',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  assert.deepEqual(await statusesOf(10, () => ask()), { 401: 10 });
  assert.deepEqual(await statusesOf(5, () => ask()), { 429: 5 });
  assert.deepEqual(await statusesOf(5, () => ask('not.a.token')), { 429: 5 });
  assert.ok(Number((await ask()).headers['retry-after']) <= 60);
  assert.equal((await ask(student)).statusCode, 200);
});

test('a student who calls what only admins may is counted too', async () => {
  const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '5' });
  const headers = { authorization: `Bearer ${await studentToken(here)}` };
  const ask = () => here.app.inject({ url: '/api/admin/test', headers });
  assert.deepEqual(await statusesOf(8, ask), { 403: 5, 429: 3 });
});

test('students signing in from one address have a limit of their own', async () => {
  const { app } = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '100' });
  const signIn = () => app.inject({ method: 'POST', url: '/api/auth/google-signin', payload: {} });
  assert.deepEqual(await statusesOf(12, signIn), { 401: 10, 429: 2 });
  assert.equal((await app.inject('/api/public/site')).statusCode, 200);
});

test('a clock that is set back does not stop the count or lengthen the wait', async () => {
  const here = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '5' });
  const ask = () => here.app.inject('/api/public/site');
  here.clock.now = new Date('2026-11-15T12:00:10Z');
  assert.deepEqual(await statusesOf(6, ask), { 200: 5, 429: 1 });
  here.clock.now = new Date('2026-11-15T10:00:30Z');
  assert.deepEqual(await statusesOf(6, ask), { 200: 5, 429: 1 });
  assert.equal((await ask()).headers['retry-after'], '30');
});
