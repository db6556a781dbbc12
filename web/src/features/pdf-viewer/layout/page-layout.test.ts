import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDGE, findPageAt, findPagesBetween, GAP, layOutPages, toAnchor, toPoint } from './page-layout.ts';

const SIZES = [
  { width: 100, height: 200 },
  { width: 300, height: 100 },
  { width: 100, height: 200 },
];

test('pages are stacked and centred, with gaps that do not grow with the zoom', () => {
  const { boxes, width, height } = layOutPages(SIZES, 2, 400);
  assert.deepEqual(
    boxes.map(({ top }) => top),
    [GAP, GAP + 400 + GAP, GAP + 400 + GAP + 200 + GAP],
  );
  assert.equal(width, 600 + 2 * EDGE);
  assert.equal(boxes[0]?.left, (width - 200) / 2);
  assert.equal(height, 1000 + 4 * GAP);
});

test('when pages fit the view, each of them is as wide as the view, also next to wider ones', () => {
  const { boxes, width } = layOutPages(SIZES, 'fit', 150 + 2 * EDGE);
  assert.equal(width, 150 + 2 * EDGE);
  assert.deepEqual(
    boxes.map((box) => [box.left, box.width, box.height, box.scale]),
    [
      [EDGE, 150, 300, 1.5],
      [EDGE, 150, 50, 0.5],
      [EDGE, 150, 300, 1.5],
    ],
  );
});

test('findPageAt returns the first or last page for heights outside the document', () => {
  const layout = layOutPages(SIZES, 1, 400);
  assert.equal(findPageAt(layout, -50), 0);
  assert.equal(findPageAt(layout, GAP + 10), 0);
  assert.equal(findPageAt(layout, GAP + 200 + GAP), 1);
  assert.equal(findPageAt(layout, 99_999), 2);
});

test('findPagesBetween leaves out a page that ends above the first height', () => {
  const layout = layOutPages(SIZES, 1, 400);
  assert.deepEqual(findPagesBetween(layout, 0, 50), [0, 0]);
  assert.deepEqual(findPagesBetween(layout, 100, 250), [0, 1]);
  assert.deepEqual(findPagesBetween(layout, GAP + 201, 250), [1, 1]);
  assert.deepEqual(findPagesBetween(layout, 99_998, 99_999), [2, 2]);
});

test('an anchor is the same point of the page after zooming', () => {
  const before = layOutPages(SIZES, 1, 400);
  const after = layOutPages(SIZES, 2.4, 400);
  const box = after.boxes[1]!;
  const anchor = toAnchor(before, before.boxes[1]!.left + 150, before.boxes[1]!.top + 25);
  assert.deepEqual(anchor, { page: 1, x: 0.5, y: 0.25 });
  assert.deepEqual(toPoint(after, anchor), { x: box.left + 360, y: box.top + 60 });
});

test('a cropped page has a smaller box, and anchors in it refer to the whole page', () => {
  const crop = { left: 0.125, top: 0.25, right: 0.875, bottom: 0.75 };
  const cropped = layOutPages(SIZES, 1, 400, crop);
  assert.equal(cropped.boxes[1]?.width, 225);
  assert.equal(cropped.boxes[1]?.height, 50);
  const anchor = toAnchor(cropped, cropped.boxes[1]!.left, cropped.boxes[1]!.top);
  assert.deepEqual(anchor, { page: 1, x: 0.125, y: 0.25 });
  const whole = layOutPages(SIZES, 2, 400);
  assert.deepEqual(toPoint(whole, anchor), { x: whole.boxes[1]!.left + 75, y: whole.boxes[1]!.top + 50 });
});
