import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sheet } from '../sheet/sheet.ts';
import { standings, standOf } from './stand.ts';

const sheet = { answers: [0, null, 2, null], marked: [3, 2] as number[] } as Sheet;

test('each question stands where its answer and its mark put it', () => {
  assert.deepEqual(
    sheet.answers.map((_, question) => standOf(sheet, question)),
    ['answered', 'unanswered', 'answered-marked', 'marked'],
  );
});

test('the summary counts the answered and names the others in their order', () => {
  assert.deepEqual(standings(sheet), { answered: 2, unanswered: [1, 3], marked: [2, 3] });
});
