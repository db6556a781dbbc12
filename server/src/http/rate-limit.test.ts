import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, adminToken, testApp } from '../testing/test-app.ts';

const here = await testApp();
const { app } = here;

test('23 one person who calls too often is asked to wait, and nobody else at the same address is', async () => {
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
