import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPerformanceLevel } from './performance-level.ts';

test('the level follows from the average score, with the limits included', () => {
  const levels = [100, 80, 79, 60, 59, 0].map(getPerformanceLevel);
  assert.deepEqual(levels, ['excellent', 'excellent', 'good', 'good', 'improving', 'improving']);
});
