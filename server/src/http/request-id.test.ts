import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { errorBody } from '@sikhya/contract/error.ts';
import { testApp, testAppOn } from '../testing/test-app.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const here = await testApp();
await here.app.listen();
const port = (here.app.server.address() as AddressInfo).port;

for (const [what, url] of [
  ['an address that nothing answers', '/api/nothing'],
  ['an address that cannot be read', '/api/%zz'],
  ['a part of an address that is too long', `/files/${'x'.repeat(300)}/640.webp`],
  ['a refusal', '/api/admin/students'],
] as const) {
  test(`${what} is answered with the id of the request, in the body and in the head`, async () => {
    const answer = await here.app.inject(url);
    assert.ok(answer.statusCode >= 400 && answer.statusCode < 500);
    const { requestId } = errorBody.parse(answer.json());
    assert.match(requestId, UUID);
    assert.equal(answer.headers['x-request-id'], requestId);
  });
}

for (const [what, sent, status] of [
  ['what is no HTTP', 'hello there\r\n\r\n', 400],
  ['a head that is too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
] as const) {
  test(`${what} is answered with an id that the log knows`, async () => {
    const socket = connect(port);
    socket.write(sent);
    const answer = await text(socket);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
    const { requestId } = errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1]!));
    assert.ok(answer.includes(`x-request-id: ${requestId}\r\n`));
    assert.ok(here.logged().includes(requestId));
  });
}

test('the id of a proxy is taken over where a proxy is trusted, and only where it looks like one', async () => {
  const proxied = await testAppOn(here.db, { TRUST_PROXY: '1' });
  const idOf = async (app: typeof here.app, id: string) =>
    (await app.inject({ url: '/api/nothing', headers: { 'x-request-id': id } })).json().requestId;
  for (const id of [
    '3f2a9c71-0c1d-4f5e-8a7b-112233445566',
    'req-20261115.0042',
    'Root:1-67891233-abcdef01',
  ]) {
    assert.equal(await idOf(proxied.app, id), id);
    assert.match(await idOf(here.app, id), UUID);
  }
  for (const id of [
    'short',
    'x'.repeat(65),
    '<script>alert(1)</script>',
    'two words here',
    '-leading-sign',
    'ଶିକ୍ଷା-ଶିକ୍ଷା',
  ]) {
    assert.match(await idOf(proxied.app, id), UUID, id);
  }
});

test('while the server closes, what comes over an open connection is refused with an id', async () => {
  const closing = await testAppOn(here.db);
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  closing.app.get('/slow', { config: { access: 'public' } }, async () => {
    begun.resolve();
    await held.promise;
    return 'done';
  });
  await closing.app.listen();
  const at = `http://localhost:${(closing.app.server.address() as AddressInfo).port}`;
  const socket = connect((closing.app.server.address() as AddressInfo).port, 'localhost');
  await once(socket, 'connect');
  const agent = new Agent({ keepAlive: true });
  const asking = get(`${at}/slow`, { agent });
  await begun.promise;
  const closed = closing.app.close();
  // closing has begun once new connections are no longer taken
  while (closing.app.server.listening) await new Promise((resolve) => setImmediate(resolve));
  socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  const late = await text(socket);
  assert.match(late, /^HTTP\/1.1 503 /);
  const { code, requestId } = errorBody.parse(JSON.parse(late.split('\r\n\r\n')[1]!));
  assert.deepEqual([code, UUID.test(requestId)], ['unavailable', true]);
  held.resolve();
  const [slow] = (await once(asking, 'response')) as [IncomingMessage];
  assert.equal(slow.statusCode, 200);
  assert.equal(await text(slow), 'done');
  agent.destroy();
  await closed;
});
