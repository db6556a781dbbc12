import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatBytes,
  formatCount,
  formatDate,
  formatDuration,
  formatHours,
  formatKilobytes,
  formatNumber,
  formatRupees,
  formatShortDate,
  formatSpan,
  formatWeekday,
} from './format.ts';

test('rupees show paise only where there are some', () => {
  assert.equal(formatRupees(499), '₹499');
  assert.equal(formatRupees(1234.5), '₹1,234.50');
  assert.equal(formatRupees(1234567), '₹12,34,567');
});

test('numbers are grouped as in India', () => {
  assert.equal(formatNumber(120000), '1,20,000');
});

test('counts know one from many', () => {
  assert.equal(formatCount(1, 'chapter'), '1 chapter');
  assert.equal(formatCount(0, 'chapter'), '0 chapters');
  assert.equal(formatCount(120000, 'question'), '1,20,000 questions');
});

test('dates are those of Odisha', () => {
  assert.equal(formatDate('2026-08-14T20:00:00.000Z'), '15 Aug 2026');
});

test('time is told in whole hours, rounded', () => {
  assert.equal(formatHours(0), '0\u00a0min');
  assert.equal(formatHours(59), '59\u00a0min');
  assert.equal(formatHours(60), '1\u00a0h');
  assert.equal(formatHours(90), '2\u00a0h');
  assert.equal(formatHours(72000), '1,200\u00a0h');
});

test('a file is as large as its kilobytes, and never of none', () => {
  assert.equal(formatKilobytes(1_270_000), '1,240 KB');
  assert.equal(formatKilobytes(3), '1 KB');
});

test('a duration is told to the minute', () => {
  const told = [0, 25, 60, 85, 72_001].map(formatDuration);
  assert.deepEqual(told, [
    '0\u00a0min',
    '25\u00a0min',
    '1\u00a0h',
    '1\u00a0h 25\u00a0min',
    '1,200\u00a0h 1\u00a0min',
  ]);
});

test('a day without a time is that day in Odisha', () => {
  assert.equal(formatShortDate('2026-08-15'), '15 Aug');
  assert.equal(formatWeekday('2026-08-15'), 'Sat');
});

test('bytes are told in the unit that suits them', () => {
  const told = [0, 700, 512_000, 4_404_019, 39_728_447_488, 5e15].map(formatBytes);
  assert.deepEqual(told, [
    '0\u00a0KB',
    '1\u00a0KB',
    '500\u00a0KB',
    '4.2\u00a0MB',
    '37\u00a0GB',
    '4,547\u00a0TB',
  ]);
});

test('a span of time is told in the units that suit it', () => {
  const told = [0.42, 12.4, 4_230, 42_000, 200_000, 19_200_000, 1_036_900_000].map(formatSpan);
  assert.deepEqual(told, [
    '0.4\u00a0ms',
    '12\u00a0ms',
    '4.2\u00a0s',
    '42\u00a0s',
    '3\u00a0min',
    '5\u00a0h 20\u00a0min',
    '12 days',
  ]);
});
