import assert from 'node:assert/strict';
import { test } from 'node:test';
import { performanceLevel } from './performance-level.ts';

test('the level goes by the average score, the borders included', () => {
  const told = [100, 80, 79, 60, 59, 0].map(performanceLevel);
  assert.deepEqual(told, ['Excellent', 'Excellent', 'Good', 'Good', 'Improving', 'Improving']);
});
