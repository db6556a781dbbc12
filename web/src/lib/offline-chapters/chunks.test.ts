import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHUNK_BYTES, countChunks, getChunkRange, joinChunks, listChunksOf } from './chunks.ts';

test('chunks cover a file without gaps, and the last one is as long as the rest', () => {
  for (const bytes of [1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 10 * CHUNK_BYTES + 7]) {
    const ranges = Array.from({ length: countChunks(bytes) }, (_, index) => getChunkRange(index, bytes));
    assert.equal(ranges[0]!.from, 0);
    assert.equal(ranges.at(-1)!.to, bytes);
    for (const [index, { from, to }] of ranges.entries()) {
      assert.ok(to > from && to - from <= CHUNK_BYTES);
      if (index > 0) assert.equal(from, ranges[index - 1]!.to);
    }
  }
  assert.equal(countChunks(0), 0);
});

test('a range needs only the chunks that hold it', () => {
  assert.deepEqual(listChunksOf(0, 1), [0]);
  assert.deepEqual(listChunksOf(CHUNK_BYTES - 1, CHUNK_BYTES), [0]);
  assert.deepEqual(listChunksOf(CHUNK_BYTES, CHUNK_BYTES + 1), [1]);
  assert.deepEqual(listChunksOf(CHUNK_BYTES - 1, 2 * CHUNK_BYTES + 1), [0, 1, 2]);
  assert.deepEqual(listChunksOf(5, 5), []);
});

test('ranges that are joined from chunks equal those of the file', () => {
  const total = 3 * CHUNK_BYTES + 100;
  const file = Uint8Array.from({ length: total }, (_, index) => (index * 7 + (index >> 8)) % 251);
  for (const [begin, end] of [
    [0, 10],
    [CHUNK_BYTES - 3, CHUNK_BYTES + 3],
    [10, total],
    [3 * CHUNK_BYTES, total],
    [CHUNK_BYTES, 2 * CHUNK_BYTES],
  ] as const) {
    const chunks = listChunksOf(begin, end).map((index) => {
      const { from, to } = getChunkRange(index, total);
      return { index, bytes: file.subarray(from, to) };
    });
    assert.deepEqual(joinChunks(chunks, begin, end), file.slice(begin, end));
  }
});
