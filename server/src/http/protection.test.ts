import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import { ADMIN, adminToken, testApp } from '../testing/test-app.ts';
import { authenticate } from './authenticate.ts';
import { handleErrors } from './error-handler.ts';
import { protect } from './protection.ts';

const here = await testApp();
const { app } = here;

test('one person who calls too often is asked to wait, and nobody else is', async () => {
  const busy = await adminToken(here);
  const calm = (await app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: ADMIN })).json()
    .token;
  const call = (token?: string) =>
    app.inject({
      url: token ? '/api/admin/test' : '/health',
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

test('a process whose callers queue too long turns them away in good order, and recovers', async () => {
  const bare = fastify();
  handleErrors(bare);
  authenticate(bare, async () => null);
  await protect(bare, { perPerson: 1000, perAddress: 1000 });
  bare.get('/', { config: { access: 'public' } }, async () => 'fine');
  assert.equal((await bare.inject('/')).statusCode, 200);

  const until = Date.now() + 2500;
  while (Date.now() < until);
  // the delay is sampled twice a second
  const statuses = new Set<number>();
  for (let look = 0; look < 40; look += 1) {
    const answer = await bare.inject('/');
    statuses.add(answer.statusCode);
    if (answer.statusCode === 503) assert.ok(Number(answer.headers['retry-after']) > 0);
    if (statuses.size === 2 && answer.statusCode === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.deepEqual([...statuses].sort(), [200, 503]);
  await bare.close();
});
