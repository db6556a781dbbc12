import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reducedSize } from './reduce-picture.ts';

for (const [width, height, wanted] of [
  [800, 800, null],
  [2000, 1500, null],
  [4000, 3000, { width: 2000, height: 1500 }],
  [3024, 4032, { width: 1500, height: 2000 }],
  [30_000, 3, { width: 2000, height: 1 }],
] as const) {
  test(`${width} x ${height} is sent ${wanted ? `as ${wanted.width} x ${wanted.height}` : 'as it is'}`, () => {
    assert.deepEqual(reducedSize({ width, height }), wanted);
  });
}
