import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computePeriod, endsSoon, getPassState } from './rules.ts';

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

test('a pass reminds of its end for seven days, unless it was renewed or cancelled', () => {
  const period = { passId: 'a', startsAt: at('01-01'), endsAt: at('01-31'), cancelledAt: null };
  const isReminded = (now: Date, changes = {}, others: (typeof period)[] = []) =>
    endsSoon({ ...period, ...changes }, [period, ...others], now);
  const first = at('01-24');
  assert.equal(isReminded(new Date(first.getTime() - 1)), false);
  assert.equal(isReminded(first), true);
  assert.equal(isReminded(new Date(period.endsAt.getTime() - 1)), true);
  assert.equal(isReminded(period.endsAt), false);
  assert.equal(isReminded(first, { cancelledAt: at('01-20') }), false);
  const later = { startsAt: period.endsAt, endsAt: at('03-02'), cancelledAt: null };
  assert.equal(isReminded(first, {}, [{ passId: 'a', ...later }]), false);
  assert.equal(isReminded(first, {}, [{ passId: 'b', ...later }]), true);
});
