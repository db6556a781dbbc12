import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageText } from '../text/page-text.ts';
import { cropOfText, cropWithInk, joinCrops, type Pixels } from './crop.ts';
import type { Crop } from './page-layout.ts';

const line = (x: number, y: number, width: number, letters = 60) => ({
  start: 0,
  end: letters,
  size: 11,
  area: { x, y, width, height: 0.02 },
});
const page = (...runs: PageText['runs'][number][]): PageText => ({ text: '', runs, unknown: 0 });
const rounded = (crop: Crop | null) =>
  crop && Object.values(crop).map((part) => Math.round(part * 1000) / 1000);

test('the text block is where the lines are, with a little room around it', () => {
  assert.deepEqual(
    rounded(cropOfText(page(line(0.1, 0.1, 0.8), line(0.1, 0.2, 0.5)))),
    [0.088, 0.088, 0.912, 0.232],
  );
});

test('a page with hardly any letters has no text block', () => {
  assert.equal(cropOfText(page(line(0.3, 0.4, 0.4, 20))), null);
  assert.equal(cropOfText(page()), null);
});

test('a narrow block is not blown up beyond half a page', () => {
  const crop = cropOfText(page(line(0.4, 0.1, 0.2, 100)))!;
  assert.ok(Math.abs(crop.right - crop.left - 0.5) < 1e-9);
});

test('what lies outside the page counts for nothing', () => {
  const crop = cropOfText(page(line(0.1, 0.1, 0.8, 100), line(-0.4, 0.1, 0.2), line(0.9, 0.1, 0.4)));
  assert.deepEqual(rounded(crop), [0.088, 0.088, 0.912, 0.132]);
});

test('crops grow together, but not by what nobody would notice', () => {
  const one = { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 };
  assert.equal(joinCrops(one, { ...one, left: 0.095 }), one);
  assert.deepEqual(joinCrops(one, { ...one, left: 0.05, right: 0.5 }), { ...one, left: 0.05 });
});

/** A page of 100 × 100, white but for what is drawn on it. */
function drawn(...boxes: [x: number, y: number, width: number, height: number][]): Pixels {
  const data = new Uint8Array(100 * 100 * 4).fill(255);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) {
      data.fill(0, (y * 100 + left) * 4, (y * 100 + left + width) * 4);
    }
  }
  return { width: 100, height: 100, data };
}
const BLOCK: Crop = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.5 };

test('a picture that reaches out of the text block, or stands below it, is shown whole', () => {
  assert.deepEqual(cropWithInk(BLOCK, drawn([10, 30, 80, 15])), { ...BLOCK, left: 0.1, right: 0.9 });
  assert.deepEqual(cropWithInk(BLOCK, drawn([30, 60, 20, 30])), { ...BLOCK, bottom: 0.9 });
});

test('a frame or a band across the page does not widen the text block', () => {
  const sides = drawn([5, 20, 1, 30], [94, 20, 1, 30], [0, 25, 100, 2]);
  assert.deepEqual(cropWithInk(BLOCK, sides), BLOCK);
});
