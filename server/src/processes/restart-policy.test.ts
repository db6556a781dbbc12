import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPauseMs, shouldGiveUp } from './restart-policy.ts';

test('the pause doubles with every failed start, up to half a minute', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 7, 8, 50].map(getPauseMs),
    [0, 500, 1000, 2000, 4000, 30_000, 30_000, 30_000],
  );
});

test('gives up only when no process is left that serves requests', () => {
  assert.deepEqual(
    [4, 5, 50].map((failedStarts) => shouldGiveUp(failedStarts, 0)),
    [false, true, true],
  );
  assert.equal(shouldGiveUp(50, 1), false);
});
