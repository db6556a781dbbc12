import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentDisposition, type Decision, partToSend } from './rules.ts';

const SIZE = 1000;
const ETAG = '"abc"';

const RANGES: [string | undefined, Decision][] = [
  [undefined, 'whole'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-499', { start: 0, end: 499 }],
  ['bytes=500-599', { start: 500, end: 599 }],
  ['bytes=990-', { start: 990, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['Bytes=0-9', { start: 0, end: 9 }],
  ['bytes=1000-', 'beyond-the-end'],
  ['bytes=1000-1001', 'beyond-the-end'],
  ['bytes=-0', 'beyond-the-end'],
  ['bytes=9-1', 'whole'],
  ['bytes=0-9,20-29', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['pages=1-2', 'whole'],
  [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 999 }],
  [`bytes=${'9'.repeat(400)}-`, 'beyond-the-end'],
];

for (const [range, decision] of RANGES)
  test(`${range?.slice(0, 30)} of 1000 bytes`, () =>
    assert.deepEqual(partToSend({ range }, SIZE, ETAG), decision));

test('nothing can be cut from an empty document', () =>
  assert.equal(partToSend({ range: 'bytes=0-0' }, 0, ETAG), 'beyond-the-end'));

test('a part is sent only of the very document that the browser has begun with', () => {
  const range = 'bytes=5-9';
  assert.deepEqual(partToSend({ range, ifRange: ETAG }, SIZE, ETAG), { start: 5, end: 9 });
  for (const ifRange of ['"other"', `W/${ETAG}`, 'Sun, 15 Nov 2026 10:00:00 GMT'])
    assert.equal(partToSend({ range, ifRange }, SIZE, ETAG), 'whole');
});

test('what the browser has already is not sent again', () => {
  for (const ifNoneMatch of [ETAG, `W/${ETAG}`, `"x", ${ETAG}`, '*'])
    assert.equal(partToSend({ ifNoneMatch, range: 'bytes=0-1' }, SIZE, ETAG), 'unchanged');
  assert.equal(partToSend({ ifNoneMatch: '"x"' }, SIZE, ETAG), 'whole');
});

test('a name cannot break out of its header', () => {
  assert.equal(
    contentDisposition('a\'b"c\r\n;ପା.pdf'),
    "inline; filename*=UTF-8''a%27b%22c%0D%0A%3B%E0%AC%AA%E0%AC%BE.pdf",
  );
});
