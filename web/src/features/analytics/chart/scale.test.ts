import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaPath, indexAt, levelsOf, linePath, middleOf, namedOf, percent } from './scale.ts';

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

test('a scale of minutes goes by round steps, few of them, to an end on which the most still fits', () => {
  assert.deepEqual(levelsOf(0), [0, 5]);
  assert.deepEqual(levelsOf(20), [0, 5, 10, 15, 20]);
  assert.deepEqual(levelsOf(21), [0, 10, 20, 30]);
  assert.deepEqual(levelsOf(45), [0, 15, 30, 45]);
  assert.deepEqual(levelsOf(61), [0, 60, 120]);
  assert.deepEqual(levelsOf(145), [0, 60, 120, 180]);
  assert.deepEqual(levelsOf(1200), [0, 300, 600, 900, 1200]);
  assert.deepEqual(levelsOf(2500), [0, 1200, 2400, 3600]);
});

test('names below are as many as there is room for', () => {
  assert.deepEqual(namedOf(7, 7), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(namedOf(30, 7), [0, 14, 29]);
  assert.deepEqual(namedOf(6, 4), [0, 5]);
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
