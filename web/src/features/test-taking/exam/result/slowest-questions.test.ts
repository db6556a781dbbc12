import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSlowestQuestions } from './slowest-questions.ts';

const reviewOf = (...seconds: (number | null)[]) => seconds.map((value) => ({ seconds: value }));

test('returns the five questions with the most time, the slowest first', () => {
  const slowest = getSlowestQuestions(reviewOf(10, 90, 0, 30, null, 60, 20, 40));
  assert.deepEqual(
    slowest.map(({ number, seconds }) => [number, seconds]),
    [
      [2, 90],
      [6, 60],
      [8, 40],
      [4, 30],
      [7, 20],
    ],
  );
});

test('a result without times has no slowest questions', () => {
  assert.deepEqual(getSlowestQuestions(reviewOf(null, null)), []);
});
