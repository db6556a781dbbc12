import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../errors.ts';
import { createSignInQueue } from './sign-in-queue.ts';

test('two at a time, known devices first, and beyond a short queue a refusal that says when to come back', async () => {
  const inQueue = createSignInQueue({ atOnce: 2, mostWaiting: 3 });
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const come = (name: string, isKnown = false) =>
    inQueue(isKnown, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => finish.push(resolve));
      return name;
    });
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => come(name));
  await assert.rejects(
    come('f'),
    (error) => error instanceof AppError && error.code === 'unavailable' && error.retryAfterSeconds! > 0,
  );
  all.push(come('known', true));
  const finishOne = async () => {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  await finishOne();
  assert.deepEqual(begun, ['a', 'b', 'known']);
  for (let n = 0; n < 5; n += 1) await finishOne();
  assert.deepEqual(await Promise.all(all), ['a', 'b', 'c', 'd', 'e', 'known']);
  assert.deepEqual(begun, ['a', 'b', 'known', 'c', 'd', 'e']);
});

test('a failure leaves its place to the next one', async () => {
  const inQueue = createSignInQueue({ atOnce: 1, mostWaiting: 1 });
  const failing = inQueue(false, () => Promise.reject(new Error('no')));
  const next = inQueue(false, async () => 'next');
  await assert.rejects(failing, /no/);
  assert.equal(await next, 'next');
  assert.equal(await inQueue(false, async () => 'and again'), 'and again');
});
