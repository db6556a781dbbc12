import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, adminToken, studentToken, testApp } from '../testing/test-app.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { createVisitorLimit } from './rate-limit.ts';
import { createSharedCallCounts } from './shared-call-counts.ts';

const here = await testApp();
const { app } = here;

test('23 a person over the limit gets 429 on all devices, and others at the same address do not', async () => {
  const firstDevice = await adminToken(here);
  const secondDevice = (
    await app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: ADMIN })
  ).json().token;
  const call = (token?: string) =>
    app.inject({
      url: token ? '/api/admin/test' : '/api/public/site',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const statuses = new Map<number, number>();
  for (let n = 0; n < 620; n += 1) {
    const { statusCode } = await call(firstDevice);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  assert.deepEqual(
    [...statuses],
    [
      [200, 600],
      [429, 20],
    ],
  );
  const refused = await call(firstDevice);
  assert.equal(refused.json().code, 'too-many');
  assert.ok(Number(refused.headers['retry-after']) >= 1);
  assert.equal((await call()).statusCode, 200, 'a visitor from the same address');
  assert.equal((await call(secondDevice)).statusCode, 429, 'the same person on another device');
});

const countStatuses = async (times: number, send: () => Promise<{ statusCode: number }>) => {
  const counts: Record<number, number> = {};
  for (let n = 0; n < times; n += 1) {
    const { statusCode } = await send();
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
};

test('health checks are neither counted nor refused', async () => {
  const { app } = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '5' });
  assert.deepEqual(await countStatuses(20, () => app.inject('/health')), { 200: 20 });
  assert.deepEqual(await countStatuses(10, () => app.inject('/api/public/site')), { 200: 5, 429: 5 });
});

test('in-process requests are not counted, and no header can fake one', async () => {
  const { app } = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '5', IDENTITY: 'local', TRUST_PROXY: '1' });
  const fetchInProcess = createInProcessFetch(app);
  for (let n = 0; n < 20; n += 1) assert.equal((await fetchInProcess('/api/public/site')).status, 200);
  const forged = { 'x-forwarded-for': 'in-process', host: 'in-process' };
  const send = () => app.inject({ url: '/api/public/site', headers: forged });
  assert.deepEqual(await countStatuses(10, send), { 200: 5, 429: 5 });
});

test('connections of one client are counted together if the proxy forwards their ports', async () => {
  const { app } = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '5', TRUST_PROXY: '1' });
  for (const address of ['203.0.113.7', '[2001:db8:1:2::6]']) {
    let port = 40_000;
    const send = () => {
      port += 1;
      const headers = { 'x-forwarded-for': `${address}:${port}` };
      return app.inject({ url: '/api/public/site', headers });
    };
    assert.deepEqual(await countStatuses(8, send), { 200: 5, 429: 3 });
  }
});

test('local sign-in works while the address of the server itself is over the limit', async () => {
  const { app } = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '40' });
  await countStatuses(50, () => app.inject('/api/public/site'));
  const otherAddress = { remoteAddress: '127.0.0.9' };
  const person = { name: 'Mina', email: 'mina@example.com' };
  const issued = await app.inject({
    method: 'POST',
    url: '/identity/token',
    payload: person,
    ...otherAddress,
  });
  const accessToken = issued.json().access_token;
  const headers = { authorization: `Bearer ${accessToken}` };
  const { sub } = (await app.inject({ url: '/identity/userinfo', headers, ...otherAddress })).json();
  const payload = { googleId: sub, accessToken };
  const signIn = { method: 'POST', url: '/api/auth/google-signin', payload, ...otherAddress } as const;
  assert.equal((await app.inject(signIn)).statusCode, 200);
});

test('requests without a valid session are limited by address, and do not affect signed-in people there', async () => {
  const here = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '50' });
  const student = await studentToken(here);
  const send = (token?: string) =>
    here.app.inject({
      url: '/api/auth/session',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  assert.deepEqual(await countStatuses(10, () => send()), { 401: 10 });
  assert.deepEqual(await countStatuses(5, () => send()), { 429: 5 });
  assert.deepEqual(await countStatuses(5, () => send('not.a.token')), { 429: 5 });
  assert.ok(Number((await send()).headers['retry-after']) <= 60);
  assert.equal((await send(student)).statusCode, 200);
});

test('requests that are refused with 403 are counted too', async () => {
  const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '5' });
  const headers = { authorization: `Bearer ${await studentToken(here)}` };
  const send = () => here.app.inject({ url: '/api/admin/test', headers });
  assert.deepEqual(await countStatuses(8, send), { 403: 5, 429: 3 });
});

test('student sign-ins have a separate limit per address', async () => {
  const { app } = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '100' });
  const signIn = () => app.inject({ method: 'POST', url: '/api/auth/google-signin', payload: {} });
  assert.deepEqual(await countStatuses(12, signIn), { 401: 10, 429: 2 });
  assert.equal((await app.inject('/api/public/site')).statusCode, 200);
});

test('a cached read of a visitor over the limit is left to Fastify, which counts and refuses it', async () => {
  let shared = 0;
  const counter = createSharedCallCounts(
    async (_window, calls) => {
      for (const added of calls.values()) shared += added;
      return new Map();
    },
    () => new Date('2026-11-15T10:00:20Z'),
  );
  const isOverLimit = createVisitorLimit({ perPerson: 3, perAddress: 3 }, counter);
  const answers = Array.from({ length: 5 }, () => isOverLimit('198.51.100.1'));
  assert.deepEqual(answers, [false, false, false, true, true]);
  await counter.exchange();
  assert.equal(shared, 3);
});

test('counting and Retry-After stay correct when the clock is set back', async () => {
  const here = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '5' });
  const send = () => here.app.inject('/api/public/site');
  here.clock.now = new Date('2026-11-15T12:00:10Z');
  assert.deepEqual(await countStatuses(6, send), { 200: 5, 429: 1 });
  here.clock.now = new Date('2026-11-15T10:00:30Z');
  assert.deepEqual(await countStatuses(6, send), { 200: 5, 429: 1 });
  assert.equal((await send()).headers['retry-after'], '30');
});
