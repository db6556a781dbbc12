import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Db } from './database.ts';
import { sharedRead } from './shared-read.ts';

const db = {} as Db;

/** A read whose runs the test finishes one by one. */
function createRead() {
  const runs: { key: string; finish: (value: number) => void; fail: () => void }[] = [];
  const read = sharedRead(
    (_db, key) =>
      new Promise<number>((resolve, reject) => {
        runs.push({ key, finish: resolve, fail: () => reject(new Error('lost')) });
      }),
  );
  return { runs, ask: (key = 'a') => read(db, key) };
}

test('callers who ask while a read runs share the next one', async () => {
  const { runs, ask } = createRead();
  const first = ask();
  const [second, third] = [ask(), ask()];
  assert.equal(runs.length, 1);
  runs[0]!.finish(1);
  assert.equal(await first, 1);
  await new Promise(setImmediate);
  const fourth = ask();
  assert.equal(runs.length, 2);
  runs[1]!.finish(2);
  assert.deepEqual(await Promise.all([second, third]), [2, 2]);
  await new Promise(setImmediate);
  runs[2]!.finish(3);
  assert.equal(await fourth, 3);
  await new Promise(setImmediate);
  const fifth = ask();
  runs[3]!.finish(4);
  assert.equal(await fifth, 4);
});

test('a failed read fails for those who waited for it, and the next one runs', async () => {
  const { runs, ask } = createRead();
  const first = ask();
  const second = ask();
  runs[0]!.fail();
  await assert.rejects(first, /lost/);
  await new Promise(setImmediate);
  runs[1]!.finish(2);
  assert.equal(await second, 2);
});

test('other keys are read on their own', async () => {
  const { runs, ask } = createRead();
  const both = Promise.all([ask('a'), ask('b')]);
  assert.deepEqual(
    runs.map(({ key }) => key),
    ['a', 'b'],
  );
  runs[0]!.finish(1);
  runs[1]!.finish(2);
  assert.deepEqual(await both, [1, 2]);
});
