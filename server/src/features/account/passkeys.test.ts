import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { audit } from '../../database/tables/audit.ts';
import { admins } from '../../database/tables/people.ts';
import { passkeys } from '../../database/tables/second-factors.ts';
import { advance, createAdmin, logIn, send, startSignIn } from '../../testing/second-factor-helpers.ts';
import { createSoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { testApp } from '../../testing/test-app.ts';

const ORIGIN = 'https://sikhya.example';
const here = await testApp({ PUBLIC_URL: `${ORIGIN}/`, SIGN_INS_A_MINUTE_PER_ADDRESS: '1000' });
const { db } = here;

type Authenticator = ReturnType<typeof createSoftwareAuthenticator>;

const getNewOptions = async (token: string) =>
  (await send(here, 'POST /api/admin/account/passkeys/options', undefined, { token })).json().options;

const addPasskey = (token: string, name: string, response: object) =>
  send(here, 'POST /api/admin/account/passkeys', { name, response }, { token });

const getSignInOptions = async (challenge?: string) =>
  (await send(here, 'POST /api/auth/admin/login/passkey-options', { ...(challenge && { challenge }) })).json()
    .options;

const signIn = (response: object) => send(here, 'POST /api/auth/admin/login/passkey', { response });

const getAccount = async (token: string) =>
  (await send(here, 'GET /api/admin/account', undefined, { token })).json().account;

/** Creates an admin with one passkey. */
async function createAdminWithPasskey(username: string) {
  const token = await createAdmin(here, username);
  const authenticator = createSoftwareAuthenticator(ORIGIN);
  const added = await addPasskey(token, 'My phone', authenticator.create(await getNewOptions(token)));
  assert.equal(added.statusCode, 200, added.body);
  return { token, authenticator, recoveryCodes: added.json().recoveryCodes as string[] };
}

test('adds passkeys with names, shows their use, and removes them', async () => {
  const { token, authenticator, recoveryCodes } = await createAdminWithPasskey('asha');
  assert.equal(recoveryCodes.length, 10);
  const options = await getNewOptions(token);
  assert.deepEqual(
    [options.rp, options.user.name, options.authenticatorSelection.userVerification, options.attestation],
    [{ name: 'Sikhya', id: 'sikhya.example' }, 'asha', 'required', 'none'],
  );
  assert.equal(options.excludeCredentials.length, 1);
  const second = createSoftwareAuthenticator(ORIGIN);
  const added = await addPasskey(token, ' ଚାବି 🔑 ', second.create(options));
  assert.deepEqual([added.statusCode, added.json()], [200, {}], 'recovery codes come with the first only');
  assert.equal((await signIn(authenticator.answer(await getSignInOptions()))).statusCode, 200);
  const account = await getAccount(token);
  assert.deepEqual(
    account.passkeys.map(({ name, lastUsedAt }: { name: string; lastUsedAt: string }) => [name, lastUsedAt]),
    [
      ['My phone', here.clock.now.toISOString()],
      ['ଚାବି 🔑', null],
    ],
  );
  const rename = (id: string, name: string, of = token) =>
    send(here, `PUT /api/admin/account/passkeys/${id}`, { name }, { token: of });
  assert.equal((await rename(account.passkeys[1]._id, ' ଘର ଚାବି ')).statusCode, 204);
  assert.equal((await getAccount(token)).passkeys[1].name, 'ଘର ଚାବି');
  assert.equal((await rename(account.passkeys[1]._id, '  ')).statusCode, 422);
  assert.equal((await rename('not-an-id', 'x')).statusCode, 404);
  const other = await createAdminWithPasskey('usha');
  assert.equal((await rename(account.passkeys[1]._id, 'x', other.token)).statusCode, 404);
  const remove = (id: string) => send(here, `DELETE /api/admin/account/passkeys/${id}`, undefined, { token });
  assert.equal((await remove(account.passkeys[0]._id)).statusCode, 204);
  assert.equal((await remove(account.passkeys[0]._id)).statusCode, 404);
  assert.equal((await remove('not-an-id')).statusCode, 404);
  assert.equal((await signIn(authenticator.answer(await getSignInOptions()))).statusCode, 401);
  const entries = (await db.select().from(audit)).filter(
    ({ actor, action }) => actor === 'asha' && action.endsWith('passkey'),
  );
  assert.deepEqual(
    entries.map(({ actor, action, details }) => [actor, action, details]),
    [
      ['asha', 'add-passkey', { name: 'My phone' }],
      ['asha', 'add-passkey', { name: 'ଚାବି 🔑' }],
      ['asha', 'rename-passkey', { name: 'ଘର ଚାବି' }],
      ['asha', 'remove-passkey', { name: 'My phone' }],
    ],
  );
});

test('signs in with a passkey alone, and records how', async () => {
  const { authenticator } = await createAdminWithPasskey('bina');
  const options = await getSignInOptions();
  assert.deepEqual([options.rpId, options.userVerification], ['sikhya.example', 'required']);
  assert.deepEqual(options.allowCredentials ?? [], [], 'the person chooses the passkey');
  const [bina] = await db.select().from(admins).where(eq(admins.username, 'bina'));
  const response = await signIn(authenticator.answer(options, { userHandle: bina!.id }));
  assert.deepEqual([response.statusCode, response.json().user.username], [200, 'bina']);
  const signIns = await db.select().from(audit).where(eq(audit.actor, 'bina'));
  assert.deepEqual(signIns.at(-1)?.details, { method: 'passkey' });
});

test('a passkey is the second step after the password', async () => {
  const { authenticator } = await createAdminWithPasskey('chitra');
  assert.deepEqual((await logIn(here, 'chitra')).json().secondStep.methods, ['passkey', 'recovery-code']);
  const options = await getSignInOptions(await startSignIn(here, 'chitra'));
  assert.equal(options.allowCredentials.length, 1);
  assert.equal((await signIn(authenticator.answer(options))).statusCode, 200);
  const unknown = await send(here, 'POST /api/auth/admin/login/passkey-options', { challenge: 'x' });
  assert.equal(unknown.statusCode, 404);
});

test('refuses the passkey of another admin as the second step', async () => {
  await createAdminWithPasskey('deepa');
  const { authenticator } = await createAdminWithPasskey('ela');
  const options = await getSignInOptions(await startSignIn(here, 'deepa'));
  assert.equal((await signIn(authenticator.answer(options))).statusCode, 401);
});

const REFUSED: [string, (authenticator: Authenticator) => Promise<object>][] = [
  [
    'of another site',
    async (key) => key.answer(await getSignInOptions(), { origin: 'https://evil.example' }),
  ],
  ['without a verified user', async (key) => key.answer(await getSignInOptions(), { isUserVerified: false })],
  ['that names another user', async (key) => key.answer(await getSignInOptions(), { userHandle: 'another' })],
  ['to an unknown challenge', async (key) => key.answer({ challenge: 'AAAA' })],
  [
    'to a challenge that is five minutes old',
    async (key) => {
      const options = await getSignInOptions();
      advance(here, 300);
      return key.answer(options);
    },
  ],
  [
    'to a challenge for a new passkey',
    async (key) => key.answer(await getNewOptions(await createAdmin(here, `admin ${Math.random()}`))),
  ],
  [
    'with a changed signature',
    async (key) => {
      const answer = key.answer(await getSignInOptions());
      return { ...answer, response: { ...answer.response, signature: 'AAAA' } };
    },
  ],
  ['of an unknown passkey', async () => createSoftwareAuthenticator(ORIGIN).answer(await getSignInOptions())],
];

for (const [index, [name, createAnswer]] of REFUSED.entries()) {
  test(`37 refuses an answer ${name}`, async () => {
    const { authenticator } = await createAdminWithPasskey(`refused ${index}`);
    const response = await signIn(await createAnswer(authenticator));
    assert.deepEqual(
      [response.statusCode, response.json().message],
      [401, 'The passkey was not accepted. Try again, or sign in with your password.'],
    );
    assert.equal((await signIn(authenticator.answer(await getSignInOptions()))).statusCode, 200);
  });
}

test('37 an answer works once, also when it is sent twice at the same moment', async () => {
  const { authenticator } = await createAdminWithPasskey('farida');
  const answer = authenticator.answer(await getSignInOptions());
  const responses = await Promise.all([signIn(answer), signIn(answer)]);
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [200, 401]);
  assert.equal((await signIn(answer)).statusCode, 401);
});

test('refuses a counter that does not grow, because the key was copied, but not if it never counts', async () => {
  const { authenticator } = await createAdminWithPasskey('gita');
  const answerWith = async (counter: number) =>
    (await signIn(authenticator.answer(await getSignInOptions(), { counter }))).statusCode;
  assert.deepEqual([await answerWith(0), await answerWith(0), await answerWith(7)], [200, 200, 200]);
  assert.deepEqual([await answerWith(7), await answerWith(0), await answerWith(8)], [401, 401, 200]);
});

test('refuses a new passkey of another site, another session or without a verified user, and a second use', async () => {
  const { token } = await createAdminWithPasskey('hema');
  const other = await createAdmin(here, 'indu');
  const key = createSoftwareAuthenticator(ORIGIN);
  const stolen = key.create(await getNewOptions(other));
  for (const response of [
    key.create(await getNewOptions(token), { origin: 'https://evil.example' }),
    key.create(await getNewOptions(token), { isUserVerified: false }),
    stolen,
    key.create({ challenge: 'AAAA' }),
  ])
    assert.equal((await addPasskey(token, 'x', response)).statusCode, 422);
  const valid = key.create(await getNewOptions(token));
  assert.equal((await addPasskey(token, 'x', valid)).statusCode, 200);
  assert.equal((await addPasskey(token, 'y', valid)).statusCode, 422, 'the challenge was used');
  const same = key.create(await getNewOptions(token));
  assert.equal((await addPasskey(token, 'y', same)).statusCode, 422, 'the passkey exists');
  assert.equal((await addPasskey(token, ' ', key.create(await getNewOptions(token)))).statusCode, 422);
});

test('a passkey proves who is signed in, in its own session only', async () => {
  const { token, authenticator } = await createAdminWithPasskey('jaya');
  const second = (await signIn(authenticator.answer(await getSignInOptions()))).json().token;
  advance(here, 600);
  const getOptions = async (of: string) =>
    (await send(here, 'POST /api/admin/account/verify/passkey-options', undefined, { token: of })).json()
      .options;
  const verify = (of: string, passkey: object) =>
    send(here, 'POST /api/admin/account/verify', { passkey }, { token: of });
  const start = (of: string) => send(here, 'POST /api/admin/account/totp', undefined, { token: of });
  assert.equal((await start(token)).statusCode, 403);
  assert.equal((await verify(token, authenticator.answer(await getOptions(second)))).statusCode, 422);
  assert.equal((await verify(token, authenticator.answer(await getSignInOptions()))).statusCode, 422);
  assert.equal((await verify(token, authenticator.answer(await getOptions(token)))).statusCode, 204);
  assert.deepEqual([(await start(token)).statusCode, (await start(second)).statusCode], [200, 403]);
});

test('a blocked admin cannot sign in with a passkey, and a removed admin leaves none', async () => {
  const { authenticator } = await createAdminWithPasskey('kavita');
  const isKavita = eq(admins.username, 'kavita');
  await db.update(admins).set({ blockedAt: here.clock.now }).where(isKavita);
  assert.equal((await signIn(authenticator.answer(await getSignInOptions()))).statusCode, 403);
  const before = (await db.select().from(passkeys)).length;
  await db.delete(admins).where(isKavita);
  assert.equal((await db.select().from(passkeys)).length, before - 1);
});

test('one address can ask for twenty challenges a minute', async () => {
  const limited = await testApp({ PUBLIC_URL: ORIGIN });
  const statuses = [];
  for (let n = 0; n < 21; n += 1)
    statuses.push((await send(limited, 'POST /api/auth/admin/login/passkey-options', {})).statusCode);
  assert.deepEqual([statuses[19], statuses[20]], [200, 429]);
});
