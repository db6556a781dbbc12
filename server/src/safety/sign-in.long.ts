import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addAdmin } from '../features/admin-accounts/service.ts';
import { ADMIN, testApp } from '../testing/test-app.ts';
import { measureRefusals } from './refusal-times.ts';

const server = await testApp();
await addAdmin(server.db, ADMIN);

test('4 the median times to refuse an unknown admin and a wrong password differ by less than 10 percent', async (t) => {
  const { unknown, wrong } = await measureRefusals(server, 400);
  t.diagnostic(`an unknown admin: ${unknown.toFixed(1)} ms, a wrong password: ${wrong.toFixed(1)} ms`);
  assert.ok(Math.abs(unknown / wrong - 1) < 0.1);
});
