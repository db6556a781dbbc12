import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '../authoring.ts';
import { translateToEnglish } from '../language/texts.ts';
import { findQuestionError, listQuestionWarnings, MAX_QUESTIONS, toQuestionKey } from './checks.ts';

const COMPLETE = {
  question: 'Which?',
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 1,
  explanation: '',
};

const ERRORS: [name: string, change: Partial<typeof COMPLETE>, error: string | undefined][] = [
  ['a complete question', {}, undefined],
  ['no text', { question: ' \u200b' }, 'The question has no text.'],
  ['three options', { options: ['one', 'two', 'three'] }, 'Option D is missing.'],
  ['an empty option', { options: ['one', '', 'three', 'four'] }, 'Option B is missing.'],
  [
    'five options',
    { options: ['one', 'two', 'three', 'four', 'five'] },
    'There are 5 options; a question has exactly four. Remove one.',
  ],
  ['no answer', { correctAnswer: -1 }, 'Choose the right answer.'],
  ['an answer beyond the options', { correctAnswer: 4 }, 'Choose the right answer.'],
  ['a long text', { question: 'x'.repeat(20_001) }, 'The question is too long.'],
];

for (const [name, change, error] of ERRORS)
  test(`finds the error of a question: ${name}`, () => {
    const found = findQuestionError({ ...COMPLETE, ...change });
    assert.equal(found && translateToEnglish(found), error);
  });

const listWarningKinds = (change: Partial<typeof COMPLETE>) =>
  listQuestionWarnings({ ...COMPLETE, ...change }).map(({ kind }) => kind);

test('warns about equal options, also in another Unicode form', () => {
  assert.deepEqual(listWarningKinds({}), []);
  const options = ['କଟକ', 'ଓଡ\u0b3cିଶା', 'ପୁରୀ', 'ଓ\u0b5cିଶା'];
  assert.deepEqual(
    listQuestionWarnings({ ...COMPLETE, options }).map(({ message }) => translateToEnglish(message)),
    ['Options B and D are the same.'],
  );
});

test('warns about questions that match lists', () => {
  assert.deepEqual(listWarningKinds({ options: ['A-1, B-2', 'A-2, B-1', 'A-3, B-4', 'A-4, B-3'] }), [
    'lists',
  ]);
  assert.deepEqual(listWarningKinds({ question: 'Match List I with List II' }), ['lists']);
  assert.deepEqual(
    listWarningKinds({ question: 'Who won the match of 1983?', options: ['India', 'England', 'x', 'y'] }),
    [],
  );
  assert.deepEqual(listWarningKinds({ options: ['1947-48', '1948-49', '1950', '1951'] }), []);
});

test('warns about a few words in a legacy font, not about accents', () => {
  for (const question of ['ଉତ୍ତର bêaù^gße', 'The capital IWÿògûe', 'eûR]û^ú', 'Capital: µë¯œËÉÀ Ó¸à¨ëÀ'])
    assert.deepEqual(listWarningKinds({ question }), ['old-font'], question);
  for (const question of [
    'Voltaire, né François-Marie Arouet',
    'São Paulo',
    'Zürich and Genève',
    '25 °C ± 1, ½ m²',
    'iPhone',
  ])
    assert.deepEqual(listWarningKinds({ question }), [], question);
});

test('returns the same key for other punctuation, case and Unicode forms', () => {
  assert.equal(toQuestionKey('Which city?'), toQuestionKey(' which  city ?? '));
  assert.equal(toQuestionKey('ଓ\u0b5cିଶା ୧୯୩୬?'), toQuestionKey('ଓଡ\u0b3cିଶା 1936'));
  assert.notEqual(toQuestionKey('Which city?'), toQuestionKey('Which river?'));
});

test('has the same limit of questions as the course input', () => {
  const accepts = (count: number) => {
    const text = { title: 't', description: 'd' };
    const questions = Array.from({ length: count }, () => COMPLETE);
    return courseInput.safeParse({ ...text, subjects: [{ ...text, chapters: [{ ...text, questions }] }] })
      .success;
  };
  assert.equal(accepts(MAX_QUESTIONS), true);
  assert.equal(accepts(MAX_QUESTIONS + 1), false);
});
