import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoint } from '@sikhya/contract/endpoint.ts';
import * as z from 'zod/mini';
import { call, setTransport } from './call.ts';
import { createIdempotencyKey, getIdempotencyKey } from './idempotency.ts';

const make = endpoint({
  method: 'POST',
  path: '/api/things',
  access: 'admin',
  summary: 'Make a thing',
  idempotent: true,
  body: z.object({ name: z.string() }),
  response: z.object({ made: z.boolean() }),
});

const refused = (status: number, code: string) => () =>
  Response.json({ message: 'No', code, requestId: 'r1' }, { status });

const RESULTS: [string, () => Response, 'same' | 'new'][] = [
  ['the response was lost', () => assert.fail('connection reset'), 'same'],
  ['a captive portal responded', () => new Response('<html>'), 'same'],
  ['a proxy responded 404 with its own page', () => new Response('<html>', { status: 404 }), 'same'],
  ['the server failed', refused(500, 'internal'), 'same'],
  ['the server was busy', refused(503, 'unavailable'), 'same'],
  ['there were too many calls', refused(429, 'too-many'), 'same'],
  ['the write succeeded', () => Response.json({ made: true }, { status: 201 }), 'new'],
  ['the server refused the write', refused(409, 'conflict'), 'new'],
];

for (const [what, respond, expected] of RESULTS) {
  test(`a retry after ${what} sends ${expected === 'same' ? 'the same' : 'a new'} key`, async () => {
    const keys: (string | null)[] = [];
    setTransport(async (_url, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return respond();
    });
    const input = { body: { name: what } };
    await call(make, input).catch(() => {});
    await call(make, input).catch(() => {});
    assert.match(keys[0]!, /^[0-9a-f]{32}$/);
    assert.equal(keys[0] === keys[1], expected === 'same');
  });
}

test('another input gets another key, even while the first result is unknown', async () => {
  const keys: (string | null)[] = [];
  setTransport(async (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    throw new TypeError('offline');
  });
  for (const name of ['a', 'b', 'a']) await call(make, { body: { name } }).catch(() => {});
  assert.notEqual(keys[0], keys[1]);
  assert.equal(keys[0], keys[2]);
});

test('a repeatable write gets a new key, even while the first result is unknown', async () => {
  const keys: (string | null)[] = [];
  setTransport(async (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    throw new TypeError('offline');
  });
  const input = { body: { name: 'a' } };
  for (const _ of [1, 2]) await call({ ...make, isRepeatable: true }, input).catch(() => {});
  assert.match(keys[0]!, /^[0-9a-f]{32}$/);
  assert.notEqual(keys[0], keys[1]);
});

test('sends the key that the caller passes', async () => {
  const key = createIdempotencyKey();
  let sent: string | null = null;
  setTransport(async (_url, init) => {
    sent = new Headers(init?.headers).get('idempotency-key');
    return Response.json({ made: true });
  });
  await call(make, { body: { name: 'x' } }, { idempotencyKey: key });
  assert.equal(sent, key);
});

test('after ten minutes the same write gets a new key', () => {
  const first = getIdempotencyKey('POST /later', 0);
  assert.equal(getIdempotencyKey('POST /later', 9 * 60_000), first);
  assert.notEqual(getIdempotencyKey('POST /later', 21 * 60_000), first);
});
