import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countDaysThisWeek, getStreak, getStreakBefore, listDays } from './practice-days.ts';

test('days are those of India', () => {
  const now = new Date('2026-11-15T19:00:00Z');
  assert.deepEqual(listDays(now, 3), ['2026-11-16', '2026-11-17', '2026-11-18']);
  assert.deepEqual(listDays(now, -3), ['2026-11-14', '2026-11-15', '2026-11-16']);
});

test('the streak bends and does not break', () => {
  const streak = (days: string) =>
    getStreak(Array.from(days, (questions) => ({ questions: Number(questions) })));
  assert.equal(streak('11111'), 5);
  // today is not over
  assert.equal(streak('11110'), 4);
  assert.equal(streak('111101'), 4);
  assert.equal(streak('1000001'), 1);
  assert.equal(streak('0000'), 0);
});

test('continues the streak before the first day', () => {
  const days = Array.from('0110', (questions) => ({ questions: Number(questions) }));
  assert.equal(getStreak(days, 7), 8);
  assert.equal(getStreak(days.slice(-1), 7), 7);
  assert.equal(getStreakBefore([], '2026-11-15'), 0);
  assert.equal(getStreakBefore(['2026-11-10', '2026-11-11', '2026-11-14'], '2026-11-15'), 1);
  assert.equal(getStreakBefore(['2026-11-13', '2026-11-14'], '2026-11-16'), 1);
  // a leap day
  assert.equal(getStreakBefore(['2028-02-28', '2028-02-29'], '2028-03-01'), 2);
});

test('the week starts on Monday', () => {
  const days = listDays(new Date('2026-11-17T06:00:00Z'), -7).map((day) => ({ day, questions: 1 }));
  assert.equal(days.at(-1)!.day, '2026-11-17');
  // Monday and Tuesday
  assert.equal(countDaysThisWeek(days), 2);
});
