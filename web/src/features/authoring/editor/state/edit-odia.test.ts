import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editOdiaQuestion, editOdiaTexts, toOdiaQuestionInput, toOdiaTextsInput } from './edit-odia.ts';

test('adds a version at the first text, and removes it when the last text is emptied', () => {
  const titled = editOdiaTexts(null, 'title', 'ଇତିହାସ');
  assert.deepEqual(titled, { title: 'ଇତିହାସ', description: '' });
  assert.deepEqual(editOdiaTexts(titled, 'description', 'ଦ'), { title: 'ଇତିହାସ', description: 'ଦ' });
  assert.equal(editOdiaTexts(titled, 'title', ''), null);
  assert.equal(editOdiaTexts(undefined, 'title', ''), null, 'a local draft of an older release');
});

test('adds a version of a question with as many options as the question has', () => {
  const second = editOdiaQuestion(null, 1, 'ଦୁଇ', 4);
  assert.deepEqual(second, { question: '', options: ['', 'ଦୁଇ', '', ''], explanation: '' });
  assert.deepEqual(editOdiaQuestion(second, 'question', 'କେଉଁଟି?', 4)?.question, 'କେଉଁଟି?');
  assert.equal(editOdiaQuestion(second, 1, '', 4), null);
  const explained = editOdiaQuestion({ question: '', options: [], explanation: '' }, 'explanation', 'କ', 4);
  assert.deepEqual(explained?.options, ['', '', '', '']);
});

test('does not save a version of spaces', () => {
  assert.equal(toOdiaTextsInput({ title: ' ', description: '' }), null);
  assert.equal(toOdiaTextsInput(undefined), null);
  assert.deepEqual(toOdiaTextsInput({ title: 'କ', description: '' }), { title: 'କ', description: '' });
  assert.equal(toOdiaQuestionInput({ question: '', options: [' ', ''], explanation: '\n' }), null);
  assert.ok(toOdiaQuestionInput({ question: '', options: ['', 'କ'], explanation: '' }));
});
