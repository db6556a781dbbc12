import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findColumn } from './columns.ts';
import type { PageText } from './page-text.ts';

function createPage(...boxes: [x: number, y: number, width: number][]): PageText {
  return {
    text: 'x'.repeat(boxes.length),
    runs: boxes.map(([x, y, width], index) => ({
      start: index,
      end: index + 1,
      size: 10,
      direction: 'right',
      area: { x, y, width, height: 0.015 },
    })),
    unknownGlyphs: 0,
  };
}

const LINES = [0.2, 0.22, 0.24, 0.26, 0.28, 0.3];
const TWO_COLUMNS = createPage(
  [0.1, 0.1, 0.8],
  ...LINES.map((y): [number, number, number] => [0.1, y, 0.37]),
  ...LINES.map((y): [number, number, number] => [0.53, y, 0.37]),
);
const round = (column: { left: number; right: number } | null) =>
  column && [Math.round(column.left * 100), Math.round(column.right * 100)];

test('finds the column at a point, below a heading across both columns', () => {
  assert.deepEqual(round(findColumn(TWO_COLUMNS, 0.2, 0.25)), [10, 47]);
  assert.deepEqual(round(findColumn(TWO_COLUMNS, 0.7, 0.25)), [53, 90]);
});

test('words on one line belong to one column', () => {
  assert.deepEqual(round(findColumn(createPage([0.1, 0.2, 0.3], [0.41, 0.2, 0.49]), 0.5, 0.2)), [10, 90]);
});

test('finds no column on a page without text', () => {
  assert.equal(findColumn(createPage(), 0.5, 0.5), null);
});
