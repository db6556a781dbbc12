import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseBody } from '../state/draft-of.ts';
import { differences } from './differences.ts';

const question = (_id: string | undefined, text: string) => ({
  _id,
  question: text,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 0,
});
const chapter = (_id: string, title: string, questions = [question('q1', 'one'), question('q2', 'two')]) => ({
  _id,
  title,
  description: 'd',
  questions,
});
const course = (...chapters: ReturnType<typeof chapter>[]): CourseBody => ({
  title: 'Course',
  description: 'd',
  isFree: true,
  subjects: [{ _id: 's1', title: 'Subject', description: 'd', chapters }],
});
const before = course(chapter('c1', 'First'), chapter('c2', 'Second', []));

test('the same course has none', () => {
  assert.deepEqual(differences(before, structuredClone(before)), []);
});

test('a changed field is told with before and after, where it stands now', () => {
  const changed = question('q2', 'two');
  changed.options = ['a', 'ଖ', 'c', 'd'];
  changed.correctAnswer = 1;
  const after = course(chapter('c1', 'First', [question('q1', 'one'), changed]), chapter('c2', 'Second', []));
  const where = 'Subject 1, Chapter 1, Question 2';
  assert.deepEqual(differences(before, after), [
    { where, what: 'changed', name: 'option B', before: 'b', after: 'ଖ' },
    { where, what: 'changed', name: 'correct answer', before: 'A', after: 'B' },
  ]);
});

test('what came and what went is named', () => {
  const after = course(chapter('c1', 'First', [question('q2', 'two'), question(undefined, 'three')]));
  assert.deepEqual(differences(before, after), [
    { where: 'Subject 1, Chapter 2', what: 'removed', name: 'Second' },
    { where: 'Subject 1, Chapter 1, Question 1', what: 'removed', name: 'one' },
    { where: 'Subject 1, Chapter 1, Question 2', what: 'added', name: 'three' },
  ]);
});

test('another order is one difference', () => {
  const after = course(chapter('c2', 'Second', []), chapter('c1', 'First'));
  assert.deepEqual(differences(before, after), [{ where: 'Subject 1', what: 'reordered', name: 'chapters' }]);
});

test('the price and the thumbnail count', () => {
  const thumbnail = '/files/x/640.webp';
  assert.deepEqual(differences(before, { ...before, isFree: false, price: 250, thumbnail }), [
    { where: 'Course', what: 'changed', name: 'price', before: 'Free', after: '₹250' },
    { where: 'Course', what: 'changed', name: 'thumbnail', before: '', after: thumbnail },
  ]);
});
