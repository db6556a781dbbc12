import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { students } from '../../database/tables/people.ts';
import { testApp } from '../../testing/test-app.ts';
import { addAdmin } from '../admin-accounts/service.ts';

/** A fake of Google's API on this machine. Tests set its responses. */
type Responder = (request: IncomingMessage, response: ServerResponse) => void;
let tokenInfo: Responder;
let userInfo: Responder;
const google = createServer((request, response) =>
  (request.url?.startsWith('/tokeninfo') ? tokenInfo : userInfo)(request, response),
);
await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
after(() => {
  google.closeAllConnections();
  google.close();
});
const googleAddress = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;

const toFakeGoogle: typeof fetch = (input, init) => {
  const url = new URL(String(input));
  assert.match(url.origin, /^https:\/\/(www|oauth2)\.googleapis\.com$/);
  return fetch(`${googleAddress}/${url.pathname.split('/').at(-1)}${url.search}`, init);
};

const CLIENT = 'our-client.apps.googleusercontent.com';
const { app, db, logged } = await testApp({ GOOGLE_CLIENT_ID: CLIENT }, { fetch: toFakeGoogle });

const json =
  (body: object, status = 200): Responder =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const TOKEN = 'ya29.the-token-of-asha';
const ASHA = {
  sub: '1001',
  name: 'ଆଶା ପଣ୍ଡା',
  picture: 'https://lh3.googleusercontent.com/a',
  email: 'asha@example.com',
  email_verified: true,
};
const goodToken = () => ({ aud: CLIENT, sub: ASHA.sub, exp: String(Math.floor(Date.now() / 1000) + 3000) });

function resetResponses(): void {
  tokenInfo = json(goodToken());
  userInfo = json(ASHA);
}

function signIn(payload: object = {}) {
  const claimed = { googleId: ASHA.sub, name: 'x', photoUrl: 'x', email: 'x', accessToken: TOKEN };
  return app.inject({ method: 'POST', url: '/api/auth/google-signin', payload: { ...claimed, ...payload } });
}

test('3 uses the profile of the provider and ignores what the browser claims', async () => {
  resetResponses();
  const response = await signIn({
    name: 'Forged',
    email: 'admin@sikhya.example',
    photoUrl: 'javascript:1',
    role: 'admin',
  });
  assert.equal(response.statusCode, 200, response.body);
  const { token, user } = response.json();
  assert.deepEqual(
    [user.role, user.name, user.email, user.googleProfile],
    ['student', ASHA.name, ASHA.email, { name: ASHA.name, photoUrl: ASHA.picture, email: ASHA.email }],
  );
  const asStudent = await app.inject({
    url: '/api/admin/test',
    headers: { authorization: `Bearer ${token}` },
  });
  assert.equal(asStudent.statusCode, 403);
});

test('3 the same sub is the same student, also with a new name and e-mail', async () => {
  resetResponses();
  const first = (await signIn()).json().user._id;
  userInfo = json({ ...ASHA, name: 'Asha Panda', email: 'asha@new.example' });
  const second = (await signIn()).json().user;
  assert.deepEqual([second._id, second.name, second.email], [first, 'Asha Panda', 'asha@new.example']);
  assert.equal(await db.$count(students), 1);
});

test('3 a student with the name of an admin is still a student', async () => {
  resetResponses();
  await addAdmin(db, { username: 'asha', password: 'long enough for asha' });
  userInfo = json({ ...ASHA, name: 'asha', email: 'asha@admin.example' });
  const { token, user } = (await signIn({ username: 'asha', role: 'admin' })).json();
  assert.deepEqual([user.role, user.name], ['student', 'asha']);
  const headers = { authorization: `Bearer ${token}` };
  assert.equal((await app.inject({ url: '/api/admin/test', headers })).statusCode, 403);
});

const REFUSED: [string, () => void, object?][] = [
  ['no token at all', () => {}, { accessToken: undefined }],
  ['an empty token', () => {}, { accessToken: '' }],
  ['a malformed token', () => {}, { accessToken: 'a\0b' }],
  ['a token for another client', () => (tokenInfo = json({ ...goodToken(), aud: 'another-client' }))],
  ['a token of another person', () => (tokenInfo = json({ ...goodToken(), sub: '2002' }))],
  ['an expired token', () => (tokenInfo = json({ ...goodToken(), exp: '1000' }))],
  ['a token unknown to the provider', () => (tokenInfo = json({ error: 'invalid_token' }, 400))],
  ['a refused user info request', () => (userInfo = json({ error: 'invalid' }, 401))],
  ['a googleId that is not the sub', () => {}, { googleId: '2002' }],
  ['no googleId', () => {}, { googleId: undefined }],
  ['an e-mail that is not verified', () => (userInfo = json({ ...ASHA, email_verified: false }))],
  ['a response that is not JSON', () => (userInfo = (_request, response) => void response.end('<html>'))],
];

for (const [name, arrange, payload] of REFUSED) {
  test(`1 returns 401 for ${name}`, async () => {
    resetResponses();
    arrange();
    const response = await signIn(payload);
    assert.equal(response.statusCode, 401);
    assert.equal(response.json().message, 'Google login failed. Please try again.');
  });
}

const UNAVAILABLE: [string, Responder][] = [
  ['hangs', () => {}],
  ['responds with 500', json({}, 500)],
  ['breaks the connection', (request) => void request.socket.destroy()],
];

for (const [name, respond] of UNAVAILABLE) {
  test(`2 returns 503 within 6 seconds when the provider ${name}`, async (t) => {
    resetResponses();
    tokenInfo = respond;
    const timeouts = t.mock.method(AbortSignal, 'timeout');
    const response = await signIn();
    assert.equal(response.statusCode, 503);
    assert.ok(Number(response.headers['retry-after']) > 0);
    assert.ok(timeouts.mock.callCount() > 0);
    assert.ok(timeouts.mock.calls.reduce((sum, { arguments: [ms] }) => sum + ms, 0) < 6000);
  });
}

test('9 the log contains no token of the provider', () => {
  assert.ok(logged().includes('/api/auth/google-signin'));
  assert.ok(!logged().includes(TOKEN));
});
