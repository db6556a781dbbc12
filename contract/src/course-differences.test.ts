import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as z from 'zod/mini';
import type { courseInput } from './authoring.ts';
import { findDifferences } from './course-differences.ts';

type CourseInput = z.input<typeof courseInput>;

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
type Chapter = ReturnType<typeof chapter> & { odia?: { title: string; description: string } };
const course = (...chapters: Chapter[]): CourseInput => ({
  title: 'Course',
  description: 'd',
  isFree: true,
  subjects: [{ _id: 's1', title: 'Subject', description: 'd', chapters }],
});
const before = course(chapter('c1', 'First'), chapter('c2', 'Second', []));

test('finds none in the same course', () => {
  assert.deepEqual(findDifferences(before, structuredClone(before)), []);
});

test('lists a changed field with its value before and after', () => {
  const changed = question('q2', 'two');
  changed.options = ['a', 'ଖ', 'c', 'd'];
  changed.correctAnswer = 1;
  const after = course(chapter('c1', 'First', [question('q1', 'one'), changed]), chapter('c2', 'Second', []));
  const row = ['subjects', 0, 'chapters', 0, 'questions', 1];
  assert.deepEqual(findDifferences(before, after), [
    { kind: 'changed', row, field: ['options', 1], before: 'b', after: 'ଖ' },
    { kind: 'changed', row, field: ['correctAnswer'], before: 'A', after: 'B' },
  ]);
});

test('lists the texts of an added and of a removed Odia version', () => {
  const odia = { title: 'ପ୍ରଥମ', description: '' };
  const after = course({ ...chapter('c1', 'First'), odia }, chapter('c2', 'Second', []));
  const row = ['subjects', 0, 'chapters', 0];
  const field = ['odia', 'title'];
  assert.deepEqual(findDifferences(before, after), [
    { kind: 'changed', row, field, before: '', after: 'ପ୍ରଥମ' },
  ]);
  assert.deepEqual(findDifferences(after, before), [
    { kind: 'changed', row, field, before: 'ପ୍ରଥମ', after: '' },
  ]);
});

test('lists added and removed rows by title', () => {
  const after = course(chapter('c1', 'First', [question('q2', 'two'), question(undefined, 'three')]));
  assert.deepEqual(findDifferences(before, after), [
    { kind: 'removed', row: ['subjects', 0, 'chapters', 1], title: 'Second' },
    { kind: 'removed', row: ['subjects', 0, 'chapters', 0, 'questions', 0], title: 'one' },
    { kind: 'added', row: ['subjects', 0, 'chapters', 0, 'questions', 1], title: 'three' },
  ]);
});

test('lists a new order as one difference', () => {
  const after = course(chapter('c2', 'Second', []), chapter('c1', 'First'));
  assert.deepEqual(findDifferences(before, after), [
    { kind: 'reordered', row: ['subjects', 0], field: ['chapters'] },
  ]);
});

test('compares the price and the thumbnail', () => {
  const thumbnail = '/files/x/640.webp';
  assert.deepEqual(findDifferences(before, { ...before, isFree: false, price: 250, thumbnail }), [
    { kind: 'changed', row: [], field: ['price'], before: null, after: 250 },
    { kind: 'changed', row: [], field: ['thumbnail'], before: '', after: thumbnail },
  ]);
});
