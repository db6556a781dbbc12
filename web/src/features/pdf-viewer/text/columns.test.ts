import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnAt } from './columns.ts';
import type { PageText } from './page-text.ts';

function page(...boxes: [x: number, y: number, width: number][]): PageText {
  return {
    text: 'x'.repeat(boxes.length),
    runs: boxes.map(([x, y, width], at) => ({
      start: at,
      end: at + 1,
      size: 10,
      area: { x, y, width, height: 0.015 },
    })),
    unknown: 0,
  };
}

const LINES = [0.2, 0.22, 0.24, 0.26, 0.28, 0.3];
const TWO_COLUMNS = page(
  [0.1, 0.1, 0.8],
  ...LINES.map((y): [number, number, number] => [0.1, y, 0.37]),
  ...LINES.map((y): [number, number, number] => [0.53, y, 0.37]),
);
const rounded = (column: { left: number; right: number } | null) =>
  column && [Math.round(column.left * 100), Math.round(column.right * 100)];

test('a column is found under the finger, also below a heading over both', () => {
  assert.deepEqual(rounded(columnAt(TWO_COLUMNS, 0.2, 0.25)), [10, 47]);
  assert.deepEqual(rounded(columnAt(TWO_COLUMNS, 0.7, 0.25)), [53, 90]);
});

test('words of one line are one column', () => {
  assert.deepEqual(rounded(columnAt(page([0.1, 0.2, 0.3], [0.41, 0.2, 0.49]), 0.5, 0.2)), [10, 90]);
});

test('where no text is, there is no column', () => {
  assert.equal(columnAt(page(), 0.5, 0.5), null);
});
