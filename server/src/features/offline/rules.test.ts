import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLeaseEnd, isTooLate, limitToPossibleTime } from './rules.ts';

const at = (time: string) => new Date(`2026-11-${time}Z`);
const issuedAt = at('01T08:00:00');

test('a lease lasts 14 days, and a test can be handed in for 30', () => {
  assert.deepEqual(getLeaseEnd(issuedAt), at('15T08:00:00'));
  assert.equal(isTooLate(issuedAt, new Date('2026-12-01T08:00:00Z')), false);
  assert.equal(isTooLate(issuedAt, new Date('2026-12-01T08:00:01Z')), true);
});

for (const [what, startedAt, timeSpent, start, end] of [
  ['a possible time stays', '02T10:00:00', 300, '02T10:00:00', '02T10:05:00'],
  ['a start before the permit moves to it', '01T07:00:00', 300, '01T08:00:00', '01T08:05:00'],
  ['an end after the arrival moves back', '03T09:00:00', 300, '03T07:55:00', '03T08:00:00'],
  ['no test lasts longer than its limit', '02T10:00:00', 9999, '02T10:00:00', '02T10:10:00'],
] as const)
  test(`the time of an offline test: ${what}`, () => {
    const limits = { issuedAt, now: at('03T08:00:00'), secondsAllowed: 600 };
    assert.deepEqual(limitToPossibleTime({ startedAt: at(startedAt), timeSpent }, limits), {
      startedAt: at(start),
      completedAt: at(end),
    });
  });

test('a test that arrives a minute after its permit lasted a minute at most', () => {
  const limits = { issuedAt, now: at('01T08:01:00'), secondsAllowed: 600 };
  const claim = { startedAt: at('01T08:00:30'), timeSpent: 600 };
  assert.deepEqual(limitToPossibleTime(claim, limits), {
    startedAt: issuedAt,
    completedAt: at('01T08:01:00'),
  });
});

test('a server whose clock was set back still gives a possible time', () => {
  const limits = { issuedAt, now: at('01T07:00:00'), secondsAllowed: 600 };
  const { startedAt, completedAt } = limitToPossibleTime({ startedAt: issuedAt, timeSpent: 60 }, limits);
  assert.deepEqual([startedAt, completedAt], [issuedAt, issuedAt]);
});
