import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SignJWT } from 'jose';
import { ADMIN, adminToken, testApp, testAppOn } from '../../testing/test-app.ts';

const site = await testApp();
const { app, db, clock } = site;
const token = await adminToken(site);
const SECRET = new TextEncoder().encode('s'.repeat(48));

function logIn(payload: object) {
  return app.inject({ method: 'POST', url: '/api/auth/admin/login', payload });
}

async function getStatus(bearer: string, target = app): Promise<number> {
  return (await target.inject({ url: '/api/admin/test', headers: { authorization: `Bearer ${bearer}` } }))
    .statusCode;
}

test('returns a token and the user for the right password', async () => {
  const { token: newToken, user } = (
    await logIn({ ...ADMIN, username: ADMIN.username.toUpperCase() })
  ).json();
  assert.deepEqual(
    [user.role, user.username, user.name, user.googleProfile],
    ['admin', 'asha', 'asha', null],
  );
  assert.equal(await getStatus(newToken), 200);
});

test('returns the user of the session', async () => {
  const response = await app.inject({
    url: '/api/auth/session',
    headers: { authorization: `Bearer ${token}` },
  });
  assert.deepEqual([response.json().user.role, response.json().user.username], ['admin', ADMIN.username]);
});

test('4 returns the same response for an unknown admin and a wrong password', async () => {
  const responses = await Promise.all([
    logIn({ username: 'nobody', password: 'x' }),
    logIn({ username: ADMIN.username, password: 'x' }),
  ]);
  const [unknown, wrong] = responses.map((response) => {
    const { requestId: _, ...body } = response.json();
    return { status: response.statusCode, body };
  });
  assert.deepEqual(unknown, wrong);
  assert.equal(unknown?.status, 401);
});

test('7 returns 401 for a forged or expired token and for a token of another type', async () => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  const signed = (header: object, payload: object, key = SECRET) =>
    new SignJWT(payload as Record<string, unknown>)
      .setProtectedHeader({ alg: 'HS256', typ: 'session+jwt', ...header })
      .sign(key);
  const none = `${Buffer.from('{"alg":"none","typ":"session+jwt"}').toString('base64url')}.${token.split('.')[1]}.`;

  assert.equal(await getStatus(await signed({}, claims)), 200, 'the test signs tokens correctly');
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
    assert.equal(await getStatus(bad, fresh.app), 401);
  }
});

test('7 accepts tokens of the previous secret only while it is configured', async () => {
  const rotated = await testAppOn(db, {
    SESSION_SECRET: 'n'.repeat(48),
    SESSION_SECRET_PREVIOUS: 's'.repeat(48),
  });
  assert.equal(await getStatus(token, rotated.app), 200);
  const withoutPrevious = await testAppOn(db, { SESSION_SECRET: 'n'.repeat(48) });
  assert.equal(await getStatus(token, withoutPrevious.app), 401);
});

test('8 logout ends the session at once in this process, and within 30 seconds in others', async () => {
  const other = await testAppOn(db);
  const mine = (await logIn(ADMIN)).json().token;
  assert.equal(await getStatus(mine, other.app), 200);
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${mine}` },
  });
  assert.equal(response.statusCode, 204);
  assert.equal(await getStatus(mine), 401);
  other.clock.now = new Date(other.clock.now.getTime() + 30_000);
  assert.equal(await getStatus(mine, other.app), 401);
});

test('a session expires after 12 hours, also when it is cached', async () => {
  const mine = (await logIn(ADMIN)).json().token;
  const start = clock.now;
  clock.now = new Date(start.getTime() + 12 * 3600_000 - 1000);
  assert.equal(await getStatus(mine), 200);
  clock.now = new Date(start.getTime() + 12 * 3600_000 + 1000);
  assert.equal(await getStatus(mine), 401);
  clock.now = start;
});

test('9 the log contains no token and no password', () => {
  assert.ok(site.logged().includes('/api/auth/admin/login'));
  for (const secret of [token, token.split('.')[2]!, ADMIN.password])
    assert.ok(!site.logged().includes(secret));
});
