import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '../authoring.ts';
import { findQuestionError, listQuestionWarnings, MAX_QUESTIONS, toQuestionKey } from './checks.ts';

const WHOLE = {
  question: 'Which?',
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 1,
  explanation: '',
};

const FAULTS: [name: string, change: Partial<typeof WHOLE>, fault: string | undefined][] = [
  ['a whole question', {}, undefined],
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

for (const [name, change, fault] of FAULTS)
  test(`faults: ${name}`, () => assert.equal(findQuestionError({ ...WHOLE, ...change }), fault));

const kindsOf = (change: Partial<typeof WHOLE>) =>
  listQuestionWarnings({ ...WHOLE, ...change }).map(({ kind }) => kind);

test('equal options are named, however they are spelt', () => {
  assert.deepEqual(kindsOf({}), []);
  assert.deepEqual(listQuestionWarnings({ ...WHOLE, options: ['କଟକ', 'ଓଡ\u0b3cିଶା', 'ପୁରୀ', 'ଓ\u0b5cିଶା'] }), [
    { kind: 'same-options', message: 'Options B and D are the same.' },
  ]);
});

test('questions that match lists are named', () => {
  assert.deepEqual(kindsOf({ options: ['A-1, B-2', 'A-2, B-1', 'A-3, B-4', 'A-4, B-3'] }), ['lists']);
  assert.deepEqual(kindsOf({ question: 'Match List I with List II' }), ['lists']);
  assert.deepEqual(
    kindsOf({ question: 'Who won the match of 1983?', options: ['India', 'England', 'x', 'y'] }),
    [],
  );
  assert.deepEqual(kindsOf({ options: ['1947-48', '1948-49', '1950', '1951'] }), []);
});

test('a few words of an old font are named, accents are not', () => {
  for (const question of ['ଉତ୍ତର bêaù^gße', 'The capital IWÿògûe', 'eûR]û^ú', 'Capital: µë¯œËÉÀ Ó¸à¨ëÀ'])
    assert.deepEqual(kindsOf({ question }), ['old-font'], question);
  for (const question of [
    'Voltaire, né François-Marie Arouet',
    'São Paulo',
    'Zürich and Genève',
    '25 °C ± 1, ½ m²',
    'iPhone',
  ])
    assert.deepEqual(kindsOf({ question }), [], question);
});

test('the same question is recognised with other signs and spellings', () => {
  assert.equal(toQuestionKey('Which city?'), toQuestionKey(' which  city ?? '));
  assert.equal(toQuestionKey('ଓ\u0b5cିଶା ୧୯୩୬?'), toQuestionKey('ଓଡ\u0b3cିଶା 1936'));
  assert.notEqual(toQuestionKey('Which city?'), toQuestionKey('Which river?'));
});

test('a chapter of a course holds as many questions as are named here', () => {
  const accepts = (count: number) => {
    const text = { title: 't', description: 'd' };
    const questions = Array.from({ length: count }, () => WHOLE);
    return courseInput.safeParse({ ...text, subjects: [{ ...text, chapters: [{ ...text, questions }] }] })
      .success;
  };
  assert.equal(accepts(MAX_QUESTIONS), true);
  assert.equal(accepts(MAX_QUESTIONS + 1), false);
});
