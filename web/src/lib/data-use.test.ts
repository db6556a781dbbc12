import '../testing/local-storage.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addToMonth, getMonth, readDataUse } from './data-use.ts';

test('the figure of a month grows, and a new month starts at zero', () => {
  assert.equal(getMonth(new Date(2026, 0, 31)), '2026-01');
  assert.deepEqual(addToMonth(null, 5, '2026-11'), { month: '2026-11', bytes: 5 });
  assert.deepEqual(addToMonth({ month: '2026-11', bytes: 5 }, 7, '2026-11'), { month: '2026-11', bytes: 12 });
  assert.deepEqual(addToMonth({ month: '2026-11', bytes: 5 }, 7, '2026-12'), { month: '2026-12', bytes: 7 });
});

test('a stored figure that cannot be read counts as zero', () => {
  const now = new Date(2026, 10, 17);
  for (const stored of [
    '',
    '{',
    'null',
    '{"month":"2026-11","bytes":-1}',
    '{"month":"2026-11","bytes":"9"}',
  ]) {
    localStorage.setItem('data-use', stored);
    assert.equal(readDataUse(now), 0);
  }
  localStorage.setItem('data-use', '{"month":"2026-11","bytes":9}');
  assert.equal(readDataUse(now), 9);
});
