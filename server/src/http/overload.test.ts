import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { endpoint } from '@sikhya/contract/endpoint.ts';
import fastify, { type LightMyRequestResponse } from 'fastify';
import { handleErrors } from './error-handler.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { addOverloadProtection } from './overload.ts';

const app = fastify();
after(() => app.close());
handleErrors(app, () => {});
let refusals = 0;
addOverloadProtection(app, () => {
  refusals += 1;
});
app.get('/', async () => 'fine');
const alive = endpoint({ method: 'GET', path: '/alive', access: 'public', neverRefused: true, summary: '' });
app.get('/alive', { config: { endpoint: alive } }, async () => 'fine');
app.get('/watched', { config: { access: 'public', highPriority: true } }, async () => 'fine');

/** Calls that stay under way until they are let go. */
const held: (() => void)[] = [];
const wait = async () => {
  await new Promise<void>((resolve) => held.push(resolve));
  return 'fine';
};
const test23 = endpoint({ method: 'GET', path: '/test', access: 'public', highPriority: true, summary: '' });
app.get('/read', wait);
app.get('/test', { config: { endpoint: test23 } }, wait);
app.post('/body', async () => 'fine');

/** Blocks the process, with a breath in between in which a timer can run. */
async function block(times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const until = Date.now() + 700;
    while (Date.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function statusWithin(wanted: number, looks: number): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    if ((await app.inject('/')).statusCode === wanted) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

test('one long piece of work turns nobody away', async () => {
  await block(1);
  assert.equal((await app.inject('/')).statusCode, 200);
});

test('a process that cannot keep up turns callers away in good order, and recovers', async () => {
  await block(6);
  const refused = await app.inject('/');
  assert.equal(refused.statusCode, 503);
  assert.equal(refused.json().code, 'unavailable');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal(refusals, 1);
  assert.equal((await app.inject('/watched')).statusCode, 200);
  assert.equal((await app.inject('/alive')).statusCode, 200, 'a health check');
  assert.equal((await createInProcessFetch(app)('/')).status, 200, 'a part of a page that was let in');
  assert.ok(await statusWithin(200, 100));
});

const askOften = (url: string, times: number) => Array.from({ length: times }, () => app.inject(url));

async function untilHeld(calls: number): Promise<void> {
  while (held.length < calls) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Lets go what was let in; how many were answered with which status. */
async function settle(asked: Promise<LightMyRequestResponse>[]): Promise<Record<number, number>> {
  for (const letGo of held.splice(0)) letGo();
  const counts: Record<number, number> = {};
  for (const { statusCode, headers } of await Promise.all(asked)) {
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    if (statusCode === 503) assert.ok(Number(headers['retry-after']) > 0);
  }
  return counts;
}

test('23 more calls than can be under way are turned away with Retry-After, those of a test last of all', async () => {
  const reads = askOften('/read', 700);
  await untilHeld(500);
  const saves = askOften('/test', 600);
  await untilHeld(1100);
  assert.equal((await app.inject('/')).statusCode, 503);
  assert.deepEqual(await settle([...reads, ...saves]), { 200: 1100, 503: 200 });
  assert.deepEqual(await settle(saves), { 200: 600 });
  assert.equal((await app.inject('/')).statusCode, 200, 'back to normal at once');
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });

test('callers who hang up count no longer than what they asked for takes', async () => {
  const gone = Array.from({ length: 500 }, () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write('GET /read HTTP/1.1\r\nhost: here\r\n\r\n');
    return socket;
  });
  await untilHeld(500);
  assert.equal((await app.inject('/')).statusCode, 503);
  for (const socket of gone) socket.destroy();
  await settle([]);
  assert.ok(await statusWithin(200, 100));
});

for (const path of ['/body', '/nowhere']) {
  test(`18 bodies that come slowly to ${path} keep nobody waiting`, async () => {
    const slow = Array.from({ length: 600 }, () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\n1`,
      );
      return socket;
    });
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    assert.equal((await fetch(address)).status, 200);
    for (const socket of slow) socket.destroy();
  });
}
