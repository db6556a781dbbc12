import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addAdmin, changePassword, removeAdmin } from '../features/admin-accounts/service.ts';
import { adminToken, studentToken, type TestApp, testApp, testAppOn } from '../testing/test-app.ts';

/** Two servers on one database. Each caches the sessions that it has seen. */
const first = await testApp();
const second = await testAppOn(first.db);
await adminToken(first);

const PASSWORD = 'the-river-lantern-9';

async function signIn(username: string): Promise<string> {
  await addAdmin(first.db, { username, password: PASSWORD });
  const payload = { username, password: PASSWORD };
  return (await first.app.inject({ method: 'POST', url: '/api/auth/admin/login', payload })).json().token;
}

async function getStatus({ app }: TestApp, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: '/api/auth/session', headers })).statusCode;
}

const CHANGES: [string, (username: string) => Promise<void>][] = [
  [
    'a changed password',
    (username) => changePassword(first.db, { username, password: 'another-lantern-9' }, new Date()),
  ],
  ['a removed account', (username) => removeAdmin(first.db, username)],
];

for (const [name, change] of CHANGES) {
  test(`8 ${name} ends the sessions on all servers within 30 seconds`, async () => {
    const username = name.replaceAll(' ', '-');
    const token = await signIn(username);
    for (const server of [first, second]) assert.equal(await getStatus(server, token), 200);
    await change(username);
    const fresh = await testAppOn(first.db);
    assert.equal(await getStatus(fresh, token), 401);
    for (const server of [first, second]) {
      server.clock.now = new Date(server.clock.now.getTime() + 30_000);
      assert.equal(await getStatus(server, token), 401);
    }
  });
}

test('8 logout ends the session at once on the same server, and within 30 seconds on others', async () => {
  const token = await studentToken(first);
  for (const server of [first, second]) assert.equal(await getStatus(server, token), 200);
  const headers = { authorization: `Bearer ${token}` };
  await second.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
  assert.equal(await getStatus(second, token), 401);
  first.clock.now = new Date(first.clock.now.getTime() + 30_000);
  assert.equal(await getStatus(first, token), 401);
});
