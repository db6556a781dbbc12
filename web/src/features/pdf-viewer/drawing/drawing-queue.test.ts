import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrawingQueue } from './drawing-queue.ts';

const nothing = async () => {};

function queued(tidy = nothing) {
  const queue = new DrawingQueue(tidy);
  const drawn: number[] = [];
  const finish = new Map<number, () => void>();
  const reader = { page: 0 };
  const add = (page: number, signal = new AbortController().signal) =>
    queue.add(
      () => Math.abs(page - reader.page),
      signal,
      () => {
        drawn.push(page);
        const { promise, resolve } = Promise.withResolvers<void>();
        finish.set(page, resolve);
        return promise;
      },
    );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const finished = async (page: number) => {
    finish.get(page)?.();
    await settled();
  };
  return { add, drawn, finished, reader, settled };
}

test('the page in view is drawn alone and first, then two at a time, nearest first', async () => {
  const { add, drawn, finished, settled } = queued();
  for (const page of [3, 2, 1, 0]) add(page);
  await settled();
  assert.deepEqual(drawn, [0]);
  await finished(0);
  assert.deepEqual(drawn, [0, 1, 2]);
  await finished(2);
  assert.deepEqual(drawn, [0, 1, 2, 3]);
});

test('a reader who has moved on does not wait for what was in view before', async () => {
  const { add, drawn, finished, reader, settled } = queued();
  for (const page of [0, 1, 2]) add(page);
  await settled();
  reader.page = 10;
  add(9);
  add(10);
  await settled();
  assert.deepEqual(drawn, [0, 10]);
  await finished(10);
  assert.deepEqual(drawn, [0, 10, 9]);
});

test('what was given up before its turn is not drawn', async () => {
  const { add, drawn, finished } = queued();
  const givenUp = new AbortController();
  add(0);
  add(2, givenUp.signal);
  add(3);
  givenUp.abort();
  await finished(0);
  await finished(0);
  assert.deepEqual(drawn, [0, 3]);
});

test('a failed drawing does not hold up the others', async () => {
  const queue = new DrawingQueue(nothing);
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

test('after twenty pages it is tidied up, while nothing is drawn and nothing begins', async () => {
  const tidied = Promise.withResolvers<void>();
  let times = 0;
  const { add, drawn, finished, reader, settled } = queued(() => {
    times += 1;
    return tidied.promise;
  });
  for (let page = 0; page < 20; page += 1) {
    reader.page = page;
    add(page);
    await settled();
    if (page < 19) await finished(page);
  }
  add(20);
  add(21);
  await settled();
  assert.equal(times, 0, 'page 19 is still being drawn');
  await finished(19);
  assert.equal(times, 1);
  assert.equal(drawn.length, 20, 'nothing begins meanwhile');
  tidied.resolve();
  await settled();
  assert.deepEqual(drawn.slice(20), [20, 21]);
});
