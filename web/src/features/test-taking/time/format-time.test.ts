import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { texts } from '../texts.ts';
import { formatClock, getTimeWarning } from './format-time.ts';

const ENGLISH = getLocale('en');

for (const [seconds, expected] of [
  [0, '0:00'],
  [9, '0:09'],
  [1062, '17:42'],
  [3600, '1:00:00'],
  [3729, '1:02:09'],
] as const) {
  test(`${seconds} s on a clock: ${expected}`, () => assert.equal(formatClock(seconds, ENGLISH), expected));
}

test('a clock has Odia digits where the student chose them', () =>
  assert.equal(formatClock(3729, getLocale('or', 'odia')), '୧:୦୨:୦୯'));

for (const [secondsLeft, atOpening, expected] of [
  [301, 600, ''],
  [300, 600, '5 minutes left'],
  [61, 600, '5 minutes left'],
  [60, 600, '1 minute left'],
  [10, 600, '10 seconds left'],
  [1, 600, '10 seconds left'],
  [0, 600, 'The time is over'],
  [120, 120, ''],
  [61, 120, ''],
  [60, 120, '1 minute left'],
  [250, 250, ''],
  [40, 45, ''],
  [10, 45, '10 seconds left'],
  [8, 8, ''],
] as const) {
  const announced = expected || 'nothing';
  test(`with ${secondsLeft} s left of ${atOpening} s at opening, ${announced} is announced`, () =>
    assert.equal(getTimeWarning(secondsLeft, atOpening, getTexts(texts, ENGLISH)), expected));
}
