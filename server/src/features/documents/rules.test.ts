import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentDisposition, decidePart, type RequestedPart } from './rules.ts';

const SIZE = 1000;
const ETAG = '"abc"';

const RANGES: [string | undefined, RequestedPart][] = [
  [undefined, 'whole'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-499', { start: 0, end: 499 }],
  ['bytes=500-599', { start: 500, end: 599 }],
  ['bytes=990-', { start: 990, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['Bytes=0-9', { start: 0, end: 9 }],
  ['bytes=1000-', 'past-the-end'],
  ['bytes=1000-1001', 'past-the-end'],
  ['bytes=-0', 'past-the-end'],
  ['bytes=9-1', 'whole'],
  ['bytes=0-9,20-29', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['pages=1-2', 'whole'],
  [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 999 }],
  [`bytes=${'9'.repeat(400)}-`, 'past-the-end'],
];

for (const [range, decision] of RANGES)
  test(`decides the part for ${range?.slice(0, 30)} of 1000 bytes`, () =>
    assert.deepEqual(decidePart({ range }, SIZE, ETAG), decision));

test('an empty document has no ranges', () =>
  assert.equal(decidePart({ range: 'bytes=0-0' }, 0, ETAG), 'past-the-end'));

test('sends a range only if If-Range matches the document', () => {
  const range = 'bytes=5-9';
  assert.deepEqual(decidePart({ range, ifRange: ETAG }, SIZE, ETAG), { start: 5, end: 9 });
  for (const ifRange of ['"other"', `W/${ETAG}`, 'Sun, 15 Nov 2026 10:00:00 GMT'])
    assert.equal(decidePart({ range, ifRange }, SIZE, ETAG), 'whole');
});

test('escapes the file name in the header', () => {
  assert.equal(
    contentDisposition('a\'b"c\r\n;ପା.pdf'),
    "inline; filename*=UTF-8''a%27b%22c%0D%0A%3B%E0%AC%AA%E0%AC%BE.pdf",
  );
});
