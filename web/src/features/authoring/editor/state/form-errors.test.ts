import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankChapter, blankQuestion, type CourseForm, EMPTY_COURSE, NO_FILE } from './form.ts';
import { validateForm } from './form-errors.ts';
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

test('names the field as the screen counts it, opens its row and focuses it', () => {
  const errors = validateForm(course);
  assert.deepEqual(errors, [
    {
      field: 'incomplete:options.2',
      path: { subject: 's2', chapter: 'c1', question: 'incomplete' },
      message: 'This is empty.',
      fullMessage: 'Subject 2, Chapter 1, Question 3: option C is empty',
    },
  ]);
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
  { price: '1', fullMessage: undefined },
  { price: '249.50', fullMessage: undefined },
]) {
  test(`validates the price '${price}' of a paid course`, () => {
    const [error] = validateForm({ ...course, subjects: [], isFree: false, price });
    assert.equal(error?.fullMessage, fullMessage);
  });
}

test('ignores the price of a free course', () => {
  assert.deepEqual(validateForm({ ...course, subjects: [], price: '-3', thumbnail: NO_FILE }), []);
});
