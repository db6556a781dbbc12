import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getFirstDay, getLastDay, toFrom, toUntil } from './coupon-days.ts';

test('the first and the last day are whole days in India', () => {
  assert.equal(toFrom('2026-11-16', null), '2026-11-15T18:30:00.000Z');
  assert.equal(toUntil('2026-11-16', null), '2026-11-16T18:30:00.000Z');
  assert.equal(getFirstDay('2026-11-15T18:30:00.000Z'), '2026-11-16');
  assert.equal(getLastDay('2026-11-16T18:30:00.000Z'), '2026-11-16');
});

test('an exact time is kept while its day is not changed', () => {
  assert.equal(toUntil('2026-11-16', '2026-11-16T06:00:00.000Z'), '2026-11-16T06:00:00.000Z');
  assert.equal(toFrom('2026-11-16', '2026-11-16T06:00:00.000Z'), '2026-11-16T06:00:00.000Z');
});

test('an empty day is no limit', () => {
  assert.equal(toFrom('', '2026-11-16T06:00:00.000Z'), null);
  assert.equal(toUntil('', null), null);
});
