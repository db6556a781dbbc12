import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createAreaPath,
  createLinePath,
  getCentre,
  getIndexAt,
  getLabelledIndexes,
  getMinuteTicks,
  toPercent,
} from './scale.ts';

test('the position of a centre gives its own index again', () => {
  for (const count of [1, 2, 7, 30, 100]) {
    for (let index = 0; index < count; index += 1) {
      assert.equal(getIndexAt(getCentre(index, count), count), index);
    }
  }
});

test('positions outside the chart give the first or the last index', () => {
  assert.equal(getIndexAt(-0.2, 7), 0);
  assert.equal(getIndexAt(1, 7), 6);
  assert.equal(getIndexAt(1.4, 7), 6);
});

test('percentages are rounded to two decimals', () => {
  assert.equal(toPercent(1 / 3), '33.33%');
  assert.equal(toPercent(0), '0%');
});

test('an axis of minutes has at most five ticks at round values, and includes the maximum', () => {
  assert.deepEqual(getMinuteTicks(0), [0, 5]);
  assert.deepEqual(getMinuteTicks(20), [0, 5, 10, 15, 20]);
  assert.deepEqual(getMinuteTicks(21), [0, 10, 20, 30]);
  assert.deepEqual(getMinuteTicks(45), [0, 15, 30, 45]);
  assert.deepEqual(getMinuteTicks(61), [0, 60, 120]);
  assert.deepEqual(getMinuteTicks(145), [0, 60, 120, 180]);
  assert.deepEqual(getMinuteTicks(1200), [0, 300, 600, 900, 1200]);
  assert.deepEqual(getMinuteTicks(2500), [0, 1200, 2400, 3600]);
});

test('labels all columns when they fit, otherwise two or three of them', () => {
  assert.deepEqual(getLabelledIndexes(7, 7), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(getLabelledIndexes(30, 7), [0, 14, 29]);
  assert.deepEqual(getLabelledIndexes(6, 4), [0, 5]);
  assert.deepEqual(getLabelledIndexes(30, 2), [0, 29], 'where only two fit, there is no middle one');
  assert.deepEqual(getLabelledIndexes(1, 7), [0]);
});

test('the line goes through all points, and the area below it ends at the bottom', () => {
  const points = [
    { x: 0.25, y: 1 },
    { x: 0.75, y: 0.5 },
  ];
  assert.equal(createLinePath(points), 'M0.25 0L0.75 0.5');
  assert.equal(createAreaPath(points), 'M0.25 0L0.75 0.5L0.75 1L0.25 1Z');
  assert.equal(createAreaPath([]), '');
});
