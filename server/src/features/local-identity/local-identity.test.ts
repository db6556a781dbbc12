import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '../../testing/test-app.ts';

const { app, clock } = await testApp();
const openToAll = await testApp({ IDENTITY: 'local' });

async function createToken(person: object): Promise<string> {
  return (await app.inject({ method: 'POST', url: '/identity/token', payload: person })).json().access_token;
}

const userInfo = (token: string) =>
  app.inject({ url: '/identity/userinfo', headers: { authorization: `Bearer ${token}` } });
const tokenInfo = (token: string) => app.inject(`/identity/tokeninfo?access_token=${token}`);
const MINA = { name: 'ମୀନା ଦାସ', email: 'mina@example.com' };

test('returns user info and token info like Google', async () => {
  const token = await createToken(MINA);
  const user = (await userInfo(token)).json();
  assert.deepEqual({ ...user, sub: '' }, { ...MINA, sub: '', picture: '', email_verified: true });
  const info = (await tokenInfo(token)).json();
  assert.deepEqual([info.aud, info.sub, info.email], ['sikhya-local', user.sub, MINA.email]);
  assert.ok(info.expires_in > 3500);
});

test('returns the same sub for the same e-mail address', async () => {
  const subs = await Promise.all(
    [MINA, { name: 'Mina', email: 'MINA@example.com' }, { name: 'Mina', email: 'other@example.com' }].map(
      async (person) => (await userInfo(await createToken(person))).json().sub,
    ),
  );
  assert.equal(subs[0], subs[1]);
  assert.notEqual(subs[0], subs[2]);
});

test('a student can sign in with an access token, and not with a session token', async () => {
  const accessToken = await createToken(MINA);
  const { sub } = (await userInfo(accessToken)).json();
  const signIn = (payload: object) => app.inject({ method: 'POST', url: '/api/auth/google-signin', payload });
  const { token, user } = (await signIn({ googleId: sub, accessToken })).json();
  assert.deepEqual([user.role, user.name, user.email], ['student', MINA.name, MINA.email]);
  assert.equal(
    (await signIn({ googleId: sub, accessToken: token })).statusCode,
    401,
    'a session token is not an access token',
  );
  const asSession = { authorization: `Bearer ${accessToken}` };
  const logout = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: asSession });
  assert.equal(logout.statusCode, 401, 'an access token is not a session token');
});

test('returns 401 for an invalid or expired token', async () => {
  const token = await createToken(MINA);
  const start = clock.now;
  clock.now = new Date(start.getTime() + 3601_000);
  for (const bad of [token, 'x.y.z', '']) {
    assert.deepEqual([(await userInfo(bad)).statusCode, (await tokenInfo(bad)).statusCode], [401, 401]);
  }
  clock.now = start;
});

for (const [bad, status] of [
  [{ name: '', email: 'a@b.co' }, 422],
  [{ name: 'x', email: 'no address' }, 422],
  [{}, 400],
  [{ name: 'x\u0000', email: 'a@b.co' }, 422],
] as const) {
  test(`returns ${status} for ${JSON.stringify(bad)}`, async () => {
    assert.equal(
      (await app.inject({ method: 'POST', url: '/identity/token', payload: bad })).statusCode,
      status,
    );
  });
}

test('is disabled with Google sign-in and when the server can be reached from outside', async () => {
  for (const [name, value] of [
    ['GOOGLE_CLIENT_ID', '1-a.apps.googleusercontent.com'],
    ['HOST', '0.0.0.0'],
    ['TRUST_PROXY', '1'],
    ['PUBLIC_URL', 'https://sikhya.example'],
  ] as const) {
    const { app: other } = await testApp({ [name]: value });
    const response = await other.inject({ method: 'POST', url: '/identity/token', payload: MINA });
    assert.equal(response.statusCode, 404, name);
    const site = (await other.inject('/api/public/site')).json();
    assert.equal(site.identity?.isLocal ?? false, false);
  }
});

const requestToken = (other: typeof app, request: object) =>
  other.inject({ method: 'POST', url: '/identity/token', payload: MINA, ...request });

for (const [name, request] of [
  ['x-forwarded-for', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['forwarded', { headers: { forwarded: 'for=203.0.113.9' } }],
  ['x-real-ip', { headers: { 'x-real-ip': '127.0.0.1' } }],
  ['via', { headers: { via: '1.1 proxy' } }],
  ['the name of another machine', { headers: { host: 'sikhya.example' } }],
  ['the address of another machine', { remoteAddress: '203.0.113.9' }],
] as const) {
  test(`refuses a request with ${name} unless IDENTITY=local is set`, async () => {
    const refused = await requestToken(app, request);
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'forbidden']);
    assert.match(refused.json().message, /GOOGLE_CLIENT_ID.*IDENTITY=local/);
    assert.equal((await app.inject({ url: '/identity/client.js', ...request })).statusCode, 403);
    assert.equal((await requestToken(openToAll.app, request)).statusCode, 200);
  });
}

test('the sign-in window has the language of the page that opens it, or else of the browser', async () => {
  const open = async (query: string, language?: string) =>
    (
      await app.inject({
        url: `/identity/window.html${query}`,
        headers: language ? { 'accept-language': language } : {},
      })
    ).body;
  for (const page of [await open(''), await open('?language=en', 'or'), await open('?language=x')]) {
    assert.match(page, /<html lang="en">.*<h1>Who are you\?<\/h1>/s);
    assert.doesNotMatch(page, /\{\{|[\u0b00-\u0b7f]/);
  }
  for (const page of [await open('?language=or'), await open('', 'or')]) {
    assert.match(page, /<html lang="or">.*<h1>ଆପଣ କିଏ\?<\/h1>/s);
    assert.doesNotMatch(page, /\{\{|Who|Sign in/);
  }
});
