import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseAfter } from './backoff.ts';

for (const [failures, random, wanted] of [
  [1, 0, 500],
  [1, 1, 1000],
  [2, 1, 2000],
  [4, 1, 8000],
  [5, 1, 15_000],
  [5, 0, 7500],
  [500, 1, 15_000],
] as const) {
  test(`after ${failures} failures, at ${random}: ${wanted} ms`, () => {
    assert.equal(pauseAfter(failures, random), wanted);
  });
}
