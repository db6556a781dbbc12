import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RangeDownload } from './range-download.ts';
import { ReadAhead } from './read-ahead.ts';

const TOTAL = 1_000_000;
const KB = 1024;

function createReadAhead() {
  const requests: [number, number][] = [];
  const readAhead = new ReadAhead(TOTAL, async (range) => {
    requests.push([range.from, range.to]);
    range.add(getBytes(range.from, range.to));
  });
  return { readAhead, requests };
}

const getBytes = (begin: number, end: number) =>
  Uint8Array.from({ length: end - begin }, (_, index) => (begin + index) % 251);

test('a small read also downloads the bytes behind it, and the next read finds them', async () => {
  const { readAhead, requests } = createReadAhead();
  const first = await readAhead.read(10 * KB, 11 * KB);
  assert.deepEqual([first.length, first[0]], [KB, (10 * KB) % 251]);
  const second = await readAhead.read(20 * KB, 22 * KB);
  assert.deepEqual([second.length, second[0]], [2 * KB, (20 * KB) % 251]);
  assert.deepEqual(requests, [[10 * KB, 42 * KB]]);
});

test('a large read downloads exactly its range, and nothing beyond the end of the file', async () => {
  const { readAhead, requests } = createReadAhead();
  await readAhead.read(0, 100 * KB);
  await readAhead.read(TOTAL - KB, TOTAL);
  assert.deepEqual(requests, [
    [0, 100 * KB],
    [TOTAL - KB, TOTAL],
  ]);
});

test('a scan of the whole file downloads only the bytes it reads', async () => {
  const { readAhead, requests } = createReadAhead();
  const parts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => readAhead.read(index * 50 * KB, index * 50 * KB + KB)),
  );
  assert.ok(parts.every((part, index) => part.length === KB && part[0] === (index * 50 * KB) % 251));
  assert.equal(
    requests.reduce((sum, [begin, end]) => sum + end - begin, 0),
    20 * KB,
  );
});

test('a prefetched range is not downloaded again', async () => {
  const { readAhead, requests } = createReadAhead();
  readAhead.prefetch(TOTAL - 50_000, TOTAL);
  await readAhead.read(TOTAL - 40_000, TOTAL - 39_000);
  assert.equal(requests.length, 1);
});

test('a read of the first bytes of a range does not wait for its last bytes', async () => {
  const ranges: RangeDownload[] = [];
  const readAhead = new ReadAhead(TOTAL, async (range) => {
    ranges.push(range);
  });
  readAhead.prefetch(0, 100 * KB);
  const front = readAhead.read(10 * KB, 20 * KB);
  const back = readAhead.read(80 * KB, 90 * KB);
  ranges[0]?.add(getBytes(0, 15 * KB));
  ranges[0]?.add(getBytes(15 * KB, 25 * KB));
  assert.deepEqual(await front, getBytes(10 * KB, 20 * KB));
  assert.equal(await Promise.race([back, 'pending']), 'pending');
  ranges[0]?.add(getBytes(25 * KB, 100 * KB));
  assert.deepEqual(await back, getBytes(80 * KB, 90 * KB));
});

test('a range that fails rejects pending and later reads of its missing bytes', async () => {
  const readAhead = new ReadAhead(TOTAL, async (range) => {
    range.add(getBytes(range.from, range.from + KB));
    throw new Error('closed');
  });
  readAhead.prefetch(0, 100 * KB);
  await assert.rejects(readAhead.read(10 * KB, 20 * KB), { message: 'closed' });
  await assert.rejects(readAhead.read(30 * KB, 40 * KB), { message: 'closed' });
  assert.deepEqual(await readAhead.read(0, KB), getBytes(0, KB));
});

test('prefetch downloads a range once, and nothing beyond the end of the file', () => {
  const { readAhead, requests } = createReadAhead();
  readAhead.prefetch(TOTAL - 10_000, TOTAL + 90_000);
  readAhead.prefetch(TOTAL - 5000, TOTAL);
  readAhead.prefetch(TOTAL, TOTAL + 1);
  assert.deepEqual(requests, [[TOTAL - 10_000, TOTAL]]);
});

test('the cache drops its oldest range when it holds more than 2 MB', async () => {
  const { readAhead, requests } = createReadAhead();
  readAhead.prefetch(0, 900_000);
  readAhead.prefetch(1000, 901_000);
  readAhead.prefetch(900_000, TOTAL);
  await readAhead.read(0, 1000);
  assert.equal(requests.length, 3, 'all three fit');
  readAhead.prefetch(2000, 902_000);
  await readAhead.read(0, 1000);
  assert.equal(requests.length, 5, 'the first one was dropped');
});
