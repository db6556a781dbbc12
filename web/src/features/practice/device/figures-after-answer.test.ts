import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRACTICE, type Practice, type PracticeProgress } from '@sikhya/contract/practice.ts';
import { listDays } from '@sikhya/contract/practice-days.ts';
import {
  advancePractice,
  advanceProgress,
  countInPractice,
  countInProgress,
} from './figures-after-answer.ts';

const at = (day: number) => `2026-11-${day}T06:00:00.000Z`;
const practice = {
  due: 3,
  forecast: [
    { day: '2026-11-17', questions: 3 },
    { day: '2026-11-18', questions: 2 },
    { day: '2026-11-19', questions: 1 },
  ],
  today: { questions: 4, seconds: 80 },
} as unknown as Practice;
const answer = (day: number, dueDay: number) => ({
  review: { at: at(day), seconds: 20, undone: false },
  from: { due: at(10) },
  to: { due: at(dueDay) },
});
const getFigures = ({ due, forecast, today }: Practice) => ({
  due,
  forecast: forecast.map(({ questions }) => questions),
  today,
});

test('an answer moves a question to its next day, and undo moves it back', () => {
  const given = answer(17, 19);
  const after = countInPractice(practice, given);
  assert.deepEqual(getFigures(after), {
    due: 2,
    forecast: [2, 2, 2],
    today: { questions: 5, seconds: 100 },
  });
  const undone = { review: { ...given.review, undone: true }, from: given.to, to: given.from };
  assert.deepEqual(countInPractice(after, undone), practice);
});

test('a day later, what was due before is due today, and nothing is practised yet', () => {
  assert.equal(advancePractice(practice, new Date(at(17))), practice);
  assert.deepEqual(getFigures(advancePractice(practice, new Date(at(18)))), {
    due: 5,
    forecast: [5, 1],
    today: { questions: 0, seconds: 0 },
  });
  const after = countInPractice(practice, answer(18, 30));
  assert.deepEqual(getFigures(after), { due: 4, forecast: [4, 1], today: { questions: 1, seconds: 20 } });
});

test('answers without a connection count for the streak, the week and their day', () => {
  const days = listDays(new Date(at(17)), -PRACTICE.heatMapDays).map((day) => ({ day, questions: 0 }));
  const progress: PracticeProgress = {
    streak: 0,
    streakBefore: 0,
    week: { days: 0, goal: 5 },
    days,
    chapters: [],
  };
  const { review } = answer(17, 19);
  const first = countInProgress(progress, review);
  assert.deepEqual([first.streak, first.week, first.days.at(-1)!.questions], [1, { days: 1, goal: 5 }, 1]);
  const second = countInProgress(first, answer(18, 19).review);
  assert.deepEqual([second.streak, second.week.days, second.days.length], [2, 2, PRACTICE.heatMapDays]);
  assert.deepEqual(countInProgress(first, { ...review, undone: true }), progress);
  // two missed days, of which the second is not over
  assert.equal(advanceProgress(second, new Date(at(20))).streak, 1);
});

test('days that leave the twelve weeks stay in the streak', () => {
  const days = listDays(new Date(at(17)), -PRACTICE.heatMapDays).map((day) => ({ day, questions: 1 }));
  const progress: PracticeProgress = {
    streak: 94,
    streakBefore: 10,
    week: { days: 2, goal: 5 },
    days,
    chapters: [],
  };
  assert.equal(countInProgress(progress, { at: at(18), seconds: 5, undone: false }).streak, 95);
  const later = advanceProgress(progress, new Date(at(20)));
  assert.deepEqual([later.streak, later.streakBefore], [92, 13]);
  // longer than the device knows days
  const afterMonths = advanceProgress(progress, new Date(Date.parse(at(17)) + 100 * 24 * 3600_000));
  assert.deepEqual([afterMonths.streak, afterMonths.streakBefore], [0, 78]);
  // stored by an earlier release
  const { streakBefore: _, ...earlier } = progress;
  assert.equal(advanceProgress(earlier as PracticeProgress, new Date(at(18))).streak, 84);
});
