import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { after, test } from 'node:test';
import { testApp } from '../testing/test-app.ts';

const SLOW_SOCKETS = 200;
/** Measured only by the long tests, because other tests run at the same time as this one. */
const MAX_RESPONSE_MS = process.env.LONG ? 500 : Number.POSITIVE_INFINITY;

const { app } = await testApp();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

/** Requests whose headers or body never end. */
const INCOMPLETE_REQUESTS = [
  'GET /api/public/courses HTTP/1.1\r\nhost: x\r\nx-a: ',
  'POST /api/auth/admin/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{',
];

test('18 200 slow connections do not delay the responses of other clients', async () => {
  const sockets = await Promise.all(
    Array.from({ length: SLOW_SOCKETS }, async (_, n) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      after(() => socket.destroy());
      await once(socket, 'connect');
      socket.write(INCOMPLETE_REQUESTS[n % INCOMPLETE_REQUESTS.length]!);
      return socket;
    }),
  );
  const dripping = setInterval(() => {
    for (const socket of sockets) socket.write('a');
  }, 50);
  after(() => clearInterval(dripping));
  const times: number[] = [];
  const closed: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/api/public/courses?page=${n + 1}`);
    assert.equal(response.status, 200);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    closed.push(sockets.filter((socket) => socket.closed).length);
  }
  clearInterval(dripping);
  assert.ok(Math.max(...times) < MAX_RESPONSE_MS, `${Math.max(...times)} ms`);
  assert.equal(closed[0], 0, 'all slow connections were still open when the first response arrived');
});

test('18 headers, requests, idle connections and sockets have a timeout', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server;
  for (const limit of [headersTimeout, requestTimeout, keepAliveTimeout, timeout])
    assert.ok(limit > 0 && limit <= 10 * 60_000, String(limit));
  assert.ok(headersTimeout <= 20_000);
});
