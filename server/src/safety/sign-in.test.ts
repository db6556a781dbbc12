import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addAdmin } from '../features/admin-accounts/service.ts';
import { ADMIN, testApp } from '../testing/test-app.ts';
import { measureRefusals } from './refusal-times.ts';

const server = await testApp();
await addAdmin(server.db, ADMIN);

/** A refusal without the check of a password would be many times faster. */
test('4 refusing an unknown admin takes about as long as refusing a wrong password', async () => {
  const { unknown, wrong } = await measureRefusals(server, 15);
  assert.ok(unknown > wrong / 2 && unknown < wrong * 2, `${unknown} ms and ${wrong} ms`);
});
