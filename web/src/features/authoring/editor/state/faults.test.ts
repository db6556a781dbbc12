import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from './faults.ts';
import { blankChapter, blankQuestion, type CourseForm, EMPTY_COURSE, NO_FILE } from './form.ts';
import { initialState, reduce } from './reducer.ts';

const whole = { ...blankQuestion(), question: 'q', options: ['a', 'b', 'c', 'd'] };
const lacking = { ...whole, key: 'lacking', options: ['a', 'b', ' ', 'd'] };
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
        { ...blankChapter(), key: 'c1', title: 't', description: 'd', questions: [whole, whole, lacking] },
      ],
    },
  ],
};

test('a fault is named as the screen counts, and leads to its field', () => {
  const faults = faultsOf(course);
  assert.deepEqual(faults, [
    {
      field: 'lacking:options.2',
      place: { subject: 's2', chapter: 'c1', question: 'lacking' },
      message: 'This is empty.',
      sentence: 'Subject 2, Chapter 1, Question 3: option C is empty',
    },
  ]);
  const { open, focus } = reduce(initialState(course, course), { type: 'faults found', faults });
  assert.equal(open.subject, 's2');
  assert.equal(open.chapter.s2, 'c1');
  assert.equal(open.question.c1, 'lacking');
  assert.deepEqual(focus, { field: 'lacking:options.2' });
});

test('writing into a field takes its fault away, and no other', () => {
  const faults = faultsOf({ ...course, title: '' });
  const found = reduce(initialState(course, course), { type: 'faults found', faults });
  assert.deepEqual([...found.faults.keys()], ['course:title', 'lacking:options.2']);
  const written = reduce(found, { type: 'course written', field: 'title', text: 'x' });
  assert.deepEqual([...written.faults.keys()], ['lacking:options.2']);
});

for (const { price, sentence } of [
  { price: '', sentence: 'The price must be a number.' },
  { price: '0.99', sentence: 'The price must be at least ₹1.' },
  { price: '1.005', sentence: 'The price may have two decimals at most.' },
  { price: '1', sentence: undefined },
  { price: '249.50', sentence: undefined },
]) {
  test(`a paid course for '${price}'`, () => {
    const [fault] = faultsOf({ ...course, subjects: [], isFree: false, price });
    assert.equal(fault?.sentence, sentence);
  });
}

test('a free course may have any price in its field', () => {
  assert.deepEqual(faultsOf({ ...course, subjects: [], price: '-3', thumbnail: NO_FILE }), []);
});
