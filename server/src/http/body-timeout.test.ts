import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import fastify from 'fastify';
import { addBodyTimeout } from './body-timeout.ts';

let onArrived = () => {};

/** Starts a server with a mocked clock. */
async function startServer(t: TestContext) {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const app = fastify();
  t.after(() => app.close());
  addBodyTimeout(app);
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === undefined)
      throw Object.assign(new Error('no'), { statusCode: 401 });
  });
  app.addHook('preParsing', async () => onArrived());
  app.addHook('onError', async () => onArrived());
  app.post('/quick', async () => 'done');
  app.post('/slow', { config: { bodyTimeoutMs: 600_000 } }, async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Sends the headers and the first byte of the body, and waits until the server has received the headers. */
async function startRequest(port: number, path: string, headers = 'authorization: x\r\n'): Promise<Socket> {
  const arrived = new Promise<void>((resolve) => (onArrived = resolve));
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\n${headers}content-length: 3\r\n\r\na`,
  );
  await arrived;
  // let the hooks that run after it finish
  await new Promise((resolve) => setImmediate(resolve));
  return socket;
}

async function finishRequest(socket: Socket, rest: string): Promise<string> {
  socket.write(rest);
  const [chunk] = await once(socket, 'data');
  socket.destroy();
  return String(chunk);
}

test('18 closes the connection when a body takes longer than a minute', async (t) => {
  const port = await startServer(t);
  const socket = await startRequest(port, '/quick');
  t.mock.timers.tick(59_000);
  assert.match(await finishRequest(socket, 'bc'), /^HTTP\/1.1 200/);
  const late = await startRequest(port, '/quick');
  t.mock.timers.tick(61_000);
  await once(
    late.on('error', () => {}),
    'close',
  );
});

test('a longer timeout of a route applies only to callers with access', async (t) => {
  const port = await startServer(t);
  const socket = await startRequest(port, '/slow');
  t.mock.timers.tick(599_000);
  assert.match(await finishRequest(socket, 'bc'), /^HTTP\/1.1 200/);
  const unauthenticated = await startRequest(port, '/slow', '');
  t.mock.timers.tick(61_000);
  await once(unauthenticated.on('error', () => {}).resume(), 'close');
});
