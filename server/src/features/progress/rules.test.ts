import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ChapterFacts, percentComplete, progressOf, toDo } from './rules.ts';

const NEW: ChapterFacts = {
  chapterId: 'a',
  totalQuestions: 0,
  hasPdf: false,
  isOpened: false,
  minutes: 0,
  bestScore: null,
  lastStudiedAt: null,
};

const TO_DO: [string, Partial<ChapterFacts>, ReturnType<typeof toDo>][] = [
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
  ['passed, and the questions are gone since', { hasPdf: true, bestScore: 60 }, null],
  ['failed, and the questions are gone since', { isOpened: true, bestScore: 20 }, null],
];

for (const [what, facts, wanted] of TO_DO) {
  test(`${what}: ${wanted ?? 'complete'}`, () => {
    assert.equal(toDo({ ...NEW, ...facts }), wanted);
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

for (const [completed, all, wanted] of PERCENT) {
  test(`${completed} of ${all} chapters are ${wanted} percent`, () => {
    assert.equal(percentComplete(completed, all), wanted);
  });
}

test('percent grows with what is completed, and is 100 only at the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (all, some) => {
      const completed = some % all;
      const percent = percentComplete(completed, all);
      assert.ok(percent >= 0 && percent < 100);
      assert.ok(percentComplete(completed + 1, all) >= percent);
      assert.ok(Math.abs(percent - (completed / all) * 100) <= 1);
    }),
  );
});

test('progress names what is complete, where the student was last, and all minutes', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  const progress = progressOf([
    { ...NEW, chapterId: 'a', isOpened: true, lastStudiedAt: at(1) },
    {
      ...NEW,
      chapterId: 'b',
      totalQuestions: 2,
      isOpened: true,
      minutes: 7,
      bestScore: 50,
      lastStudiedAt: at(9),
    },
    { ...NEW, chapterId: 'c', hasPdf: true, minutes: 3, isOpened: true, lastStudiedAt: at(5) },
    { ...NEW, chapterId: 'd' },
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

test('a course without chapters is not begun', () => {
  assert.deepEqual(progressOf([]), {
    overallProgress: 0,
    completedChapters: [],
    totalMinutes: 0,
    lastChapterId: null,
    chapters: [],
  });
});
