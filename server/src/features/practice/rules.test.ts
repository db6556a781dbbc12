import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  correctReviewTime,
  countDaysThisWeek,
  countFitting,
  estimateSeconds,
  getEndOfDay,
  getStreak,
  listDays,
  listMistakes,
  toForecast,
} from './rules.ts';

const QUESTIONS = [0, 1, 2, 3].map((n) => ({ _id: `q${n}`, correctAnswer: n }));

test('wrong and empty answers are mistakes', () => {
  const kinds = (answers: number[], attemptId: string | null = 'a') =>
    listMistakes(QUESTIONS, { answers, attemptId }).map(({ position, kind }) => `${position} ${kind}`);
  assert.deepEqual(kinds([0, 2, -1, 3]), ['1 wrong', '2 empty']);
  assert.deepEqual(kinds([0, 1, 2, 3]), []);
  assert.deepEqual(kinds([]), ['0 empty', '1 empty', '2 empty', '3 empty']);
});

test('questions that were not shown are no mistakes', () => {
  const mistakes = listMistakes(QUESTIONS, { answers: [1, -1, -1, -1], attemptId: null });
  assert.deepEqual(
    mistakes.map(({ questionId }) => questionId),
    ['q0'],
  );
});

test('a review happens between the creation of its card and now', () => {
  const [created, now] = [new Date('2026-11-10T00:00:00Z'), new Date('2026-11-15T00:00:00Z')];
  const corrected = (at: string) => correctReviewTime(at, created, now).toISOString();
  assert.equal(corrected('2026-11-12T00:00:00Z'), '2026-11-12T00:00:00.000Z');
  assert.equal(corrected('0001-01-01T00:00:00Z'), created.toISOString());
  assert.equal(corrected('9999-12-31T00:00:00Z'), now.toISOString());
});

test('days are those of India', () => {
  const now = new Date('2026-11-15T19:00:00Z');
  assert.deepEqual(listDays(now, 3), ['2026-11-16', '2026-11-17', '2026-11-18']);
  assert.deepEqual(listDays(now, -3), ['2026-11-14', '2026-11-15', '2026-11-16']);
  assert.equal(getEndOfDay(now).toISOString(), '2026-11-16T18:30:00.000Z');
});

test('the forecast counts what is overdue for today', () => {
  const rows = [
    { day: '2026-10-01', questions: 4 },
    { day: '2026-11-15', questions: 1 },
    { day: '2026-11-17', questions: 2 },
  ];
  const forecast = toForecast(rows, new Date('2026-11-15T06:00:00Z'));
  assert.deepEqual(
    forecast.slice(0, 3).map(({ questions }) => questions),
    [5, 0, 2],
  );
  assert.equal(forecast.length, 14);
});

test('only what fits into the time is offered', () => {
  assert.equal(countFitting(540, 30), 18);
  assert.equal(countFitting(-60, 30), 0);
  assert.equal(countFitting(1e9, 30), 200);
  assert.deepEqual([null, 2, 45.4, 600].map(estimateSeconds), [30, 10, 45, 120]);
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

test('the week starts on Monday', () => {
  const days = listDays(new Date('2026-11-17T06:00:00Z'), -7).map((day) => ({ day, questions: 1 }));
  assert.equal(days.at(-1)!.day, '2026-11-17');
  // Monday and Tuesday
  assert.equal(countDaysThisWeek(days), 2);
});
