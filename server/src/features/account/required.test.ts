import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SecondFactorSetting } from '@sikhya/contract/second-factor.ts';
import {
  advance,
  currentCode,
  logIn,
  PASSWORD,
  send,
  setUpTotp,
  startSignIn,
  takeSecondStep,
} from '../../testing/second-factor-helpers.ts';
import { testApp, testAppOn } from '../../testing/test-app.ts';
import { addAdmin } from '../admin-accounts/service.ts';

const REQUIRED = { ADMIN_SECOND_FACTOR: 'owners', SIGN_INS_A_MINUTE_PER_ADDRESS: '1000' };
const here = await testApp(REQUIRED);
const elsewhere = await testAppOn(here.db, REQUIRED);
const { app, db } = here;

/** The calls that such an admin may make: those of the own account, and ending the session. */
const ALLOWED = [
  'GET /api/auth/session',
  'PUT /api/auth/preferences',
  'POST /api/auth/logout',
  'GET /api/admin/account',
  'PUT /api/admin/account/password',
  'POST /api/admin/account/verify',
  'POST /api/admin/account/verify/passkey-options',
  'POST /api/admin/account/totp',
  'POST /api/admin/account/totp/confirm',
  'DELETE /api/admin/account/totp',
  'POST /api/admin/account/recovery-codes',
  'POST /api/admin/account/passkeys/options',
  'POST /api/admin/account/passkeys',
  'PUT /api/admin/account/passkeys/:passkeyId',
  'DELETE /api/admin/account/passkeys/:passkeyId',
  'GET /api/admin/notices',
  'GET /api/notices/unread',
  'POST /api/notices/read',
];

async function createOwner(username: string): Promise<string> {
  await addAdmin(db, { username, password: PASSWORD });
  const { token, user } = (await logIn(here, username)).json();
  assert.equal(user.accountTask, 'set-up-second-factor');
  return token;
}

test('37 an owner without a required second factor can call nothing but their own account', async () => {
  const token = await createOwner('asha');
  const refused: string[] = [];
  const allowed: string[] = [];
  for (const { method, url, access } of app.routes.filter(({ method }) => method !== 'HEAD')) {
    const route = `${method} ${url}`;
    if (access !== 'admin' && access !== 'signed-in') continue;
    if (route === 'POST /api/auth/logout') continue;
    const response = await send(here, route, undefined, { token });
    const isRefused = response.statusCode === 403 && response.json().code === 'second-factor-needed';
    (isRefused ? refused : allowed).push(route);
  }
  assert.deepEqual(allowed.sort(), ALLOWED.filter((route) => route !== 'POST /api/auth/logout').sort());
  assert.ok(refused.length > 20);
  const { user } = (await send(here, 'GET /api/auth/session', undefined, { token })).json();
  assert.equal(user.accountTask, 'set-up-second-factor');
  assert.equal((await send(here, 'POST /api/auth/logout', undefined, { token })).statusCode, 204);
});

test('the session is free on all servers as soon as the second factor is set up, and only this session', async () => {
  const token = await createOwner('bina');
  const other = (await logIn(here, 'bina')).json().token;
  const getStatuses = (of: string) =>
    Promise.all(
      [here, elsewhere].map(
        async (server) => (await send(server, 'GET /api/admin/courses', undefined, { token: of })).statusCode,
      ),
    );
  assert.deepEqual(await getStatuses(token), [403, 403]);
  const { secret } = await setUpTotp(here, token);
  assert.deepEqual(await getStatuses(token), [200, 200]);
  assert.deepEqual(await getStatuses(other), [401, 401], 'a session without it is not upgraded');
  const { user } = (await send(here, 'GET /api/auth/session', undefined, { token })).json();
  assert.ok(!('accountTask' in user));
  advance(here, 60);
  const signedIn = await takeSecondStep(here, await startSignIn(here, 'bina'), currentCode(here, secret));
  assert.deepEqual(await getStatuses(signedIn.json().token), [200, 200]);
});

test('37 the last second factor cannot be removed while it is required', async () => {
  const token = await createOwner('chitra');
  await setUpTotp(here, token);
  const refused = await send(here, 'DELETE /api/admin/account/totp', undefined, { token });
  assert.deepEqual(
    [refused.statusCode, refused.json().message],
    [409, 'Your account needs a second factor. Set up another one before you remove this one.'],
  );
  const { account } = (await send(here, 'GET /api/admin/account', undefined, { token })).json();
  assert.deepEqual(
    [account.hasTotp, account.recoveryCodesLeft, account.isSecondFactorRequired],
    [true, 10, true],
  );
});

for (const [setting, expected] of [
  ['optional', { owner: 200, author: 200 }],
  ['owners', { owner: 403, author: 200 }],
  ['all', { owner: 403, author: 403 }],
] as [SecondFactorSetting, Record<'owner' | 'author', number>][]) {
  test(`ADMIN_SECOND_FACTOR=${setting} applies to ${JSON.stringify(expected)}`, async () => {
    const server = await testApp({ ADMIN_SECOND_FACTOR: setting });
    for (const role of ['owner', 'author'] as const) {
      await addAdmin(server.db, { username: role, password: PASSWORD, role });
      const { token } = (await logIn(server, role)).json();
      const response = await send(server, 'GET /api/admin/courses', undefined, { token });
      assert.equal(response.statusCode, expected[role], role);
    }
  });
}

test('a role that needs a second factor is limited within 30 seconds of the change', async () => {
  await addAdmin(db, { username: 'deepa', password: PASSWORD, role: 'author' });
  const { token } = (await logIn(here, 'deepa')).json();
  const getStatus = async () => (await send(here, 'GET /api/admin/courses', undefined, { token })).statusCode;
  assert.equal(await getStatus(), 200);
  await db.execute(`update admins set role = 'owner' where username = 'deepa'`);
  advance(here, 30);
  assert.equal(await getStatus(), 403);
});
