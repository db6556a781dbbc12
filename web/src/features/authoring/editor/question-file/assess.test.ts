import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { message, translate, translateToEnglish } from '@sikhya/contract/language/texts.ts';
import type { FoundQuestion } from '@sikhya/contract/question-file/found-question.ts';
import { texts } from '@sikhya/contract/question-file/texts.ts';
import { type Assessment, assess, mapNumbersByText } from './assess.ts';
import { compareVersions } from './compare-read-questions.ts';
import { addChange, type ImportItem, type ItemChange, toImportItems, withChange } from './import-items.ts';

const changeItems = (items: readonly ImportItem[], change: ItemChange) => {
  const changed = addChange(items, {}, change);
  return items.map((item) => withChange(item, changed));
};

const createQuestion = (question: string, change: Partial<FoundQuestion> = {}) =>
  compareVersions({
    question,
    options: ['one', 'two', 'three', 'four'],
    correctAnswer: 0,
    explanation: '',
    line: 1,
    doubts: [],
    ...change,
  });

const listWarnings = (items: readonly ImportItem[], chapter: string[] = []) =>
  assess(items, mapNumbersByText(chapter)).map(({ warnings }) => warnings.map(translateToEnglish));

test('warns about duplicates in the file and in the chapter', () => {
  const items = toImportItems([
    createQuestion('Which city?'),
    createQuestion('Which river?'),
    createQuestion(' which CITY ?'),
    createQuestion('Which city?', { options: ['1', '2', '3', '4'] }),
  ]);
  assert.deepEqual(listWarnings(items, ['Who?', 'Which river']), [
    [],
    ['The chapter has this question already, as question 2.'],
    ['This is the same as question 1.'],
    ['Question 1 has the same text and other options.'],
  ]);
});

test('does not warn about a duplicate of a question that is left out', () => {
  const items = toImportItems([createQuestion('Which?'), createQuestion('Which?')]);
  assert.deepEqual(listWarnings(changeItems(items, { type: 'left out', key: 0, isLeftOut: true })), [[], []]);
});

test('removes the doubts about the answer when one is chosen', () => {
  const items = toImportItems([
    createQuestion('Which?', { correctAnswer: -1, doubts: [message(texts.severalAnswers)] }),
  ]);
  const describe = ([first]: Assessment[], language: 'en' | 'or') =>
    [first?.error, ...(first?.warnings ?? [])].map((text) => text && translate(text, getLocale(language)));
  assert.deepEqual(describe(assess(items, new Map()), 'en'), [
    'Choose the right answer.',
    'More than one answer is given.',
  ]);
  assert.deepEqual(describe(assess(items, new Map()), 'or'), ['ସଠିକ ଉତ୍ତର ବାଛନ୍ତୁ।', 'ଏକାଧିକ ଉତ୍ତର ଦିଆଯାଇଛି।']);
  const chosen = changeItems(items, { type: 'answer chosen', key: 0, option: 2 });
  assert.deepEqual(assess(chosen, new Map()), [{ error: undefined, warnings: [], findings: [] }]);
});

test('assesses the Odia version, which can be corrected and emptied', () => {
  const odia = { question: '୧୯୩୭ରେ?', options: ['ଏକ', 'ଦୁଇ', 'ତିନି', ''], explanation: '' };
  const items = toImportItems([createQuestion('In 1936?', { odia })]);
  const [assessment] = assess(items, new Map());
  assert.equal(
    assessment?.error && translateToEnglish(assessment.error),
    'Odia version: Option D is missing.',
  );
  assert.deepEqual(
    assessment?.findings.map(({ kind }) => kind),
    ['numbers', 'option-count'],
  );
  const change = (field: 'question' | number, text: string) =>
    ({ type: 'odia changed', key: 0, field, text }) as const;
  const corrected = changeItems(changeItems(items, change(3, 'ଚାରି')), change('question', '1936ରେ?'));
  assert.deepEqual(assess(corrected, new Map()), [{ error: undefined, warnings: [], findings: [] }]);
  const emptied = [0, 1, 2, 'question' as const].reduce(
    (all, field) => changeItems(all, change(field, '')),
    items as readonly ImportItem[],
  );
  assert.equal(emptied[0]?.odia, null);
});

test('adds missing options as empty ones and removes a fifth', () => {
  const [few] = toImportItems([createQuestion('Which?', { options: ['one', 'two'] })]);
  assert.deepEqual(few?.options, ['one', 'two', '', '']);
  const many = toImportItems([
    createQuestion('Which?', { options: ['a', 'b', 'c', 'd', 'e'], correctAnswer: 3 }),
  ]);
  const [less] = changeItems(many, { type: 'option removed', key: 0, option: 1 });
  assert.deepEqual([less?.options, less?.correctAnswer], [['a', 'c', 'd', 'e'], 2]);
  const [none] = changeItems(many, { type: 'option removed', key: 0, option: 3 });
  assert.equal(none?.correctAnswer, -1);
});

test('keeps a change only for the same question, and no change that was undone', () => {
  const items = toImportItems([createQuestion('Which?'), createQuestion('Where?')]);
  const leaveOut = (key: number, isLeftOut: boolean) => ({ type: 'left out', key, isLeftOut }) as const;
  const changed = [0, 1].reduce((all, key) => addChange(items, all, leaveOut(key, true)), {});
  const later = toImportItems([createQuestion('Which one?'), createQuestion('Where?')]);
  assert.deepEqual(
    later.map((item) => withChange(item, changed).isLeftOut),
    [false, true],
  );
  assert.deepEqual(Object.keys(addChange(items, changed, leaveOut(0, false))), ['1']);
});
