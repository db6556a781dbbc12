import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { audit } from '../../database/tables/audit.ts';
import { admins } from '../../database/tables/people.ts';
import { type TestApp, testApp, testAppOn } from '../../testing/test-app.ts';
import { addAdmin, ensureFirstAdmin } from '../admin-accounts/service.ts';

const here = await testApp();
const { app, db, clock } = here;

const OLD = 'the river of asha';
const NEW = 'ନୂଆ ନଦୀ ଓ ପୁରୁଣା ଦୀପ';

async function signIn(username: string, password: string, cookie = '', { app }: Pick<TestApp, 'app'> = here) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/admin/login',
    headers: { cookie },
    payload: { username, password },
  });
}

async function createAdmin(username: string): Promise<string> {
  await addAdmin(db, { username, password: OLD });
  return (await signIn(username, OLD)).json().token;
}

const changePassword = (token: string, payload: object, language = 'en') =>
  app.inject({
    method: 'PUT',
    url: '/api/admin/account/password',
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    payload,
  });

async function getStatus(token: string, { app }: Pick<TestApp, 'app'> = here): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: '/api/admin/account', headers })).statusCode;
}

test('changes the password, keeps this session and ends all others', async () => {
  const token = await createAdmin('asha');
  const other = (await signIn('asha', OLD)).json().token;
  const elsewhere = await testAppOn(db);
  assert.equal(await getStatus(other, elsewhere), 200);
  const response = await changePassword(token, { currentPassword: OLD, newPassword: NEW });
  assert.deepEqual(response.json(), {
    message: 'Your password was changed. You are signed out on all other devices.',
  });
  assert.deepEqual([await getStatus(token), await getStatus(other)], [200, 401]);
  elsewhere.clock.now = new Date(elsewhere.clock.now.getTime() + 30_000);
  assert.equal(await getStatus(other, elsewhere), 401);
  assert.equal((await signIn('asha', OLD)).statusCode, 401);
  assert.equal((await signIn('asha', NEW)).statusCode, 200);
  const entries = await db.select().from(audit).where(eq(audit.action, 'change-password'));
  assert.deepEqual(
    entries.map(({ actor, details }) => [actor, details]),
    [['asha', {}]],
  );
});

test('the browser that changed the password stays a known device', async () => {
  const token = await createAdmin('bina');
  const { headers } = await changePassword(token, { currentPassword: OLD, newPassword: NEW });
  const cookie = String(headers['set-cookie']).split(';', 1)[0]!;
  // five failures lock this address out, but not a known device
  for (let n = 0; n < 5; n += 1) await signIn('bina', 'wrong');
  assert.equal((await signIn('bina', NEW)).statusCode, 429);
  assert.equal((await signIn('bina', NEW, cookie)).statusCode, 200);
});

test('refuses a new password that breaks a rule, in the language of the request', async () => {
  const token = await createAdmin('chitra');
  for (const [newPassword, expected] of [
    ['eleven lett', 'A password has at least 12 characters.'],
    ['x'.repeat(129), 'A password has at most 128 characters.'],
    ['Password@1234', 'This password is too easy to guess. Choose another one, such as four random words.'],
    [OLD, 'The new password is the same as the current one.'],
  ]) {
    const response = await changePassword(token, { currentPassword: OLD, newPassword });
    assert.deepEqual([response.statusCode, response.json().message], [422, expected]);
  }
  const odia = await changePassword(token, { currentPassword: OLD, newPassword: 'short' }, 'or');
  assert.equal(odia.json().message, 'ପାସୱାର୍ଡରେ ଅତି କମରେ 12ଟି ଅକ୍ଷର ରହେ।');
  assert.equal((await signIn('chitra', OLD)).statusCode, 200);
});

test('refuses a wrong current password, and any after five failures of this session', async () => {
  const token = await createAdmin('deepa');
  for (let n = 0; n < 5; n += 1) {
    const response = await changePassword(token, { currentPassword: `wrong ${n}`, newPassword: NEW });
    assert.deepEqual([response.statusCode, response.json().message], [422, 'The current password is wrong.']);
  }
  const refused = await changePassword(token, { currentPassword: OLD, newPassword: NEW });
  assert.equal(refused.statusCode, 429);
  assert.ok(Number(refused.headers['retry-after']) > 800);
  clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  assert.equal((await changePassword(token, { currentPassword: OLD, newPassword: NEW })).statusCode, 200);
});

test('failed sign-ins of others do not keep an admin from changing the password', async () => {
  const token = await createAdmin('ela');
  for (let n = 0; n < 6; n += 1) await signIn('ela', 'wrong');
  assert.equal((await changePassword(token, { currentPassword: OLD, newPassword: NEW })).statusCode, 200);
});

test('a password that is older than the rules works, and the admin is asked to change it', async () => {
  const { app, db } = await testApp();
  await ensureFirstAdmin(db, { username: 'demo', password: 'demo-123' }, async () => {});
  const first = (await signIn('demo', 'demo-123', '', { app })).json();
  assert.equal(first.user.accountTask, 'change-password');
  const headers = { authorization: `Bearer ${first.token}` };
  const getUser = async () => (await app.inject({ url: '/api/auth/session', headers })).json().user;
  const getAccount = async () => (await app.inject({ url: '/api/admin/account', headers })).json().account;
  assert.equal((await getUser()).accountTask, 'change-password');
  const { username, hasWeakPassword } = await getAccount();
  assert.deepEqual([username, hasWeakPassword], ['demo', true]);
  await app.inject({
    method: 'PUT',
    url: '/api/admin/account/password',
    headers,
    payload: { currentPassword: 'demo-123', newPassword: NEW },
  });
  assert.equal((await getAccount()).hasWeakPassword, false);
  const second = (await signIn('demo', NEW, '', { app })).json();
  assert.ok(!('accountTask' in second.user));
  assert.equal((await db.select().from(admins))[0]?.hasWeakPassword, false);
});
