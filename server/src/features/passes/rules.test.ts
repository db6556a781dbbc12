import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computePeriod, getPassState } from './rules.ts';

const at = (day: string) => new Date(`2026-${day}T10:00:00Z`);

test('the first period starts now, and a renewal when the last one ends', () => {
  const now = at('01-01');
  assert.deepEqual(computePeriod(30, { lastEnd: null, now }), { startsAt: now, endsAt: at('01-31') });
  const renewed = { startsAt: at('01-31'), endsAt: at('03-02') };
  assert.deepEqual(computePeriod(30, { lastEnd: at('01-31'), now }), renewed);
  assert.deepEqual(computePeriod(30, { lastEnd: at('01-31'), now: at('02-05') }).startsAt, at('02-05'));
});

test('a pass is valid from its start to just before its end', () => {
  const period = { startsAt: at('01-01'), endsAt: at('01-31') };
  assert.equal(getPassState(period, new Date(period.startsAt.getTime() - 1)), 'coming');
  assert.equal(getPassState(period, period.startsAt), 'valid');
  assert.equal(getPassState(period, new Date(period.endsAt.getTime() - 1)), 'valid');
  assert.equal(getPassState(period, period.endsAt), 'ended');
});
