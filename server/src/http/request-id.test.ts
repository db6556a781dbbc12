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

for (const [name, url] of [
  ['an address that nothing responses', '/api/nothing'],
  ['a malformed URL', '/api/%zz'],
  ['a URL with a part that is too long', `/files/${'x'.repeat(300)}/640.webp`],
  ['a refused request', '/api/admin/students'],
] as const) {
  test(`the response to ${name} has the request id in its body and its headers`, async () => {
    const response = await here.app.inject(url);
    assert.ok(response.statusCode >= 400 && response.statusCode < 500);
    const { requestId } = errorBody.parse(response.json());
    assert.match(requestId, UUID);
    assert.equal(response.headers['x-request-id'], requestId);
  });
}

for (const [name, sent, status] of [
  ['text that is not HTTP', 'hello there\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
] as const) {
  test(`the response to ${name} has a request id that is in the log`, async () => {
    const socket = connect(port);
    socket.write(sent);
    const response = await text(socket);
    assert.match(response, new RegExp(`^HTTP/1.1 ${status} `));
    const { requestId } = errorBody.parse(JSON.parse(response.split('\r\n\r\n')[1]!));
    assert.ok(response.includes(`x-request-id: ${requestId}\r\n`));
    assert.ok(here.logged().includes(requestId));
  });
}

test('uses the request id of a trusted proxy if it is well-formed', async () => {
  const proxied = await testAppOn(here.db, { TRUST_PROXY: '1' });
  const getRequestId = async (app: typeof here.app, id: string) =>
    (await app.inject({ url: '/api/nothing', headers: { 'x-request-id': id } })).json().requestId;
  for (const id of [
    '3f2a9c71-0c1d-4f5e-8a7b-112233445566',
    'req-20261115.0042',
    'Root:1-67891233-abcdef01',
  ]) {
    assert.equal(await getRequestId(proxied.app, id), id);
    assert.match(await getRequestId(here.app, id), UUID);
  }
  for (const id of [
    'short',
    'x'.repeat(65),
    '<script>alert(1)</script>',
    'two words here',
    '-leading-sign',
    'ଶିକ୍ଷା-ଶିକ୍ଷା',
  ]) {
    assert.match(await getRequestId(proxied.app, id), UUID, id);
  }
});

test('returns 503 with a request id on open connections while the server closes', async () => {
  const closing = await testAppOn(here.db);
  const release = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  closing.app.get('/slow', { config: { access: 'public' } }, async () => {
    started.resolve();
    await release.promise;
    return 'done';
  });
  await closing.app.listen();
  const origin = `http://localhost:${(closing.app.server.address() as AddressInfo).port}`;
  const socket = connect((closing.app.server.address() as AddressInfo).port, 'localhost');
  await once(socket, 'connect');
  const agent = new Agent({ keepAlive: true });
  const slowRequest = get(`${origin}/slow`, { agent });
  await started.promise;
  const closed = closing.app.close();
  // the server is closing once it accepts no new connections
  while (closing.app.server.listening) await new Promise((resolve) => setImmediate(resolve));
  socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  const late = await text(socket);
  assert.match(late, /^HTTP\/1.1 503 /);
  const { code, requestId } = errorBody.parse(JSON.parse(late.split('\r\n\r\n')[1]!));
  assert.deepEqual([code, UUID.test(requestId)], ['unavailable', true]);
  release.resolve();
  const [slow] = (await once(slowRequest, 'response')) as [IncomingMessage];
  assert.equal(slow.statusCode, 200);
  assert.equal(await text(slow), 'done');
  agent.destroy();
  await closed;
});
