import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Crop, extendToInk, getTextCrop, joinCrops, type Pixels } from './page-crop.ts';

const line = (x: number, y: number, width: number, letters = 60) => ({
  letters,
  area: { x, y, width, height: 0.02 },
});
const round = (crop: Crop | null) =>
  crop && Object.values(crop).map((part) => Math.round(part * 1000) / 1000);

test('the crop contains all lines and a small margin', () => {
  assert.deepEqual(
    round(getTextCrop([line(0.1, 0.1, 0.8), line(0.1, 0.2, 0.5)])),
    [0.088, 0.088, 0.912, 0.232],
  );
});

test('a page with hardly any letters has no crop', () => {
  assert.equal(getTextCrop([line(0.3, 0.4, 0.4, 20)]), null);
  assert.equal(getTextCrop([]), null);
});

test('a narrow text block is widened to half a page', () => {
  const crop = getTextCrop([line(0.4, 0.1, 0.2, 100)])!;
  assert.ok(Math.abs(crop.right - crop.left - 0.5) < 1e-9);
});

test('text outside the page is ignored', () => {
  const crop = getTextCrop([line(0.1, 0.1, 0.8, 100), line(-0.4, 0.1, 0.2), line(0.9, 0.1, 0.4)]);
  assert.deepEqual(round(crop), [0.088, 0.088, 0.912, 0.132]);
});

test('joined crops contain both, and a tiny difference is ignored', () => {
  const crop = { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 };
  assert.equal(joinCrops(crop, { ...crop, left: 0.095 }), crop);
  assert.deepEqual(joinCrops(crop, { ...crop, left: 0.05, right: 0.5 }), { ...crop, left: 0.05 });
});

/** A white page of 100 × 100 pixels with black boxes on it. */
function drawBoxes(...boxes: [x: number, y: number, width: number, height: number][]): Pixels {
  const data = new Uint8Array(100 * 100 * 4).fill(255);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) {
      data.fill(0, (y * 100 + left) * 4, (y * 100 + left + width) * 4);
    }
  }
  return { width: 100, height: 100, data };
}
const BLOCK: Crop = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.5 };

test('the crop is extended to a picture that sticks out of the text block or is below it', () => {
  assert.deepEqual(extendToInk(BLOCK, drawBoxes([10, 30, 80, 15])), { ...BLOCK, left: 0.1, right: 0.9 });
  assert.deepEqual(extendToInk(BLOCK, drawBoxes([30, 60, 20, 30])), { ...BLOCK, bottom: 0.9 });
});

test('a frame or a band across the page does not extend the crop', () => {
  const frame = drawBoxes([5, 20, 1, 30], [94, 20, 1, 30], [0, 25, 100, 2]);
  assert.deepEqual(extendToInk(BLOCK, frame), BLOCK);
});
