import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArrivingPart } from './arriving-part.ts';
import { ReadAhead } from './read-ahead.ts';

const TOTAL = 1_000_000;
const KB = 1024;

function file() {
  const asked: [number, number][] = [];
  const ahead = new ReadAhead(TOTAL, async (part) => {
    asked.push([part.from, part.to]);
    part.add(bytesOf(part.from, part.to));
  });
  return { ahead, asked };
}

const bytesOf = (begin: number, end: number) =>
  Uint8Array.from({ length: end - begin }, (_, at) => (begin + at) % 251);

test('a small piece brings along what follows it, which is then here', async () => {
  const { ahead, asked } = file();
  const piece = await ahead.read(10 * KB, 11 * KB);
  assert.deepEqual([piece.length, piece[0]], [KB, (10 * KB) % 251]);
  const next = await ahead.read(20 * KB, 22 * KB);
  assert.deepEqual([next.length, next[0]], [2 * KB, (20 * KB) % 251]);
  assert.deepEqual(asked, [[10 * KB, 42 * KB]]);
});

test('a large piece is asked for as it is, and nothing beyond the end', async () => {
  const { ahead, asked } = file();
  await ahead.read(0, 100 * KB);
  await ahead.read(TOTAL - KB, TOTAL);
  assert.deepEqual(asked, [
    [0, 100 * KB],
    [TOTAL - KB, TOTAL],
  ]);
});

test('a walk over the whole file takes no more than it asks for', async () => {
  const { ahead, asked } = file();
  const pieces = await Promise.all(
    Array.from({ length: 20 }, (_, at) => ahead.read(at * 50 * KB, at * 50 * KB + KB)),
  );
  assert.ok(pieces.every((piece, at) => piece.length === KB && piece[0] === (at * 50 * KB) % 251));
  assert.equal(
    asked.reduce((sum, [begin, end]) => sum + end - begin, 0),
    20 * KB,
  );
});

test('what was fetched before anybody asked is not fetched again', async () => {
  const { ahead, asked } = file();
  ahead.fetch(TOTAL - 50_000, TOTAL);
  await ahead.read(TOTAL - 40_000, TOTAL - 39_000);
  assert.equal(asked.length, 1);
});

test('who needs the front of a part does not wait for the rest of it', async () => {
  const parts: ArrivingPart[] = [];
  const ahead = new ReadAhead(TOTAL, async (part) => {
    parts.push(part);
  });
  ahead.fetch(0, 100 * KB);
  const front = ahead.read(10 * KB, 20 * KB);
  const back = ahead.read(80 * KB, 90 * KB);
  parts[0]?.add(bytesOf(0, 15 * KB));
  parts[0]?.add(bytesOf(15 * KB, 25 * KB));
  assert.deepEqual(await front, bytesOf(10 * KB, 20 * KB));
  assert.equal(await Promise.race([back, 'waits']), 'waits');
  parts[0]?.add(bytesOf(25 * KB, 100 * KB));
  assert.deepEqual(await back, bytesOf(80 * KB, 90 * KB));
});

test('a part that does not come fails those who wait for it, and those who ask later', async () => {
  const parts: ArrivingPart[] = [];
  const ahead = new ReadAhead(TOTAL, async (part) => {
    parts.push(part);
    part.add(bytesOf(part.from, part.from + KB));
    throw new Error('closed');
  });
  ahead.fetch(0, 100 * KB);
  await assert.rejects(ahead.read(10 * KB, 20 * KB), { message: 'closed' });
  await assert.rejects(ahead.read(30 * KB, 40 * KB), { message: 'closed' });
  assert.deepEqual(await ahead.read(0, KB), bytesOf(0, KB));
});

test('a stretch is fetched ahead once, and not beyond the end', async () => {
  const { ahead, asked } = file();
  ahead.fetchBetween(TOTAL - 10_000, TOTAL + 90_000);
  ahead.fetchBetween(TOTAL - 5000, TOTAL);
  ahead.fetchBetween(TOTAL, TOTAL + 1);
  assert.deepEqual(asked, [[TOTAL - 10_000, TOTAL]]);
});

test('no more than some megabytes are kept', async () => {
  const { ahead, asked } = file();
  ahead.fetch(0, 900_000);
  ahead.fetch(1000, 901_000);
  ahead.fetch(900_000, TOTAL);
  await ahead.read(0, 1000);
  assert.equal(asked.length, 3, 'all three fit');
  ahead.fetch(2000, 902_000);
  await ahead.read(0, 1000);
  assert.equal(asked.length, 5, 'the first was given up');
});
