import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countAnswered,
  getNextQuestion,
  getPaletteStatus,
  getSectionState,
  summariseSections,
} from './palette-status.ts';

const sections = [
  { from: 0, to: 3, endsAt: null },
  { from: 3, to: 5, endsAt: null },
];
/** Answered, not answered, not visited; marked, answered and marked. */
const attempt = {
  answers: [0, null, null, null, 2],
  marked: [3, 4],
  exam: { visited: [0, 1, 3, 4], sections },
};

test('a question has one of the five states of the examination hall', () => {
  const statuses = [0, 1, 2, 3, 4].map((question) => getPaletteStatus(attempt, question));
  assert.deepEqual(statuses, ['answered', 'not-answered', 'not-visited', 'marked', 'answered-marked']);
});

test('an answer that was cleared leaves a visited question not answered', () => {
  const cleared = { ...attempt, answers: [null, null, null, null, null] };
  assert.equal(getPaletteStatus(cleared, 0), 'not-answered');
  assert.equal(getPaletteStatus(cleared, 4), 'marked');
});

test('sections are summarised, and a marked answer counts', () => {
  const [first, second] = summariseSections(attempt);
  assert.deepEqual(first, {
    answered: 1,
    'not-answered': 1,
    'not-visited': 1,
    marked: 0,
    'answered-marked': 0,
  });
  assert.deepEqual([countAnswered(first!), countAnswered(second!)], [1, 1]);
});

test('timed sections are over, running or later, and free ones are open', () => {
  assert.deepEqual(
    [0, 1, 2].map((section) => getSectionState(section, 1)),
    ['over', 'running', 'later'],
  );
  assert.equal(getSectionState(1, -1), 'open');
});

test('Save and Next goes through the paper, or around a timed section, and ends after the last question', () => {
  assert.deepEqual(
    [0, 2, 4].map((question) => getNextQuestion(sections, question, -1)),
    [1, 3, null],
  );
  assert.deepEqual([getNextQuestion(sections, 2, 0), getNextQuestion(sections, 4, 1)], [0, null]);
});
