import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Attempt } from '../attempt/attempt.ts';
import { getQuestionStatus, summarise } from './question-status.ts';

const attempt = { answers: [0, null, 2, null], marked: [3, 2] as number[] } as Attempt;

test('the status of a question follows from its answer and its mark', () => {
  assert.deepEqual(
    attempt.answers.map((_, question) => getQuestionStatus(attempt, question)),
    ['answered', 'unanswered', 'answered-marked', 'marked'],
  );
});

test('the summary counts answered questions and lists the others in the order of the paper', () => {
  assert.deepEqual(summarise(attempt), { answered: 2, unanswered: [1, 3], marked: [2, 3] });
});
