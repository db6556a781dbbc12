import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SignJWT } from 'jose';
import { ADMIN, adminToken, testApp, testAppOn } from '../../testing/test-app.ts';

const here = await testApp();
const { app, db, clock } = here;
const token = await adminToken(here);
const SECRET = new TextEncoder().encode('s'.repeat(48));

function logIn(payload: object) {
  return app.inject({ method: 'POST', url: '/api/auth/admin/login', payload });
}

async function statusWith(bearer: string, on = app): Promise<number> {
  return (await on.inject({ url: '/api/admin/test', headers: { authorization: `Bearer ${bearer}` } }))
    .statusCode;
}

test('the right password answers a token and the user', async () => {
  const { token: given, user } = (await logIn({ ...ADMIN, username: ADMIN.username.toUpperCase() })).json();
  assert.deepEqual(
    [user.role, user.username, user.name, user.googleProfile],
    ['admin', 'asha', 'asha', null],
  );
  assert.equal(await statusWith(given), 200);
});

test('the server says whose session it is', async () => {
  const answer = await app.inject({
    url: '/api/auth/session',
    headers: { authorization: `Bearer ${token}` },
  });
  assert.deepEqual([answer.json().user.role, answer.json().user.username], ['admin', ADMIN.username]);
});

test('4 an unknown admin and a wrong password answer the same', async () => {
  const answers = await Promise.all([
    logIn({ username: 'nobody', password: 'x' }),
    logIn({ username: ADMIN.username, password: 'x' }),
  ]);
  const [unknown, wrong] = answers.map((answer) => {
    const { requestId: _, ...body } = answer.json();
    return { status: answer.statusCode, body };
  });
  assert.deepEqual(unknown, wrong);
  assert.equal(unknown?.status, 401);
});

test('7 a token that was tampered with, is expired, or is meant for something else answers 401', async () => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  const signed = (header: object, payload: object, key = SECRET) =>
    new SignJWT(payload as Record<string, unknown>)
      .setProtectedHeader({ alg: 'HS256', typ: 'session+jwt', ...header })
      .sign(key);
  const none = `${Buffer.from('{"alg":"none","typ":"session+jwt"}').toString('base64url')}.${token.split('.')[1]}.`;

  assert.equal(await statusWith(await signed({}, claims)), 200, 'the way they are made here is right');
  for (const bad of [
    none,
    await signed({}, claims, new TextEncoder().encode('x'.repeat(48))),
    await signed({ typ: 'JWT' }, claims),
    await signed({}, { ...claims, aud: 'another' }),
    await signed({}, { ...claims, exp: claims.iat - 1 }),
    await signed({}, { ...claims, sid: crypto.randomUUID() }),
    await signed({}, { ...claims, sub: crypto.randomUUID(), sid: claims.sid }),
  ]) {
    const fresh = await testAppOn(db);
    assert.equal(await statusWith(bad, fresh.app), 401);
  }
});

test('7 tokens of the previous key are good while it is kept, and not afterwards', async () => {
  const rotated = await testAppOn(db, {
    SESSION_SECRET: 'n'.repeat(48),
    SESSION_SECRET_PREVIOUS: 's'.repeat(48),
  });
  assert.equal(await statusWith(token, rotated.app), 200);
  const forgotten = await testAppOn(db, { SESSION_SECRET: 'n'.repeat(48) });
  assert.equal(await statusWith(token, forgotten.app), 401);
});

test('8 logout ends the session at once here, and within 30 seconds on another process', async () => {
  const other = await testAppOn(db);
  const mine = (await logIn(ADMIN)).json().token;
  assert.equal(await statusWith(mine, other.app), 200);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${mine}` },
  });
  assert.equal(answer.statusCode, 204);
  assert.equal(await statusWith(mine), 401);
  other.clock.now = new Date(other.clock.now.getTime() + 30_000);
  assert.equal(await statusWith(mine, other.app), 401);
});

test('a session ends by itself after 12 hours, also where it was known', async () => {
  const mine = (await logIn(ADMIN)).json().token;
  const began = clock.now;
  clock.now = new Date(began.getTime() + 12 * 3600_000 - 1000);
  assert.equal(await statusWith(mine), 200);
  clock.now = new Date(began.getTime() + 12 * 3600_000 + 1000);
  assert.equal(await statusWith(mine), 401);
  clock.now = began;
});

test('9 no log holds a token or a password', () => {
  assert.ok(here.logged().includes('/api/auth/admin/login'));
  for (const secret of [token, token.split('.')[2]!, ADMIN.password])
    assert.ok(!here.logged().includes(secret));
});
