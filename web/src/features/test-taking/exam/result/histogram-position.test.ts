import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOwnBar, getPosition } from './histogram-position.ts';

const BARS = [
  { from: -10, to: 0 },
  { from: 0, to: 10 },
  { from: 10, to: 20 },
];

test('marks belong to the bar that starts at them, and the highest marks to the last bar', () => {
  assert.deepEqual(
    [-10, -0.25, 0, 19.75, 20, 99, -99].map((score) => findOwnBar(BARS, score)),
    [0, 0, 1, 2, 2, 2, 0],
  );
  assert.equal(findOwnBar([], 5), -1);
});

test('a line has its place between the lowest and the highest marks', () => {
  assert.deepEqual(
    [-10, 5, 20, 50].map((marks) => getPosition(BARS, marks)),
    [0, 50, 100, 100],
  );
  assert.equal(getPosition([], 5), 0);
});
