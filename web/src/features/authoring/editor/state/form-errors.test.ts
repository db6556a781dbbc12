import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLocale, type Language } from '@sikhya/contract/language/language.ts';
import { describeProblem, describeProblemWithField } from './describe-form-error.ts';
import { blankChapter, blankQuestion, type CourseForm, EMPTY_COURSE, NO_FILE } from './form.ts';
import { type FormError, validateForm } from './form-errors.ts';
import { initialState, reduce } from './reducer.ts';

const complete = { ...blankQuestion(), question: 'q', options: ['a', 'b', 'c', 'd'] };
const incomplete = { ...complete, key: 'incomplete', options: ['a', 'b', ' ', 'd'] };
const course: CourseForm = {
  ...EMPTY_COURSE,
  title: 'ଇତିହାସ',
  description: 'd',
  subjects: [
    { key: 's1', title: 't', description: 'd', chapters: [] },
    {
      key: 's2',
      title: 't',
      description: 'd',
      chapters: [
        {
          ...blankChapter(),
          key: 'c1',
          title: 't',
          description: 'd',
          questions: [complete, complete, incomplete],
        },
      ],
    },
  ],
};

function describe(error: FormError | undefined, language: Language): string[] {
  const locale = getLocale(language);
  return error
    ? [describeProblem(error.problem, locale), describeProblemWithField(error.problem, locale)]
    : [];
}

test('names the field as the screen counts it, opens its row and focuses it', () => {
  const errors = validateForm(course);
  assert.deepEqual(errors, [
    {
      field: 'incomplete:options.2',
      path: { subject: 's2', chapter: 'c1', question: 'incomplete' },
      problem: {
        kind: 'field',
        field: ['subjects', 1, 'chapters', 0, 'questions', 2, 'options', 2],
        issue: errors[0]?.problem.kind === 'field' ? errors[0].problem.issue : undefined,
      },
    },
  ]);
  assert.deepEqual(describe(errors[0], 'en'), [
    'This is empty.',
    'Subject 2, Chapter 1, Question 3: option C is empty',
  ]);
  assert.deepEqual(describe(errors[0], 'or'), ['ଖାଲି ଅଛି।', 'ବିଷୟ 2, ଅଧ୍ୟାୟ 1, ପ୍ରଶ୍ନ 3: ବିକଳ୍ପ C: ଖାଲି ଅଛି']);
  const { open, focus } = reduce(initialState(course, course), { type: 'errors found', errors });
  assert.equal(open.subject, 's2');
  assert.equal(open.chapter.s2, 'c1');
  assert.equal(open.question.c1, 'incomplete');
  assert.deepEqual(focus, { field: 'incomplete:options.2' });
});

test('removes the error of a field when it is edited', () => {
  const errors = validateForm({ ...course, title: '' });
  const withErrors = reduce(initialState(course, course), { type: 'errors found', errors });
  assert.deepEqual([...withErrors.errors.keys()], ['course:title', 'incomplete:options.2']);
  const edited = reduce(withErrors, { type: 'course edited', field: 'title', text: 'x' });
  assert.deepEqual([...edited.errors.keys()], ['incomplete:options.2']);
});

for (const { price, fullMessage } of [
  { price: '', fullMessage: 'The price must be a number.' },
  { price: '0.99', fullMessage: 'The price must be at least ₹1.' },
  { price: '1.005', fullMessage: 'The price can have at most two decimals.' },
  { price: '-5', fullMessage: 'The price must be at least ₹1.' },
  { price: '1000001', fullMessage: 'The price must be at most ₹10,00,000.' },
  { price: '1', fullMessage: undefined },
  { price: '249.50', fullMessage: undefined },
]) {
  test(`validates the price '${price}' of a paid course`, () => {
    const [error] = validateForm({ ...course, subjects: [], isFree: false, price });
    assert.equal(describe(error, 'en')[1], fullMessage);
  });
}

for (const [title, message] of [
  ['t'.repeat(2_001), 'title is longer than 2,000 characters'],
  ['a\u0000', 'title holds characters that cannot be stored'],
  [`a${'\u0301'.repeat(200)}`, 'title has too many marks on one letter'],
] as const) {
  test(`finds that the ${message}`, () => {
    const [error] = validateForm({ ...course, subjects: [], title });
    assert.equal(describe(error, 'en')[1], message);
  });
}

test('ignores the price of a free course', () => {
  assert.deepEqual(validateForm({ ...course, subjects: [], price: '-3', thumbnail: NO_FILE }), []);
});
