import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  getBurst,
  getDigestPeriod,
  getNextTry,
  getQuietPeriod,
  getSendTime,
  getTimeToLiveMs,
  isQuiet,
  refillTokens,
} from './rules.ts';

/** A time in India on 17 November 2026. */
const at = (time: string, day = '2026-11-17') => new Date(`${day}T${time}:00+05:30`);

test('quiet hours last from 21:00 to 07:00 in India', () => {
  for (const [time, expected] of [
    ['20:59', false],
    ['21:00', true],
    ['23:59', true],
    ['00:00', true],
    ['06:59', true],
    ['07:00', false],
    ['12:00', false],
  ] as const)
    assert.equal(isQuiet(at(time)), expected, time);
});

test('finds the quiet hours that begin next, or are now', () => {
  const period = { from: at('21:00'), until: at('07:00', '2026-11-18') };
  for (const now of [at('07:00'), at('20:59'), at('21:00'), at('06:59', '2026-11-18')])
    assert.deepEqual(getQuietPeriod(now), period, now.toISOString());
});

test('sends what is urgent at once, and after quiet hours at 07:00', () => {
  assert.deepEqual(getSendTime('purchase', at('12:00')), { notBefore: at('12:00'), digestDay: null });
  assert.deepEqual(getSendTime('purchase', at('02:00')), { notBefore: at('07:00'), digestDay: null });
  assert.deepEqual(getSendTime('exam-results', at('22:30')), {
    notBefore: at('07:00', '2026-11-18'),
    digestDay: null,
  });
});

test('sends security notices at once, also at night', () => {
  assert.deepEqual(getSendTime('new-device', at('02:00')), { notBefore: at('02:00'), digestDay: null });
});

test('collects what is not urgent for the next digest at 08:00', () => {
  const today = { notBefore: at('08:00'), digestDay: '2026-11-17' };
  const tomorrow = { notBefore: at('08:00', '2026-11-18'), digestDay: '2026-11-18' };
  assert.deepEqual(getSendTime('new-chapter', at('02:00')), today);
  assert.deepEqual(getSendTime('new-chapter', at('07:58')), today);
  assert.deepEqual(getSendTime('new-chapter', at('07:59')), tomorrow, 'its transaction may end after 08:00');
  assert.deepEqual(getSendTime('new-chapter', at('08:00')), tomorrow);
  assert.deepEqual(getSendTime('new-chapter', at('08:01')), tomorrow);
  assert.deepEqual(getSendTime('practice-due', at('23:59')), tomorrow);
});

test('tries again after longer and longer pauses, then gives up', () => {
  const now = at('12:00');
  const minutes = [1, 2, 3, 4, 5, 6, 7].map((failures) => {
    const next = getNextTry(failures, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  });
  assert.deepEqual(minutes, [1, 5, 30, 120, 360, 1440, null]);
});

test('refills tokens by time, up to the burst', () => {
  const channel = { tokens: 0, perMinute: 600, refilledAt: at('12:00') };
  const after = (ms: number) => refillTokens(channel, new Date(at('12:00').getTime() + ms));
  assert.deepEqual([after(0), after(100), after(1000), after(3600_000), after(-1000)], [0, 1, 10, 50, 0]);
  assert.equal(getBurst(1), 1);
});

test('a digest has the notices of exactly one day', () => {
  const { from, until } = getDigestPeriod('2026-11-18');
  assert.deepEqual([from, until], [at('07:59'), at('07:59', '2026-11-18')]);
  for (const time of ['07:59', '08:00', '23:59'])
    assert.equal(getSendTime('new-chapter', at(time)).digestDay, '2026-11-18');
});

test('the opening of an exam is worth sending until a quarter of an hour after it', () => {
  const opensAt = at('06:30');
  assert.equal(getTimeToLiveMs({ kind: 'exam-begins', opensAt }, at('06:40')), 5 * 60_000);
  assert.ok(getTimeToLiveMs({ kind: 'exam-begins', opensAt }, at('07:00')) < 0);
  assert.equal(getTimeToLiveMs({ kind: 'exam-results', opensAt }, at('07:00')), Number.POSITIVE_INFINITY);
  assert.equal(getTimeToLiveMs({ kind: 'exam-coming', opensAt: null }, at('07:00')), 0);
});
