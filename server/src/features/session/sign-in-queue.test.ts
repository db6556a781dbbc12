import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../errors.ts';
import { createSignInQueue } from './sign-in-queue.ts';

test('runs two at a time, known devices first, and refuses when the queue is full', async () => {
  const runInQueue = createSignInQueue({ maxConcurrent: 2, maxWaiting: 3 });
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const enqueue = (name: string, isKnown = false) =>
    runInQueue(isKnown, async () => {
      started.push(name);
      await new Promise<void>((resolve) => finish.push(resolve));
      return name;
    });
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => enqueue(name));
  await assert.rejects(
    enqueue('f'),
    (error) => error instanceof AppError && error.code === 'unavailable' && error.retryAfterSeconds! > 0,
  );
  all.push(enqueue('known', true));
  const finishOne = async () => {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  await finishOne();
  assert.deepEqual(started, ['a', 'b', 'known']);
  for (let n = 0; n < 5; n += 1) await finishOne();
  assert.deepEqual(await Promise.all(all), ['a', 'b', 'c', 'd', 'e', 'known']);
  assert.deepEqual(started, ['a', 'b', 'known', 'c', 'd', 'e']);
});

test('a failed task lets the next one run', async () => {
  const runInQueue = createSignInQueue({ maxConcurrent: 1, maxWaiting: 1 });
  const failing = runInQueue(false, () => Promise.reject(new Error('no')));
  const next = runInQueue(false, async () => 'next');
  await assert.rejects(failing, /no/);
  assert.equal(await next, 'next');
  assert.equal(await runInQueue(false, async () => 'and again'), 'and again');
});
