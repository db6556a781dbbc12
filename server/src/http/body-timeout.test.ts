import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import fastify from 'fastify';
import { addBodyTimeout } from './body-timeout.ts';

let arrived = () => {};

/** A server whose clock the test turns. */
async function serverOf(t: TestContext) {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const app = fastify();
  t.after(() => app.close());
  addBodyTimeout(app);
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === undefined)
      throw Object.assign(new Error('no'), { statusCode: 401 });
  });
  app.addHook('preParsing', async () => arrived());
  app.addHook('onError', async () => arrived());
  app.post('/quick', async () => 'done');
  app.post('/slow', { config: { bodyTimeoutMs: 600_000 } }, async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Sends the head and the first byte of a request, and waits until the server has looked at it. */
async function begin(port: number, path: string, headers = 'authorization: x\r\n'): Promise<Socket> {
  const seen = new Promise<void>((resolve) => (arrived = resolve));
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\n${headers}content-length: 3\r\n\r\na`,
  );
  await seen;
  // hooks that come after those which were heard
  await new Promise((resolve) => setImmediate(resolve));
  return socket;
}

async function answerTo(socket: Socket, rest: string): Promise<string> {
  socket.write(rest);
  const [chunk] = await once(socket, 'data');
  socket.destroy();
  return String(chunk);
}

test('18 a body has a minute to arrive', async (t) => {
  const port = await serverOf(t);
  const socket = await begin(port, '/quick');
  t.mock.timers.tick(59_000);
  assert.match(await answerTo(socket, 'bc'), /^HTTP\/1.1 200/);
  const late = await begin(port, '/quick');
  t.mock.timers.tick(61_000);
  await once(
    late.on('error', () => {}),
    'close',
  );
});

test('a route may give it more, but only to those who may call it', async (t) => {
  const port = await serverOf(t);
  const socket = await begin(port, '/slow');
  t.mock.timers.tick(599_000);
  assert.match(await answerTo(socket, 'bc'), /^HTTP\/1.1 200/);
  const stranger = await begin(port, '/slow', '');
  t.mock.timers.tick(61_000);
  await once(stranger.on('error', () => {}).resume(), 'close');
});
