import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { endpoint } from '@sikhya/contract/endpoint.ts';
import fastify, { type LightMyRequestResponse } from 'fastify';
import { handleErrors } from './error-handler.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { addOverloadProtection, watchEventLoop } from './overload.ts';

const app = fastify();
after(() => app.close());
handleErrors(app, () => {});
let refusals = 0;
const count = () => {
  refusals += 1;
};
/** Not the event loop of the test, which is late on a busy machine. */
let isLate = false;
addOverloadProtection(app, count, () => isLate);
app.get('/', async () => 'fine');
const healthCheck = endpoint({
  method: 'GET',
  path: '/alive',
  access: 'public',
  neverRefused: true,
  summary: '',
});
app.get('/alive', { config: { endpoint: healthCheck } }, async () => 'fine');
app.get('/watched', { config: { access: 'public', highPriority: true } }, async () => 'fine');

const MAX_WAIT_MS = 120_000;

/** Fails with the description if it is not done after a time that is far longer than a busy machine needs. */
async function waitUntil(isDone: () => boolean, describe: () => string): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS;
  while (!isDone()) {
    if (performance.now() > end) assert.fail(`${describe()} after ${MAX_WAIT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Functions that finish the waiting requests. */
const waiting: (() => void)[] = [];
const wait = async () => {
  await new Promise<void>((resolve) => waiting.push(resolve));
  return 'fine';
};
const waitEndpoint = endpoint({
  method: 'GET',
  path: '/test',
  access: 'public',
  highPriority: true,
  summary: '',
});
app.get('/read', wait);
app.get('/test', { config: { endpoint: waitEndpoint } }, wait);
app.post('/wait', wait);
app.post('/body', async () => 'fine');
/** The handler reads the body itself, as that of an upload does. */
app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
let uploads = 0;
app.post('/upload', async ({ raw }) => {
  uploads += 1;
  for await (const _ of raw);
  return wait();
});

/** Blocks the event loop several times; timers can run in between. */
async function block(times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const until = Date.now() + 700;
    while (Date.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function waitForStatus(expected: number, attempts: number): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if ((await app.inject('/')).statusCode === expected) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

test('the event loop is not late after one long task', async () => {
  const isEventLoopLate = watchEventLoop(fastify(), 300);
  await block(1);
  assert.equal(isEventLoopLate(), false);
});

test('the event loop is late after several long tasks, and recovers', async () => {
  const isEventLoopLate = watchEventLoop(fastify(), 300);
  await block(6);
  assert.equal(isEventLoopLate(), true);
  await waitUntil(
    () => !isEventLoopLate(),
    () => 'the event loop is still late',
  );
});

test('returns 503 with Retry-After while the event loop is late, and recovers', async () => {
  isLate = true;
  const refused = await app.inject('/');
  assert.equal(refused.statusCode, 503);
  assert.equal(refused.json().code, 'unavailable');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal(refusals, 1);
  assert.equal((await app.inject('/watched')).statusCode, 200);
  assert.equal((await app.inject('/alive')).statusCode, 200, 'a health check');
  assert.equal((await createInProcessFetch(app)('/')).status, 200, 'an in-process request');
  isLate = false;
  assert.equal((await app.inject('/')).statusCode, 200);
});

const sendMany = (url: string, times: number) => Array.from({ length: times }, () => app.inject(url));

const waitForCount = (count: number) =>
  waitUntil(
    () => waiting.length >= count,
    () => `only ${waiting.length} of ${count} requests have reached their handler`,
  );

/** Finishes the waiting requests and counts the responses by status. */
async function finishAll(requests: Promise<LightMyRequestResponse>[]): Promise<Record<number, number>> {
  for (const finish of waiting.splice(0)) finish();
  const counts: Record<number, number> = {};
  for (const { statusCode, headers } of await Promise.all(requests)) {
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    if (statusCode === 503) assert.ok(Number(headers['retry-after']) > 0);
  }
  return counts;
}

test('23 returns 503 with Retry-After beyond the maximum of active requests, for those of a mock test last', async () => {
  const reads = sendMany('/read', 700);
  await waitForCount(500);
  const saves = sendMany('/test', 600);
  await waitForCount(1100);
  assert.equal((await app.inject('/')).statusCode, 503);
  assert.deepEqual(await finishAll([...reads, ...saves]), { 200: 1100, 503: 200 });
  assert.deepEqual(await finishAll(saves), { 200: 600 });
  assert.equal((await app.inject('/')).statusCode, 200, 'accepts requests again at once');
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });

/** Fewer than the system queues for a server that does not accept them yet; it drops the others. */
const CONNECTIONS_AT_ONCE = 50;

/** Sockets instead of fetch, which fails if a connection takes longer than ten seconds. */
async function sendRaw(times: number, request: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < times) {
    const opened = Array.from({ length: Math.min(CONNECTIONS_AT_ONCE, times - sockets.length) }, () =>
      connect(Number(new URL(address).port), '127.0.0.1'),
    );
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    for (const socket of opened) socket.write(request);
    sockets.push(...opened);
  }
  return sockets;
}

test('counts requests that could have a body and have none', async () => {
  const sockets = await sendRaw(
    500,
    'POST /wait HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
  );
  await waitForCount(500);
  assert.equal((await app.inject('/')).statusCode, 503);
  await finishAll([]);
  for (const socket of sockets) assert.match(await text(socket), /^HTTP\/1\.1 200 /);
});

test('requests of disconnected clients count only until their handler has finished', async () => {
  const disconnected = await sendRaw(500, 'GET /read HTTP/1.1\r\nhost: here\r\n\r\n');
  await waitForCount(500);
  assert.equal((await app.inject('/')).statusCode, 503);
  for (const socket of disconnected) socket.destroy();
  await finishAll([]);
  assert.ok(await waitForStatus(200, 100));
});

for (const path of ['/body', '/nowhere']) {
  test(`18 slow bodies to ${path} do not delay other requests`, async () => {
    const slow = await sendRaw(
      600,
      `POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\n1`,
    );
    assert.equal((await fetch(address)).status, 200);
    for (const socket of slow) socket.destroy();
  });
}

test('18 an upload does not delay other requests while its body arrives, and counts from then on', async () => {
  refusals = 0;
  const slow = await sendRaw(
    600,
    'POST /upload HTTP/1.1\r\nhost: here\r\ncontent-type: multipart/form-data\r\ncontent-length: 2\r\n\r\n1',
  );
  for (const socket of slow) socket.on('error', () => {});
  after(() => {
    for (const socket of slow) socket.destroy();
  });
  await waitUntil(
    () => uploads + refusals >= 600,
    () => `${uploads} uploads have begun and ${refusals} were refused, of 600,`,
  );
  assert.equal((await fetch(address)).status, 200);
  for (const socket of slow.slice(100)) socket.write('2');
  await waitForCount(500);
  assert.equal((await fetch(address)).status, 503);
  await finishAll([]);
  assert.ok(await waitForStatus(200, 100));
});
