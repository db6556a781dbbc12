import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { audit } from '../../database/tables/audit.ts';
import { admins, sessions } from '../../database/tables/people.ts';
import { recoveryCodes, totpSecrets } from '../../database/tables/second-factors.ts';
import {
  advance,
  createAdmin,
  createAdminWithTotp,
  currentCode,
  logIn,
  PASSWORD,
  send,
  setUpTotp,
  startSignIn,
  takeSecondStep,
} from '../../testing/second-factor-helpers.ts';
import { testApp, testAppOn } from '../../testing/test-app.ts';
import { changePassword, createSignInCode } from '../admin-accounts/service.ts';
import { toBase32 } from '../second-factor/totp.ts';
import { resetSecondFactors } from './service.ts';

// the tests sign in more often than a person would
const SETTINGS = { SIGN_INS_A_MINUTE_PER_ADDRESS: '1000' };
const here = await testApp(SETTINGS);
const { db } = here;

const getStatus = async (token: string) =>
  (await send(here, 'GET /api/admin/test', undefined, { token })).statusCode;
const getAccount = async (token: string) =>
  (await send(here, 'GET /api/admin/account', undefined, { token })).json().account;

test('sets up an authenticator app with its first code, and shows recovery codes once', async () => {
  const token = await createAdmin(here, 'asha');
  const other = (await logIn(here, 'asha')).json().token;
  const started = (await send(here, 'POST /api/admin/account/totp', undefined, { token })).json();
  assert.match(started.secret, /^[A-Z2-7]{32}$/);
  assert.ok(started.uri.startsWith(`otpauth://totp/Sikhya:asha?secret=${started.secret}&issuer=Sikhya`));
  assert.match(started.qrCode.path, /^(M\d+ \d+h\d+v1h-\d+z)+$/);
  const wrong = await send(here, 'POST /api/admin/account/totp/confirm', { code: '12345' }, { token });
  assert.equal(wrong.statusCode, 422);
  assert.equal((await getAccount(token)).hasTotp, false);

  const { secret, recoveryCodes: codes } = await setUpTotp(here, token);
  assert.equal(new Set(codes).size, 10);
  for (const code of codes) assert.match(code, /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  const account = await getAccount(token);
  assert.deepEqual([account.hasTotp, account.recoveryCodesLeft], [true, 10]);
  assert.deepEqual([await getStatus(token), await getStatus(other)], [200, 401], 'other sessions end');

  const [stored] = await db.select().from(totpSecrets);
  const readable = `${stored!.secret} ${Buffer.from(stored!.secret, 'base64url').toString('latin1')}`;
  for (const form of [toBase32(secret), secret.toString('base64url'), secret.toString('latin1')])
    assert.ok(!readable.includes(form), 'the secret is encrypted');
  const hashes = (await db.select().from(recoveryCodes)).map(({ codeHash }) => codeHash);
  assert.ok(codes.every((code) => !hashes.includes(code) && !hashes.includes(code.replaceAll('-', ''))));
  const [entry] = await db.select().from(audit).where(eq(audit.action, 'add-totp'));
  assert.deepEqual([entry?.actor, entry?.details], ['asha', {}]);
});

test('37 the password alone opens no session: a code has to follow', async () => {
  const { secret } = await createAdminWithTotp(here, 'bina');
  advance(here, 60);
  const before = (await db.select().from(sessions)).length;
  const first = await logIn(here, 'bina');
  assert.deepEqual(Object.keys(first.json()), ['secondStep']);
  assert.deepEqual(first.json().secondStep.methods, ['totp', 'recovery-code']);
  assert.equal(first.headers['set-cookie'], undefined, 'the device is not known yet');
  assert.equal((await db.select().from(sessions)).length, before);
  const { challenge } = first.json().secondStep;
  assert.equal(await getStatus(challenge), 401, 'the challenge is no token');

  const second = await takeSecondStep(here, challenge, currentCode(here, secret));
  assert.deepEqual([second.statusCode, second.json().user.username], [200, 'bina']);
  assert.match(String(second.headers['set-cookie']), /^sikhya-device-/);
  assert.equal(await getStatus(second.json().token), 200);
});

test('37 a code is accepted once, also by several servers at the same moment', async () => {
  const { secret } = await createAdminWithTotp(here, 'chitra');
  const elsewhere = await testAppOn(db, SETTINGS);
  const confirmed = await takeSecondStep(here, await startSignIn(here, 'chitra'), currentCode(here, secret));
  assert.equal(confirmed.statusCode, 401, 'the code of the set-up was used');
  advance(here, 60);
  elsewhere.clock.now = here.clock.now;
  const code = currentCode(here, secret);
  const challenges = [await startSignIn(here, 'chitra'), await startSignIn(here, 'chitra')];
  const responses = await Promise.all(
    [here, elsewhere].map((server, n) => takeSecondStep(server, challenges[n]!, code)),
  );
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [200, 401]);
  const replayed = await takeSecondStep(here, await startSignIn(here, 'chitra'), code);
  assert.deepEqual(
    [replayed.statusCode, replayed.json().message],
    [401, 'The code is wrong or was used already.'],
  );
});

test('accepts spaces and Odia digits', async () => {
  const { secret } = await createAdminWithTotp(here, 'deepa');
  advance(here, 60);
  const code = currentCode(here, secret).replace(/\d/g, (digit) => '୦୧୨୩୪୫୬୭୮୯'[Number(digit)]!);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  assert.equal((await takeSecondStep(here, await startSignIn(here, 'deepa'), typed)).statusCode, 200);
});

test('37 five wrong codes lock the address out, and a right password does not clear them', async () => {
  const { secret } = await createAdminWithTotp(here, 'ela');
  advance(here, 60);
  const challenge = await startSignIn(here, 'ela');
  for (let n = 0; n < 4; n += 1) {
    assert.equal((await takeSecondStep(here, challenge, '000000')).statusCode, 401);
    // an attacker who knows the password signs in again in between
    await startSignIn(here, 'ela');
  }
  assert.equal((await takeSecondStep(here, challenge, 'aaaa-bbbb-cccc')).statusCode, 401);
  const refused = await takeSecondStep(here, challenge, currentCode(here, secret));
  assert.equal(refused.statusCode, 429);
  assert.match(refused.json().message, /^Too many failed sign-ins\. Try again in 15 minutes\.$/);
  assert.equal((await logIn(here, 'ela')).statusCode, 429);
  advance(here, 15 * 60);
  const again = await takeSecondStep(here, await startSignIn(here, 'ela'), currentCode(here, secret));
  assert.equal(again.statusCode, 200);
});

test('37 wrong passwords and wrong codes count together, from all addresses', async () => {
  await createAdminWithTotp(here, 'farida');
  const challenge = await startSignIn(here, 'farida');
  for (let n = 0; n < 10; n += 1) {
    const caller = { address: `203.0.113.${n}` };
    assert.equal((await logIn(here, 'farida', caller, 'wrong')).statusCode, 401);
    assert.equal((await takeSecondStep(here, challenge, '000000', caller)).statusCode, 401);
  }
  const refused = await takeSecondStep(here, challenge, '000000', { address: '203.0.113.99' });
  assert.match(refused.json().message, /^Too many failed sign-ins to this account\./);
});

test('37 a challenge works once, for its own admin, for five minutes', async () => {
  const gita = await createAdminWithTotp(here, 'gita');
  const hema = await createAdminWithTotp(here, 'hema');
  advance(here, 60);
  const challenge = await startSignIn(here, 'gita');
  const other = await takeSecondStep(here, challenge, currentCode(here, hema.secret));
  assert.equal(other.statusCode, 401, 'the code of another admin');
  assert.equal((await takeSecondStep(here, challenge, currentCode(here, gita.secret))).statusCode, 200);
  advance(here, 60);
  const reused = await takeSecondStep(here, challenge, currentCode(here, gita.secret));
  assert.deepEqual(
    [reused.statusCode, reused.json().message],
    [404, 'This sign-in took too long. Enter your password again.'],
  );
  const late = await startSignIn(here, 'gita');
  advance(here, 5 * 60);
  assert.equal((await takeSecondStep(here, late, currentCode(here, gita.secret))).statusCode, 404);
  assert.equal((await takeSecondStep(here, 'x', '123456')).statusCode, 404);
});

test('a new password and a block stop a sign-in that waits for its second step', async () => {
  const { secret } = await createAdminWithTotp(here, 'indu');
  advance(here, 60);
  const challenge = await startSignIn(here, 'indu');
  await changePassword(db, { username: 'indu', password: PASSWORD }, here.clock.now);
  assert.equal((await takeSecondStep(here, challenge, currentCode(here, secret))).statusCode, 404);
  const next = await startSignIn(here, 'indu');
  await db.update(admins).set({ blockedAt: here.clock.now }).where(eq(admins.username, 'indu'));
  assert.equal((await takeSecondStep(here, next, currentCode(here, secret))).statusCode, 403);
});

test('37 a recovery code works once, and new ones replace the old ones', async () => {
  const { token, recoveryCodes: codes } = await createAdminWithTotp(here, 'jaya');
  const use = async (code: string) => takeSecondStep(here, await startSignIn(here, 'jaya'), code);
  assert.equal((await use(codes[0]!.toUpperCase().replaceAll('-', ' '))).statusCode, 200);
  assert.equal((await use(codes[0]!)).statusCode, 401);
  assert.equal((await getAccount(token)).recoveryCodesLeft, 9);
  const { recoveryCodes: fresh } = (
    await send(here, 'POST /api/admin/account/recovery-codes', undefined, { token })
  ).json();
  assert.equal(fresh.length, 10);
  assert.equal((await use(codes[1]!)).statusCode, 401);
  assert.equal((await use(fresh[1])).statusCode, 200);
  const both = await Promise.all([use(fresh[2]), use(fresh[2])]);
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 401]);
});

test('37 changes of second factors need a proof within the last ten minutes', async () => {
  const { token, secret } = await createAdminWithTotp(here, 'kavita');
  advance(here, 10 * 60);
  for (const route of [
    'POST /api/admin/account/totp',
    'DELETE /api/admin/account/totp',
    'POST /api/admin/account/recovery-codes',
    'POST /api/admin/account/passkeys/options',
  ]) {
    const refused = await send(here, route, undefined, { token });
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'verification-needed'], route);
  }
  const verify = (payload: object) => send(here, 'POST /api/admin/account/verify', payload, { token });
  assert.equal((await verify({ password: PASSWORD })).statusCode, 422, 'a thief may know the password');
  assert.equal((await verify({ code: currentCode(here, secret) })).statusCode, 204);
  assert.equal((await verify({ code: currentCode(here, secret) })).statusCode, 422, 'a used code');
  assert.equal((await send(here, 'DELETE /api/admin/account/totp', undefined, { token })).statusCode, 204);
  const account = await getAccount(token);
  assert.deepEqual([account.hasTotp, account.recoveryCodesLeft], [false, 0]);
  assert.ok((await logIn(here, 'kavita')).json().token, 'the password is enough again');
});

test('without a second factor the password proves who is signed in, with a limit of guesses', async () => {
  const token = await createAdmin(here, 'lata');
  advance(here, 10 * 60);
  const verify = (payload: object) => send(here, 'POST /api/admin/account/verify', payload, { token });
  for (const payload of [{}, { code: '123456' }, { password: 'x' }, { password: 'y' }, { password: 'z' }])
    assert.equal((await verify(payload)).statusCode, 422);
  assert.equal((await verify({ password: PASSWORD })).statusCode, 429);
  advance(here, 15 * 60);
  assert.equal((await verify({ password: PASSWORD })).statusCode, 204);
  await setUpTotp(here, token);
});

test('a recent second factor replaces the current password when it is changed', async () => {
  const { token, secret } = await createAdminWithTotp(here, 'mira');
  const change = (caller: string) =>
    send(
      here,
      'PUT /api/admin/account/password',
      { newPassword: 'a lantern on the river' },
      { token: caller },
    );
  advance(here, 10 * 60);
  assert.equal((await change(token)).json().code, 'verification-needed');
  await send(here, 'POST /api/admin/account/verify', { code: currentCode(here, secret) }, { token });
  assert.equal((await change(token)).statusCode, 200);
  const withoutFactor = await createAdmin(here, 'nila');
  assert.equal((await change(withoutFactor)).statusCode, 422, 'a recent sign-in is not enough');
});

test('a set-up belongs to the session that started it, and replaces the app only when confirmed', async () => {
  const { token, secret } = await createAdminWithTotp(here, 'oviya');
  advance(here, 60);
  const other = (
    await takeSecondStep(here, await startSignIn(here, 'oviya'), currentCode(here, secret))
  ).json().token;
  await send(here, 'POST /api/admin/account/totp', undefined, { token });
  const code = currentCode(here, secret);
  const elsewhere = await send(here, 'POST /api/admin/account/totp/confirm', { code }, { token: other });
  assert.equal(elsewhere.statusCode, 409);
  advance(here, 60);
  assert.ok(
    (await takeSecondStep(here, await startSignIn(here, 'oviya'), currentCode(here, secret))).json().token,
  );
  const { secret: replaced, recoveryCodes: codes } = await setUpTotp(here, token);
  assert.equal(codes, undefined, 'the recovery codes stay');
  advance(here, 60);
  const challenge = await startSignIn(here, 'oviya');
  assert.equal((await takeSecondStep(here, challenge, currentCode(here, secret))).statusCode, 401);
  assert.equal((await takeSecondStep(here, challenge, currentCode(here, replaced))).statusCode, 200);
});

test('a sign-in code of the server and a reset are ways back in, both recorded', async () => {
  const { token } = await createAdminWithTotp(here, 'puja');
  const code = await createSignInCode(db, 'puja', here.clock.now);
  assert.ok((await logIn(here, 'puja', {}, code)).json().token, 'the code replaces both steps');
  const [signIn] = (await db.select().from(audit).where(eq(audit.actor, 'puja'))).filter(
    ({ details }) => (details as { method?: string }).method === 'sign-in-code',
  );
  assert.equal(signIn?.action, 'sign-in');
  const challenge = await startSignIn(here, 'puja');
  await resetSecondFactors(db, 'Puja', here.clock.now);
  assert.equal((await takeSecondStep(here, challenge, '123456')).statusCode, 404);
  assert.ok((await logIn(here, 'puja')).json().token);
  advance(here, 30);
  assert.equal(await getStatus(token), 401);
  const [entry] = await db.select().from(audit).where(eq(audit.action, 'reset-second-factors'));
  assert.equal(entry?.actor, 'server');
  await assert.rejects(resetSecondFactors(db, 'nobody', here.clock.now), /no admin 'nobody'/);
});

test('an app works while SESSION_SECRET is rotated, and is encrypted anew when it is used', async () => {
  const { secret } = await createAdminWithTotp(here, 'rina');
  const NEW = 'n'.repeat(48);
  const rotating = await testAppOn(db, {
    ...SETTINGS,
    SESSION_SECRET: NEW,
    SESSION_SECRET_PREVIOUS: 's'.repeat(48),
  });
  const rotated = await testAppOn(db, { ...SETTINGS, SESSION_SECRET: NEW });
  advance(here, 60);
  rotating.clock.now = rotated.clock.now = here.clock.now;
  const early = await takeSecondStep(rotated, await startSignIn(rotated, 'rina'), currentCode(here, secret));
  assert.equal(early.statusCode, 401);
  const during = await takeSecondStep(
    rotating,
    await startSignIn(rotating, 'rina'),
    currentCode(here, secret),
  );
  assert.equal(during.statusCode, 200, during.body);
  advance(here, 60);
  rotated.clock.now = here.clock.now;
  const after = await takeSecondStep(rotated, await startSignIn(rotated, 'rina'), currentCode(here, secret));
  assert.equal(after.statusCode, 200, after.body);
});
