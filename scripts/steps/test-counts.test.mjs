import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCounts, addResult, addSecondRun, createCounts, formatSummary } from './test-counts.mjs';

test('the end of the output has the slowest and the failed tests of all parts', () => {
  const total = createCounts();
  addCounts(total, { passed: 1, failures: [], repeated: [], tests: [{ name: 'a', seconds: 2 }] });
  const counts = createCounts();
  addResult(counts, { name: 'b', seconds: 1, passed: false, error: 'Error: no\n\n    at line 1' });
  addResult(counts, { name: 'c', seconds: 3, passed: true });
  addCounts(total, counts);
  assert.deepEqual(formatSummary(total, '6.0 s', 2).split('\n'), [
    '',
    'The 2 slowest tests',
    '  3.0 s c',
    '  2.0 s a',
    '',
    'Failed',
    '  ✗ b',
    '      Error: no',
    '          at line 1',
    '',
    'Done in 6.0 s. 0 tests were repeated.',
    '2 passed, 1 failed',
  ]);
});

test('a short run that passed ends with the counts alone', () => {
  const total = createCounts();
  addCounts(total, { passed: 1, failures: [], repeated: [], tests: [{ name: 'a', seconds: 2 }] });
  assert.equal(
    formatSummary(total, '2.0 s', 20),
    '\nDone in 2.0 s. 0 tests were repeated.\n1 passed, 0 failed',
  );
});

test('failed tests of a file that passes in the second run are listed as repeated', () => {
  const total = createCounts();
  addResult(total, { name: 'a', file: 'a.ts', seconds: 1, passed: false, error: 'Error: late' });
  addResult(total, { name: 'b', file: 'b.ts', seconds: 1, passed: false, error: 'Error: wrong' });
  addResult(total, { name: 'types', seconds: 1, passed: false, error: 'Error: type' });
  const second = createCounts();
  addResult(second, { name: 'a', file: 'a.ts', seconds: 1, passed: true });
  addResult(second, { name: 'b', file: 'b.ts', seconds: 1, passed: false });
  addSecondRun(total, ['a.ts', 'b.ts'], second);
  assert.deepEqual(formatSummary(total, '6.0 s', 20).split('\n'), [
    '',
    'Passed only when repeated',
    '  ✗ a',
    '      Error: late',
    '',
    'Failed',
    '  ✗ b',
    '      Error: wrong',
    '  ✗ types',
    '      Error: type',
    '',
    'Done in 6.0 s. 1 tests were repeated.',
    '1 passed, 2 failed',
  ]);
});
