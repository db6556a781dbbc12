import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTtlCache } from './ttl-cache.ts';

function cacheOf({ ttlMs = 1000, maxKeys = 3 } = {}) {
  const time = { ms: 0 };
  const cache = createTtlCache<string>({ ttlMs: ttlMs, maxKeys, clock: () => time.ms });
  let made = 0;
  const ask = (key: string) =>
    cache.get(key, async () => {
      made += 1;
      return `${key}${made}`;
    });
  return { time, cache, ask };
}

test('what was made is kept until it is too old', async () => {
  const { time, ask } = cacheOf();
  assert.equal(await ask('a'), 'a1');
  time.ms = 999;
  assert.equal(await ask('a'), 'a1');
  time.ms = 1000;
  assert.equal(await ask('a'), 'a2');
});

test('age counts from when the making began, since that is when it was true', async () => {
  const { time, cache, ask } = cacheOf();
  const slow = Promise.withResolvers<string>();
  const first = cache.get('a', () => slow.promise);
  time.ms = 1001;
  const second = ask('a');
  slow.resolve('slow');
  assert.deepEqual([await first, await second], ['slow', 'a1']);
});

test('of many who ask at once one has the work', async () => {
  const { ask } = cacheOf();
  assert.deepEqual(new Set(await Promise.all(Array.from({ length: 50 }, () => ask('a')))), new Set(['a1']));
});

test('who asks after a clear never gets what was begun before it', async () => {
  const { cache, ask } = cacheOf();
  const slow = Promise.withResolvers<string>();
  const before = cache.get('a', () => slow.promise);
  cache.clear();
  assert.equal(await ask('a'), 'a1');
  slow.resolve('old');
  assert.equal(await before, 'old');
  assert.equal(await ask('a'), 'a1');
});

test('a failure is told and not kept', async () => {
  const { cache, ask } = cacheOf();
  const failing = () => cache.get('a', () => Promise.reject(new Error('no')));
  const both = await Promise.allSettled([failing(), failing()]);
  assert.deepEqual(
    both.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await ask('a'), 'a1');
});

test('the number of keys is bounded, and the oldest goes', async () => {
  const { ask } = cacheOf({ maxKeys: 2 });
  for (const key of ['a', 'b', 'c']) await ask(key);
  assert.deepEqual([await ask('c'), await ask('b'), await ask('a')], ['c3', 'b2', 'a4']);
});
