import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Attempt } from './attempt.ts';
import { getHandInDelay, getRetryDelay } from './attempt-sync.ts';

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

const DEADLINE = 1_000_000;
const exam = { exam: {}, deadline: DEADLINE, clockOffset: 2000, finished: 'by-time' } as Attempt;
/** The time of the device at the deadline. */
const now = DEADLINE - 2000;

test('an exam whose time is over is handed in at a random moment of the next 15 seconds', () => {
  assert.deepEqual(
    [0, 0.5, 1].map((random) => getHandInDelay(exam, now, random)),
    [0, 7500, 15_000],
  );
  assert.deepEqual(
    [1000, 14_000, 60_000].map((late) => getHandInDelay(exam, now + late, 1)),
    [14_000, 1000, 0],
  );
});

test('only an exam whose time is over waits before it is handed in', () => {
  assert.equal(getHandInDelay({ ...exam, finished: 'by-student' }, now, 1), 0);
  assert.equal(getHandInDelay(exam, now - 1, 1), 0, 'before the deadline');
  const { exam: _, ...mockTest } = exam;
  assert.equal(getHandInDelay(mockTest as Attempt, now, 1), 0);
});
