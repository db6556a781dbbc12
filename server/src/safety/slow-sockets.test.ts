import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { after, test } from 'node:test';
import { testApp } from '../testing/test-app.ts';

const SLOW = 200;
/** Half a second is promised; a machine that is busy with other tests is given more. */
const PATIENCE_MS = process.env.LONG ? 500 : 10_000;

const { app } = await testApp();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

/** Never comes to the end of its head, or of its body. */
const BEGINNINGS = [
  'GET /api/public/courses HTTP/1.1\r\nhost: x\r\nx-a: ',
  'POST /api/auth/admin/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{',
];

test('18 while 200 sockets dawdle, a normal client gets its answers in time', async () => {
  const sockets = await Promise.all(
    Array.from({ length: SLOW }, async (_, n) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      after(() => socket.destroy());
      await once(socket, 'connect');
      socket.write(BEGINNINGS[n % BEGINNINGS.length]!);
      return socket;
    }),
  );
  const dripping = setInterval(() => {
    for (const socket of sockets) socket.write('a');
  }, 50);
  after(() => clearInterval(dripping));
  const times: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/public/courses?page=${n + 1}`);
    assert.equal(answer.status, 200);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
  }
  clearInterval(dripping);
  assert.ok(Math.max(...times) < PATIENCE_MS, `${Math.max(...times)} ms`);
  assert.equal(sockets.filter((socket) => socket.closed).length, 0, 'they were there all the while');
});

test('18 heads, bodies, idle connections and whole requests have their time limits', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server;
  for (const limit of [headersTimeout, requestTimeout, keepAliveTimeout, timeout])
    assert.ok(limit > 0 && limit <= 10 * 60_000, String(limit));
  assert.ok(headersTimeout <= 20_000);
});
