import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCounts, createCounts, findSlowest } from './test-counts.mjs';

test('adds the counts of all parts and finds the slowest tests among them', () => {
  const total = createCounts();
  addCounts(total, { passed: 1, failed: 0, repeated: 0, tests: [{ name: 'a', seconds: 2 }] });
  const tests = [
    { name: 'b', seconds: 1 },
    { name: 'c', seconds: 3 },
  ];
  addCounts(total, { passed: 1, failed: 1, repeated: 1, tests });
  assert.deepEqual([total.passed, total.failed, total.repeated], [2, 1, 1]);
  assert.deepEqual(
    findSlowest(total, 2).map(({ name }) => name),
    ['c', 'a'],
  );
});
