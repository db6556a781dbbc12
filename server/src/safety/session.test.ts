import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addAdmin, changePassword, removeAdmin } from '../features/admin-accounts/service.ts';
import { adminToken, studentToken, type TestApp, testApp, testAppOn } from '../testing/test-app.ts';

/** Two processes on one database: what is done to an account reaches a process that only remembers the session. */
const first = await testApp();
const second = await testAppOn(first.db);
await adminToken(first);

const WORD = 'the-password-9';

async function signIn(username: string): Promise<string> {
  await addAdmin(first.db, { username, password: WORD });
  const payload = { username, password: WORD };
  return (await first.app.inject({ method: 'POST', url: '/api/auth/admin/login', payload })).json().token;
}

async function statusOn({ app }: TestApp, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: '/api/auth/session', headers })).statusCode;
}

const ENDS: [string, (username: string) => Promise<void>][] = [
  [
    'a changed password',
    (username) => changePassword(first.db, { username, password: 'another-9' }, new Date()),
  ],
  ['a removed account', (username) => removeAdmin(first.db, username)],
];

for (const [what, end] of ENDS) {
  test(`8 ${what} ends the sessions within 30 seconds wherever they were known`, async () => {
    const username = what.replaceAll(' ', '-');
    const token = await signIn(username);
    for (const here of [first, second]) assert.equal(await statusOn(here, token), 200);
    await end(username);
    const fresh = await testAppOn(first.db);
    assert.equal(await statusOn(fresh, token), 401);
    for (const here of [first, second]) {
      here.clock.now = new Date(here.clock.now.getTime() + 30_000);
      assert.equal(await statusOn(here, token), 401);
    }
  });
}

test('8 who logs out on one process is out there at once, and within 30 seconds on another', async () => {
  const token = await studentToken(first);
  for (const here of [first, second]) assert.equal(await statusOn(here, token), 200);
  const headers = { authorization: `Bearer ${token}` };
  await second.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
  assert.equal(await statusOn(second, token), 401);
  first.clock.now = new Date(first.clock.now.getTime() + 30_000);
  assert.equal(await statusOn(first, token), 401);
});
