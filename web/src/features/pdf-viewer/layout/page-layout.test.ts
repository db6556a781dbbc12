import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorAt, EDGE, GAP, layOut, pageAt, pagesBetween, pointOf } from './page-layout.ts';

const SIZES = [
  { width: 100, height: 200 },
  { width: 300, height: 100 },
  { width: 100, height: 200 },
];

test('pages stand below each other, in the middle, with gaps that do not grow with the zoom', () => {
  const { boxes, width, height } = layOut(SIZES, 2, 400);
  assert.deepEqual(
    boxes.map(({ top }) => top),
    [GAP, GAP + 400 + GAP, GAP + 400 + GAP + 200 + GAP],
  );
  assert.equal(width, 600 + 2 * EDGE);
  assert.equal(boxes[0]?.left, (width - 200) / 2);
  assert.equal(height, 1000 + 4 * GAP);
});

test('a page is found by any height, also one beyond the ends', () => {
  const layout = layOut(SIZES, 1, 400);
  assert.equal(pageAt(layout, -50), 0);
  assert.equal(pageAt(layout, GAP + 10), 0);
  assert.equal(pageAt(layout, GAP + 200 + GAP), 1);
  assert.equal(pageAt(layout, 99_999), 2);
});

test('what is between two heights leaves out a page that ended above', () => {
  const layout = layOut(SIZES, 1, 400);
  assert.deepEqual(pagesBetween(layout, 0, 50), [0, 0]);
  assert.deepEqual(pagesBetween(layout, 100, 250), [0, 1]);
  assert.deepEqual(pagesBetween(layout, GAP + 201, 250), [1, 1]);
  assert.deepEqual(pagesBetween(layout, 99_998, 99_999), [2, 2]);
});

test('an anchored spot is found again after zooming', () => {
  const before = layOut(SIZES, 1, 400);
  const after = layOut(SIZES, 2.4, 400);
  const box = after.boxes[1]!;
  const anchor = anchorAt(before, before.boxes[1]!.left + 150, before.boxes[1]!.top + 25);
  assert.deepEqual(anchor, { page: 1, x: 0.5, y: 0.25 });
  assert.deepEqual(pointOf(after, anchor), { x: box.left + 360, y: box.top + 60 });
});

test('of a cropped page only a part has a place, and a spot of it is the same spot of the whole page', () => {
  const crop = { left: 0.125, top: 0.25, right: 0.875, bottom: 0.75 };
  const cropped = layOut(SIZES, 1, 400, crop);
  assert.equal(cropped.boxes[1]?.width, 225);
  assert.equal(cropped.boxes[1]?.height, 50);
  const anchor = anchorAt(cropped, cropped.boxes[1]!.left, cropped.boxes[1]!.top);
  assert.deepEqual(anchor, { page: 1, x: 0.125, y: 0.25 });
  const whole = layOut(SIZES, 2, 400);
  assert.deepEqual(pointOf(whole, anchor), { x: whole.boxes[1]!.left + 75, y: whole.boxes[1]!.top + 50 });
});
