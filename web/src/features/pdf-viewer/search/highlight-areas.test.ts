import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutArea } from './highlight-areas.ts';

test('a highlight covers a part of the line in its reading direction', () => {
  const area = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
  assert.deepEqual(cutArea(area, 'right', 0, 0.5), { x: 0.25, y: 0.5, width: 0.25, height: 0.25 });
  assert.deepEqual(cutArea(area, 'left', 0, 0.5), { x: 0.5, y: 0.5, width: 0.25, height: 0.25 });
  assert.deepEqual(cutArea(area, 'down', 0, 0.5), { x: 0.25, y: 0.5, width: 0.5, height: 0.125 });
  assert.deepEqual(cutArea(area, 'up', 0, 0.5), { x: 0.25, y: 0.625, width: 0.5, height: 0.125 });
});
