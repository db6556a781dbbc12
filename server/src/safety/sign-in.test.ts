import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminToken, testApp } from '../testing/test-app.ts';
import { mediansOfRefusals } from './refusal-times.ts';

const here = await testApp();
await adminToken(here);

/** Without the work of checking a password an unknown name is refused many times as fast. */
test('4 an unknown admin is refused after the same work as a wrong password', async () => {
  const { unknown, wrong } = await mediansOfRefusals(here, 15);
  assert.ok(unknown > wrong / 2 && unknown < wrong * 2, `${unknown} ms and ${wrong} ms`);
});
