import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminToken, testApp } from '../testing/test-app.ts';
import { mediansOfRefusals } from './refusal-times.ts';

const here = await testApp();
await adminToken(here);

test('4 the median times of both refusals are within 10 percent of each other', async (t) => {
  const { unknown, wrong } = await mediansOfRefusals(here, 400);
  t.diagnostic(`an unknown admin: ${unknown.toFixed(1)} ms, a wrong password: ${wrong.toFixed(1)} ms`);
  assert.ok(Math.abs(unknown / wrong - 1) < 0.1);
});
