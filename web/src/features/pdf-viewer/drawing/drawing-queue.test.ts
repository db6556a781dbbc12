import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrawingQueue } from './drawing-queue.ts';

const doNothing = async () => {};

function createQueue(cleanUp = doNothing) {
  const queue = new DrawingQueue(cleanUp);
  const drawn: number[] = [];
  const finishers = new Map<number, () => void>();
  const reader = { page: 0 };
  const add = (page: number, signal = new AbortController().signal) =>
    queue.add(
      () => Math.abs(page - reader.page),
      signal,
      () => {
        drawn.push(page);
        const { promise, resolve } = Promise.withResolvers<void>();
        finishers.set(page, resolve);
        return promise;
      },
    );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const finish = async (page: number) => {
    finishers.get(page)?.();
    await settle();
  };
  return { add, drawn, finish, reader, settle };
}

test('draws the page in view alone first, then two at a time, nearest first', async () => {
  const { add, drawn, finish, settle } = createQueue();
  for (const page of [3, 2, 1, 0]) add(page);
  await settle();
  assert.deepEqual(drawn, [0]);
  await finish(0);
  assert.deepEqual(drawn, [0, 1, 2]);
  await finish(2);
  assert.deepEqual(drawn, [0, 1, 2, 3]);
});

test('draws the new page in view without waiting for the old one', async () => {
  const { add, drawn, finish, reader, settle } = createQueue();
  for (const page of [0, 1, 2]) add(page);
  await settle();
  reader.page = 10;
  add(9);
  add(10);
  await settle();
  assert.deepEqual(drawn, [0, 10]);
  await finish(10);
  assert.deepEqual(drawn, [0, 10, 9]);
});

test('does not draw an aborted job that has not started', async () => {
  const { add, drawn, finish } = createQueue();
  const aborted = new AbortController();
  add(0);
  add(2, aborted.signal);
  add(3);
  aborted.abort();
  await finish(0);
  await finish(0);
  assert.deepEqual(drawn, [0, 3]);
});

test('continues after a failed drawing', async () => {
  const queue = new DrawingQueue(doNothing);
  const { signal } = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  queue.add(
    () => 0,
    signal,
    () => Promise.reject(new Error('broken page')),
  );
  queue.add(
    () => 1,
    signal,
    async () => {},
  );
  queue.add(
    () => 2,
    signal,
    async () => resolve(),
  );
  await promise;
});

test('cleans up after twenty pages, and draws nothing meanwhile', async () => {
  const cleanUp = Promise.withResolvers<void>();
  let cleanUps = 0;
  const { add, drawn, finish, reader, settle } = createQueue(() => {
    cleanUps += 1;
    return cleanUp.promise;
  });
  for (let page = 0; page < 20; page += 1) {
    reader.page = page;
    add(page);
    await settle();
    if (page < 19) await finish(page);
  }
  add(20);
  add(21);
  await settle();
  assert.equal(cleanUps, 0, 'page 19 is still being drawn');
  await finish(19);
  assert.equal(cleanUps, 1);
  assert.equal(drawn.length, 20, 'nothing starts during the cleanup');
  cleanUp.resolve();
  await settle();
  assert.deepEqual(drawn.slice(20), [20, 21]);
});
