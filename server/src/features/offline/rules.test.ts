import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLeaseEnd, isTestFromBeforeReset, isTooLate, limitToPossibleTime } from './rules.ts';

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

for (const [what, times, expected] of [
  ['started before, sent after', ['02T08:00:00', '04T08:00:00'], true],
  ['started before, sent by an older version of the app', ['02T08:00:00', undefined], true],
  ['started after', ['03T20:00:00', '04T08:00:00'], false],
  ['started after, by a clock that is two days slow', ['01T20:00:00', '02T08:00:00'], false],
  ['started after, sent when the clock was set forward', ['03T20:00:00', '09T08:00:00'], false],
  [
    'started when the clock was slow, sent when it was set back further',
    ['02T20:00:00', '02T08:00:00'],
    false,
  ],
  ['started before, by a clock that is an hour slow', ['02T07:00:00', '04T07:00:00'], true],
] as const)
  test(`a test with a permit from before a reset, ${what}: ${expected ? 'does not count' : 'counts'}`, () => {
    const [startedAt, sentAt] = [at(times[0]), times[1] && at(times[1])];
    const facts = { issuedAt, resetAt: at('03T08:00:00'), now: at('04T08:00:00') };
    assert.equal(isTestFromBeforeReset({ startedAt, sentAt }, facts), expected);
    assert.equal(
      isTestFromBeforeReset({ startedAt, sentAt }, { ...facts, issuedAt: at('03T08:00:00') }),
      false,
    );
    assert.equal(isTestFromBeforeReset({ startedAt, sentAt }, { ...facts, resetAt: null }), false);
    assert.equal(
      isTestFromBeforeReset({ startedAt, sentAt }, { ...facts, resetAt: at('05T08:00:00') }),
      false,
    );
  });
