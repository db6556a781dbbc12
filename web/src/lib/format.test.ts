import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatBytes,
  formatCount,
  formatDate,
  formatDuration,
  formatHours,
  formatKilobytes,
  formatMilliseconds,
  formatNumber,
  formatRupees,
  formatShortDate,
  formatWeekday,
} from './format.ts';

test('shows paise only when they are not zero', () => {
  assert.equal(formatRupees(499), '₹499');
  assert.equal(formatRupees(1234.5), '₹1,234.50');
  assert.equal(formatRupees(1234567), '₹12,34,567');
});

test('groups digits as in India', () => {
  assert.equal(formatNumber(120000), '1,20,000');
});

test('uses the singular for one and the plural for all other counts', () => {
  assert.equal(formatCount(1, 'chapter'), '1 chapter');
  assert.equal(formatCount(0, 'chapter'), '0 chapters');
  assert.equal(formatCount(120000, 'question'), '1,20,000 questions');
});

test('formats dates in Indian time', () => {
  assert.equal(formatDate('2026-08-14T20:00:00.000Z'), '15 Aug 2026');
});

test('rounds to whole hours from one hour on', () => {
  assert.equal(formatHours(0), '0\u00a0min');
  assert.equal(formatHours(59), '59\u00a0min');
  assert.equal(formatHours(60), '1\u00a0h');
  assert.equal(formatHours(90), '2\u00a0h');
  assert.equal(formatHours(72000), '1,200\u00a0h');
});

test('formats bytes as kilobytes, at least 1 KB', () => {
  assert.equal(formatKilobytes(1_270_000), '1,240 KB');
  assert.equal(formatKilobytes(3), '1 KB');
});

test('formats a duration to the minute', () => {
  const texts = [0, 25, 60, 85, 72_001].map(formatDuration);
  assert.deepEqual(texts, [
    '0\u00a0min',
    '25\u00a0min',
    '1\u00a0h',
    '1\u00a0h 25\u00a0min',
    '1,200\u00a0h 1\u00a0min',
  ]);
});

test('formats a date without a time as that day in India', () => {
  assert.equal(formatShortDate('2026-08-15'), '15 Aug');
  assert.equal(formatWeekday('2026-08-15'), 'Sat');
});

test('formats bytes in the unit that fits', () => {
  const texts = [0, 700, 512_000, 4_404_019, 39_728_447_488, 5e15].map(formatBytes);
  assert.deepEqual(texts, [
    '0\u00a0KB',
    '1\u00a0KB',
    '500\u00a0KB',
    '4.2\u00a0MB',
    '37\u00a0GB',
    '4,547\u00a0TB',
  ]);
});

test('formats milliseconds in the unit that fits', () => {
  const texts = [0.42, 12.4, 4_230, 42_000, 200_000, 19_200_000, 1_036_900_000].map(formatMilliseconds);
  assert.deepEqual(texts, [
    '0.4\u00a0ms',
    '12\u00a0ms',
    '4.2\u00a0s',
    '42\u00a0s',
    '3\u00a0min',
    '5\u00a0h 20\u00a0min',
    '12 days',
  ]);
});
