import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaPath, indexAt, linePath, middleOf, namedOf, percent, topOf } from './scale.ts';

test('the middle of each is found again by where it lies', () => {
  for (const count of [1, 2, 7, 30, 100]) {
    for (let index = 0; index < count; index += 1) {
      assert.equal(indexAt(middleOf(index, count), count), index);
    }
  }
});

test('what is pointed at beyond an edge is the outermost', () => {
  assert.equal(indexAt(-0.2, 7), 0);
  assert.equal(indexAt(1, 7), 6);
  assert.equal(indexAt(1.4, 7), 6);
});

test('lengths are short and exact enough', () => {
  assert.equal(percent(1 / 3), '33.33%');
  assert.equal(percent(0), '0%');
});

test('a scale of minutes ends at a round time, and so does its half', () => {
  const ends = [0, 10, 11, 45, 60, 61, 121, 601, 1200, 1201, 2500].map(topOf);
  assert.deepEqual(ends, [10, 10, 20, 60, 60, 120, 240, 960, 1200, 2400, 3600]);
});

test('names below are as many as there is room for', () => {
  assert.deepEqual(namedOf(7, 7), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(namedOf(30, 7), [0, 14, 29]);
  assert.deepEqual(namedOf(1, 7), [0]);
});

test('the line goes through its points, and the area ends on the ground', () => {
  const points = [
    { x: 0.25, y: 1 },
    { x: 0.75, y: 0.5 },
  ];
  assert.equal(linePath(points), 'M0.25 0L0.75 0.5');
  assert.equal(areaPath(points), 'M0.25 0L0.75 0.5L0.75 1L0.25 1Z');
  assert.equal(areaPath([]), '');
});
