import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatCount,
  formatDate,
  formatDuration,
  formatHours,
  formatKilobytes,
  formatNumber,
  formatRupees,
  formatShortDate,
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
  assert.equal(formatHours(0), '0\u00a0h');
  assert.equal(formatHours(29), '0\u00a0h');
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
