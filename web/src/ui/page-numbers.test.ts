import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPageNumbers } from './page-numbers.ts';

for (const [current, total, pages] of [
  [1, 0, []],
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [5, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5]],
  [3, 6, [1, 2, 3, 4, 5]],
  [4, 6, [2, 3, 4, 5, 6]],
  [5, 6, [2, 3, 4, 5, 6]],
  [6, 6, [2, 3, 4, 5, 6]],
  [3, 20, [1, 2, 3, 4, 5]],
  [4, 20, [2, 3, 4, 5, 6]],
  [10, 20, [8, 9, 10, 11, 12]],
  [18, 20, [16, 17, 18, 19, 20]],
  [19, 20, [16, 17, 18, 19, 20]],
  [20, 20, [16, 17, 18, 19, 20]],
] as const) {
  test(`page ${current} of ${total} shows ${pages.join(' ') || 'none'}`, () => {
    assert.deepEqual(getPageNumbers(current, total), pages);
  });
}
