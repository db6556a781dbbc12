import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getResizedSize } from './resize-picture.ts';

for (const [width, height, expected] of [
  [800, 800, null],
  [2000, 1500, null],
  [4000, 3000, { width: 2000, height: 1500 }],
  [3024, 4032, { width: 1500, height: 2000 }],
  [30_000, 3, { width: 2000, height: 1 }],
] as const) {
  test(`${width} x ${height} is ${expected ? `resized to ${expected.width} x ${expected.height}` : 'not resized'}`, () => {
    assert.deepEqual(getResizedSize({ width, height }), expected);
  });
}
