import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '../../testing/test-app.ts';

const { app, clock } = await testApp();
const inWords = await testApp({ IDENTITY: 'local' });

async function tokenFor(person: object): Promise<string> {
  return (await app.inject({ method: 'POST', url: '/identity/token', payload: person })).json().access_token;
}

const userInfo = (token: string) =>
  app.inject({ url: '/identity/userinfo', headers: { authorization: `Bearer ${token}` } });
const tokenInfo = (token: string) => app.inject(`/identity/tokeninfo?access_token=${token}`);
const MINA = { name: 'ମୀନା ଦାସ', email: 'mina@example.com' };

test('it answers as Google does', async () => {
  const token = await tokenFor(MINA);
  const user = (await userInfo(token)).json();
  assert.deepEqual({ ...user, sub: '' }, { ...MINA, sub: '', picture: '', email_verified: true });
  const info = (await tokenInfo(token)).json();
  assert.deepEqual([info.aud, info.sub, info.email], ['sikhya-local', user.sub, MINA.email]);
  assert.ok(info.expires_in > 3500);
});

test('the same e-mail is always the same person', async () => {
  const subs = await Promise.all(
    [MINA, { name: 'Mina', email: 'MINA@example.com' }, { name: 'Mina', email: 'other@example.com' }].map(
      async (person) => (await userInfo(await tokenFor(person))).json().sub,
    ),
  );
  assert.equal(subs[0], subs[1]);
  assert.notEqual(subs[0], subs[2]);
});

test('a student signs in with its token, and with no other', async () => {
  const accessToken = await tokenFor(MINA);
  const { sub } = (await userInfo(accessToken)).json();
  const signIn = (payload: object) => app.inject({ method: 'POST', url: '/api/auth/google-signin', payload });
  const { token, user } = (await signIn({ googleId: sub, accessToken })).json();
  assert.deepEqual([user.role, user.name, user.email], ['student', MINA.name, MINA.email]);
  assert.equal(
    (await signIn({ googleId: sub, accessToken: token })).statusCode,
    401,
    'a session is no access token',
  );
  const asSession = { authorization: `Bearer ${accessToken}` };
  const logout = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: asSession });
  assert.equal(logout.statusCode, 401, 'an access token is no session');
});

test('a token that is none, or too old, answers 401', async () => {
  const token = await tokenFor(MINA);
  const began = clock.now;
  clock.now = new Date(began.getTime() + 3601_000);
  for (const bad of [token, 'x.y.z', '']) {
    assert.deepEqual([(await userInfo(bad)).statusCode, (await tokenInfo(bad)).statusCode], [401, 401]);
  }
  clock.now = began;
});

for (const bad of [
  { name: '', email: 'a@b.co' },
  { name: 'x', email: 'no address' },
  {},
  { name: 'x\u0000', email: 'a@b.co' },
]) {
  test(`${JSON.stringify(bad)} gets no token`, async () => {
    assert.equal(
      (await app.inject({ method: 'POST', url: '/identity/token', payload: bad })).statusCode,
      400,
    );
  });
}

test('it is not there where Google is, nor where others could reach it', async () => {
  for (const [name, value] of [
    ['GOOGLE_CLIENT_ID', 'x'],
    ['HOST', '0.0.0.0'],
    ['TRUST_PROXY', '1'],
    ['PUBLIC_URL', 'https://sikhya.example'],
  ] as const) {
    const { app: other } = await testApp({ [name]: value });
    const answer = await other.inject({ method: 'POST', url: '/identity/token', payload: MINA });
    assert.equal(answer.statusCode, 404, name);
    const site = (await other.inject('/api/public/site')).json();
    assert.equal(site.identity?.isLocal ?? false, false);
  }
});

const ask = (other: typeof app, request: object) =>
  other.inject({ method: 'POST', url: '/identity/token', payload: MINA, ...request });

for (const [what, request] of [
  ['x-forwarded-for', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['forwarded', { headers: { forwarded: 'for=203.0.113.9' } }],
  ['x-real-ip', { headers: { 'x-real-ip': '127.0.0.1' } }],
  ['via', { headers: { via: '1.1 proxy' } }],
  ['the name of another machine', { headers: { host: 'sikhya.example' } }],
  ['the address of another machine', { remoteAddress: '203.0.113.9' }],
] as const) {
  test(`a request with ${what} is refused, unless IDENTITY=local says so in words`, async () => {
    const refused = await ask(app, request);
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'forbidden']);
    assert.match(refused.json().message, /GOOGLE_CLIENT_ID.*IDENTITY=local/);
    assert.equal((await app.inject({ url: '/identity/client.js', ...request })).statusCode, 403);
    assert.equal((await ask(inWords.app, request)).statusCode, 200);
  });
}
