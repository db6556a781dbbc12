import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assess, numbersByText } from './assess.ts';
import { changeItems, type ImportItem, itemsOf } from './import-items.ts';

const found = (question: string, change: Partial<ImportItem> = {}) => ({
  question,
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 0,
  explanation: '',
  line: 1,
  doubts: [],
  ...change,
});

const notes = (items: readonly ImportItem[], chapter: string[] = []) =>
  assess(items, numbersByText(chapter)).map(({ notes: each }) => each);

test('doubles are named, in the file and in the chapter', () => {
  const items = itemsOf([
    found('Which city?'),
    found('Which river?'),
    found(' which CITY ?'),
    found('Which city?', { options: ['1', '2', '3', '4'] }),
  ]);
  assert.deepEqual(notes(items, ['Who?', 'Which river']), [
    [],
    ['The chapter has this question already, as question 2.'],
    ['This is the same as question 1.'],
    ['Question 1 has the same text and other options.'],
  ]);
});

test('a double of what is left out is none', () => {
  const items = itemsOf([found('Which?'), found('Which?')]);
  assert.deepEqual(notes(changeItems(items, { type: 'left out', key: 0, isLeftOut: true })), [[], []]);
});

test('what was doubtful about an answer is settled by choosing one', () => {
  const items = itemsOf([found('Which?', { correctAnswer: -1, doubts: ['More than one answer is given.'] })]);
  assert.deepEqual(assess(items, new Map()), [
    { fault: 'Choose the right answer.', notes: ['More than one answer is given.'] },
  ]);
  const chosen = changeItems(items, { type: 'answer chosen', key: 0, option: 2 });
  assert.deepEqual(assess(chosen, new Map()), [{ fault: undefined, notes: [] }]);
});

test('missing options can be written, and a fifth can be removed', () => {
  const [few] = itemsOf([found('Which?', { options: ['one', 'two'] })]);
  assert.deepEqual(few?.options, ['one', 'two', '', '']);
  const many = itemsOf([found('Which?', { options: ['a', 'b', 'c', 'd', 'e'], correctAnswer: 3 })]);
  const [less] = changeItems(many, { type: 'option removed', key: 0, option: 1 });
  assert.deepEqual([less?.options, less?.correctAnswer], [['a', 'c', 'd', 'e'], 2]);
  const [none] = changeItems(many, { type: 'option removed', key: 0, option: 3 });
  assert.equal(none?.correctAnswer, -1);
});
