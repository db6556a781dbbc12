import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTtlCache } from './ttl-cache.ts';

function createTestCache({ ttlMs = 1000, maxKeys = 3 } = {}) {
  const time = { ms: 0 };
  const cache = createTtlCache<string>({ ttlMs, maxKeys, clock: () => time.ms });
  let loads = 0;
  const get = (key: string) =>
    cache.get(key, async () => {
      loads += 1;
      return `${key}${loads}`;
    });
  return { time, cache, get };
}

test('returns the cached value until it expires', async () => {
  const { time, get } = createTestCache();
  assert.equal(await get('a'), 'a1');
  time.ms = 999;
  assert.equal(await get('a'), 'a1');
  time.ms = 1000;
  assert.equal(await get('a'), 'a2');
});

test('counts the age from the start of the load', async () => {
  const { time, cache, get } = createTestCache();
  const slow = Promise.withResolvers<string>();
  const first = cache.get('a', () => slow.promise);
  time.ms = 1001;
  const second = get('a');
  slow.resolve('slow');
  assert.deepEqual([await first, await second], ['slow', 'a1']);
});

test('concurrent calls share one load', async () => {
  const { get } = createTestCache();
  assert.deepEqual(new Set(await Promise.all(Array.from({ length: 50 }, () => get('a')))), new Set(['a1']));
});

test('a call after clear never gets a value whose load started before it', async () => {
  const { cache, get } = createTestCache();
  const slow = Promise.withResolvers<string>();
  const before = cache.get('a', () => slow.promise);
  cache.clear();
  assert.equal(await get('a'), 'a1');
  slow.resolve('old');
  assert.equal(await before, 'old');
  assert.equal(await get('a'), 'a1');
});

test('a failed load rejects and is not cached', async () => {
  const { cache, get } = createTestCache();
  const failing = () => cache.get('a', () => Promise.reject(new Error('no')));
  const both = await Promise.allSettled([failing(), failing()]);
  assert.deepEqual(
    both.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await get('a'), 'a1');
});

test('evicts the oldest key beyond the maximum', async () => {
  const { get } = createTestCache({ maxKeys: 2 });
  for (const key of ['a', 'b', 'c']) await get(key);
  assert.deepEqual([await get('c'), await get('b'), await get('a')], ['c3', 'b2', 'a4']);
});
