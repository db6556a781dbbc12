import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getRetryDelay } from './attempt-sync.ts';

for (const [failures, random, expected] of [
  [1, 0, 500],
  [1, 1, 1000],
  [2, 1, 2000],
  [4, 1, 8000],
  [5, 1, 15_000],
  [5, 0, 7500],
  [500, 1, 15_000],
] as const) {
  test(`retries ${expected} ms after failure ${failures} with random ${random}`, () => {
    assert.equal(getRetryDelay(failures, random), expected);
  });
}
