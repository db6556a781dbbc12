import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getScoreWithoutPenalties } from './score-without-penalties.ts';

const reviewOf = (...marks: number[]) => marks.map((value) => ({ marks: value }));

test('wrong answers that cost marks are counted, with the score without them', () => {
  const penalties = getScoreWithoutPenalties(reviewOf(1, -0.25, 0, -0.25, 2), { score: 2.5, lost: 0.5 });
  assert.deepEqual(penalties, { answers: 2, marks: 0.5, score: 3 });
});

test('thirds are taken from the exact sum, not from rounded marks', () => {
  const penalties = getScoreWithoutPenalties(reviewOf(-0.33, -0.33, -0.33), { score: -1, lost: 1 });
  assert.deepEqual(penalties, { answers: 3, marks: 1, score: 0 });
});

test('there is nothing to say without negative marks', () => {
  assert.equal(getScoreWithoutPenalties(reviewOf(1, 0, 0), { score: 1, lost: 0 }), null);
  assert.equal(getScoreWithoutPenalties([], { score: 1, lost: 2 }), null);
});
