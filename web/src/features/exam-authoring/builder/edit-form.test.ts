import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveRow, setOptionCount } from './edit-form.ts';
import { createQuestion } from './form.ts';

test('rows move by one place, and stay at the ends', () => {
  const rows = ['a', 'b', 'c'].map((key) => ({ key }));
  const keys = (moved: { key: string }[]) => moved.map(({ key }) => key).join('');
  assert.equal(keys(moveRow(rows, 'b', -1)), 'bac');
  assert.equal(keys(moveRow(rows, 'b', 1)), 'acb');
  assert.equal(keys(moveRow(rows, 'c', 1)), 'abc');
});

test('fewer options keep the rest in both versions, and the correct answer stays an option', () => {
  const question = { ...createQuestion(), correctAnswer: 3, optionMarks: ['0', '0', '0', '1'] };
  const { options, odia, optionMarks, correctAnswer } = setOptionCount(question, 2);
  assert.deepEqual([options.length, odia.options.length, optionMarks?.length, correctAnswer], [2, 2, 2, 1]);
  assert.equal(setOptionCount(question, 6).optionMarks?.[5], '0');
});
