import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ChapterActivity, getRemainingStep, toCourseProgress, toPercentComplete } from './rules.ts';

const UNOPENED: ChapterActivity = {
  chapterId: 'a',
  totalQuestions: 0,
  hasPdf: false,
  isOpened: false,
  minutes: 0,
  bestScore: null,
  lastStudiedAt: null,
};

const STEPS: [string, Partial<ChapterActivity>, ReturnType<typeof getRemainingStep>][] = [
  ['neither questions nor PDF, not opened', {}, 'open'],
  ['neither questions nor PDF, opened', { isOpened: true }, null],
  ['a PDF, not opened', { hasPdf: true }, 'study-a-minute'],
  ['a PDF, opened', { hasPdf: true, isOpened: true }, 'study-a-minute'],
  ['a PDF, studied for a minute', { hasPdf: true, isOpened: true, minutes: 1 }, null],
  ['questions, not opened', { totalQuestions: 5 }, 'pass-test'],
  ['questions and a PDF, studied for an hour', { totalQuestions: 5, hasPdf: true, minutes: 60 }, 'pass-test'],
  ['questions, failed by a point', { totalQuestions: 5, bestScore: 59 }, 'pass-test'],
  ['questions, just passed', { totalQuestions: 5, bestScore: 60 }, null],
  [
    'questions and a PDF, passed without a minute of study',
    { totalQuestions: 5, hasPdf: true, bestScore: 100 },
    null,
  ],
  ['passed before the questions were deleted', { hasPdf: true, bestScore: 60 }, null],
  ['failed before the questions were deleted', { isOpened: true, bestScore: 20 }, null],
];

for (const [description, activity, expected] of STEPS) {
  test(`${description}: ${expected ?? 'complete'}`, () => {
    assert.equal(getRemainingStep({ ...UNOPENED, ...activity }), expected);
  });
}

const PERCENT: [number, number, number][] = [
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
  [1, 8, 13],
  [199, 200, 99],
  [1, 1000, 0],
];

for (const [completed, all, expected] of PERCENT) {
  test(`${completed} of ${all} chapters are ${expected} percent`, () => {
    assert.equal(toPercentComplete(completed, all), expected);
  });
}

test('the percentage grows with each completed chapter and is 100 only at the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (all, seed) => {
      const completed = seed % all;
      const percent = toPercentComplete(completed, all);
      assert.ok(percent >= 0 && percent < 100);
      assert.ok(toPercentComplete(completed + 1, all) >= percent);
      assert.ok(Math.abs(percent - (completed / all) * 100) <= 1);
    }),
  );
});

test('progress holds the completed chapters, the last studied chapter and the total minutes', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  const progress = toCourseProgress([
    { ...UNOPENED, chapterId: 'a', isOpened: true, lastStudiedAt: at(1) },
    {
      ...UNOPENED,
      chapterId: 'b',
      totalQuestions: 2,
      isOpened: true,
      minutes: 7,
      bestScore: 50,
      lastStudiedAt: at(9),
    },
    { ...UNOPENED, chapterId: 'c', hasPdf: true, minutes: 3, isOpened: true, lastStudiedAt: at(5) },
    { ...UNOPENED, chapterId: 'd' },
  ]);
  assert.deepEqual(progress, {
    overallProgress: 50,
    completedChapters: ['a', 'c'],
    totalMinutes: 10,
    lastChapterId: 'b',
    chapters: [
      { chapterId: 'a', minutes: 0, bestScore: null, toDo: null },
      { chapterId: 'b', minutes: 7, bestScore: 50, toDo: 'pass-test' },
      { chapterId: 'c', minutes: 3, bestScore: null, toDo: null },
      { chapterId: 'd', minutes: 0, bestScore: null, toDo: 'open' },
    ],
  });
});

test('a course without chapters has no progress', () => {
  assert.deepEqual(toCourseProgress([]), {
    overallProgress: 0,
    completedChapters: [],
    totalMinutes: 0,
    lastChapterId: null,
    chapters: [],
  });
});
