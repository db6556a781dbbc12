import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminToken, testApp } from '../testing/test-app.ts';
import { mediansOfRefusals } from './refusal-times.ts';

const here = await testApp();
await adminToken(here);

test('4 the median times of both refusals are within 10 percent of each other', async () => {
  const { unknown, wrong } = await mediansOfRefusals(here.app, 400);
  assert.ok(Math.abs(unknown / wrong - 1) < 0.1, `${unknown} ms and ${wrong} ms`);
});
