import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chooseNextActions,
  correctReviewTimes,
  countFitting,
  divideByReviews,
  estimateSeconds,
  getEndOfDay,
  listMistakes,
  toForecast,
} from './rules.ts';

const QUESTIONS = [0, 1, 2, 3].map((n) => ({ _id: `q${n}` }));

/** The right answer of question n is option n. */
const toOutcomes = (answers: readonly number[]) =>
  QUESTIONS.map((_, n) => {
    const chosen = answers[n] ?? -1;
    return chosen < 0 ? 'empty' : chosen === n ? 'right' : 'wrong';
  });

test('wrong and empty answers are mistakes', () => {
  const kinds = (answers: number[], attemptId: string | null = 'a') =>
    listMistakes(QUESTIONS, { outcomes: toOutcomes(answers), attemptId, questionSeconds: null }).map(
      ({ position, kind }) => `${position} ${kind}`,
    );
  assert.deepEqual(kinds([0, 2, -1, 3]), ['1 wrong', '2 empty']);
  assert.deepEqual(kinds([0, 1, 2, 3]), []);
  assert.deepEqual(kinds([]), ['0 empty', '1 empty', '2 empty', '3 empty']);
});

test('a question that a correction gives to everybody is no mistake', () => {
  const outcomes = ['given', 'given', 'wrong', 'right'] as const;
  const mistakes = listMistakes(QUESTIONS, { outcomes, attemptId: 'a', questionSeconds: [500, 1, 1, 1] });
  assert.deepEqual(
    mistakes.map(({ position }) => position),
    [2],
  );
});

test('right answers that took more than two minutes come back too', () => {
  const mistakes = listMistakes(QUESTIONS, {
    outcomes: toOutcomes([0, 1, 3, 3]),
    attemptId: 'a',
    questionSeconds: [120, 121, 500, 5],
  });
  assert.deepEqual(
    mistakes.map(({ position, kind, seconds }) => [position, kind, seconds]),
    [
      [1, 'slow', 121],
      [2, 'wrong', 500],
    ],
  );
});

test('questions that were not shown are no mistakes', () => {
  const mistakes = listMistakes(QUESTIONS, {
    outcomes: toOutcomes([1, -1, -1, -1]),
    attemptId: null,
    questionSeconds: null,
  });
  assert.deepEqual(
    mistakes.map(({ questionId }) => questionId),
    ['q0'],
  );
});

test('a review happens between the creation of its card and now', () => {
  const [created, now] = [new Date('2026-11-10T00:00:00Z'), new Date('2026-11-15T00:00:00Z')];
  const corrected = (at: string) => correctReviewTimes([at], created, now)[0]!.toISOString();
  assert.equal(corrected('2026-11-12T00:00:00Z'), '2026-11-12T00:00:00.000Z');
  assert.equal(corrected('0001-01-01T00:00:00Z'), created.toISOString());
  assert.equal(corrected('9999-12-31T00:00:00Z'), now.toISOString());
});

test('reviews of one card keep their order even if the clock of the device is wrong', () => {
  const now = new Date('2026-11-15T12:00:00.000Z');
  const created = new Date('2026-11-10T00:00:00.000Z');
  const correct = (...claimed: string[]) =>
    correctReviewTimes(claimed, created, now).map((at) => at.toISOString());
  assert.deepEqual(correct('2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z'), [
    '2026-11-15T11:59:59.999Z',
    '2026-11-15T12:00:00.000Z',
  ]);
  assert.deepEqual(correct('2020-01-01T00:00:00Z', '2020-01-02T00:00:00Z', '2026-11-12T00:00:00Z'), [
    '2026-11-10T00:00:00.000Z',
    '2026-11-10T00:00:00.001Z',
    '2026-11-12T00:00:00.000Z',
  ]);
});

test('a day ends at midnight in India', () => {
  const now = new Date('2026-11-15T19:00:00Z');
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

test('the next actions are due questions, the weakest tests and the course nearest to its end', () => {
  const chapter = (chapterTitle: string, courseId: string, chapterIndex: number | null) => ({
    courseId,
    chapterId: chapterTitle,
    courseTitle: 'c',
    chapterTitle,
    odiaTitles: { courseTitle: null, chapterTitle: null },
    subjectIndex: chapterIndex,
    chapterIndex,
    tests: 1,
    averageScore: 20,
    bestScore: 20,
  });
  const course = (courseId: string, progress: number, isEnrolled = true) => ({
    courseId,
    courseName: courseId,
    odiaTitles: { courseName: null },
    testsCompleted: 1,
    averageScore: 20,
    progress,
    timeSpent: 1,
    isEnrolled,
  });
  const analytics = {
    weakestChapters: [
      chapter('weak', 'open', 0),
      chapter('deleted', 'open', null),
      chapter('gone', 'left', 0),
    ],
    coursePerformance: [
      course('open', 40),
      course('near', 90),
      course('done', 100),
      course('left', 99, false),
    ],
  } as unknown as Parameters<typeof chooseNextActions>[1];
  const names = (questions: number) =>
    chooseNextActions({ questions, secondsPerQuestion: 30 }, analytics).map((action) =>
      action.kind === 'practise'
        ? `practise ${action.minutes}`
        : `${action.kind} ${action.kind === 'retake' ? action.chapterTitle : action.courseId}`,
    );
  assert.deepEqual(names(18), ['practise 9', 'retake weak', 'continue near']);
  assert.deepEqual(names(0), ['retake weak', 'continue near', 'continue open']);
});

test('divides cards into batches that do not exceed a number of reviews', () => {
  const divide = (...counts: number[]) => divideByReviews(counts, (count) => count, 10);
  assert.deepEqual(divide(), []);
  assert.deepEqual(divide(3, 3, 4, 1), [[3, 3, 4], [1]]);
  assert.deepEqual(divide(11, 0, 10, 30, 5, 5), [[11], [0, 10], [30], [5, 5]]);
});
