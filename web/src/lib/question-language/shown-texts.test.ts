import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getNextLanguage, getShownTexts } from './shown-texts.ts';

const question = {
  question: 'In which year?',
  options: ['The first', '1947', 'The third', 'The fourth'],
  explanation: 'Because',
  odia: {
    question: 'କେଉଁ ବର୍ଷ?',
    options: ['ପ୍ରଥମ', '1947', 'ତୃତୀୟ', 'ଚତୁର୍ଥ'],
    explanation: '',
  },
};

test('shows the English or the Odia version', () => {
  assert.deepEqual(getShownTexts(question, 'en'), {
    question: ['In which year?'],
    options: [['The first'], ['1947'], ['The third'], ['The fourth']],
    explanation: ['Because'],
  });
  assert.deepEqual(getShownTexts(question, 'or').question, ['କେଉଁ ବର୍ଷ?']);
});

test('shows both versions of an option at its position, and an equal text once', () => {
  const { options } = getShownTexts(question, 'both');
  assert.deepEqual(options, [['The first', 'ପ୍ରଥମ'], ['1947'], ['The third', 'ତୃତୀୟ'], ['The fourth', 'ଚତୁର୍ଥ']]);
});

test('shows the explanation as it is where it has no Odia version', () => {
  for (const language of ['or', 'both'] as const) {
    assert.deepEqual(getShownTexts(question, language).explanation, ['Because']);
  }
});

test('shows a question without an Odia version as it is, also from a paper stored before there were two', () => {
  const { odia: _, ...stored } = question;
  for (const language of ['en', 'or', 'both'] as const) {
    assert.deepEqual(getShownTexts({ ...question, odia: null }, language).question, ['In which year?']);
    assert.deepEqual(getShownTexts(stored, language).options[0], ['The first']);
  }
});

test('one key switches through all languages', () => {
  assert.deepEqual((['en', 'or', 'both'] as const).map(getNextLanguage), ['or', 'both', 'en']);
});
