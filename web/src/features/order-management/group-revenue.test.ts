import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupRevenue } from './group-revenue.ts';

const createDays = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    captured: 0.1,
    refunded: index === 0 ? 5 : 0,
  }));

test('a month has a bar for every day', () => {
  const groups = groupRevenue(createDays(31));
  assert.equal(groups.length, 31);
  assert.deepEqual(groups[0], { from: '2026-01-01', to: '2026-01-01', captured: 0.1, refunded: 5 });
});

test('more than two months have bars for weeks that end with the last day', () => {
  const groups = groupRevenue(createDays(66));
  assert.equal(groups.length, 10);
  assert.deepEqual(groups.at(-1), { from: '2026-03-01', to: '2026-03-07', captured: 0.7, refunded: 0 });
  assert.deepEqual(groups[0], { from: '2026-01-01', to: '2026-01-03', captured: 0.3, refunded: 5 });
});
