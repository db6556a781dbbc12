import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockWords, minutesWords, warningAt } from './time-words.ts';

for (const [seconds, wanted] of [
  [0, '0:00'],
  [9, '0:09'],
  [1062, '17:42'],
  [3600, '1:00:00'],
  [3729, '1:02:09'],
] as const) {
  test(`${seconds} s on a clock: ${wanted}`, () => assert.equal(clockWords(seconds), wanted));
}

for (const [seconds, wanted] of [
  [120, '2\u00a0min'],
  [3600, '1\u00a0h'],
  [6000, '1\u00a0h 40\u00a0min'],
] as const) {
  test(`${seconds} s in words: ${wanted}`, () => assert.equal(minutesWords(seconds), wanted));
}

for (const [seconds, wanted] of [
  [301, ''],
  [300, '5 minutes left'],
  [61, '5 minutes left'],
  [60, '1 minute left'],
  [10, '10 seconds left'],
  [1, '10 seconds left'],
  [0, 'The time is over'],
] as const) {
  test(`said aloud at ${seconds} s: ${wanted || 'nothing'}`, () => assert.equal(warningAt(seconds), wanted));
}
