import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CourseForm, EMPTY_COURSE, type FileSlot } from '../state/form.ts';
import { replacedFiles } from './replaced-files.ts';

const at = (url: string | null): FileSlot => ({ url, chosen: null });

function course(
  thumbnail: string | null,
  pdf: string | null,
  images: Record<string, string | null>,
): CourseForm {
  const texts = { title: 't', description: 'd' };
  const questions = Object.entries(images).map(([key, url]) => ({
    key,
    question: 'q',
    questionImage: at(url),
    options: [],
    correctAnswer: 0,
    explanation: '',
  }));
  const chapter = { ...texts, key: 'chapter', pdf: at(pdf), questions };
  return {
    ...EMPTY_COURSE,
    thumbnail: at(thumbnail),
    subjects: [{ ...texts, key: 'subject', chapters: [chapter] }],
  };
}

const BEFORE = course('/cover', '/pdf', { one: '/1', two: '/2' });

const CASES: [string, CourseForm, string[]][] = [
  ['nothing changed', BEFORE, []],
  ['a new picture, and no PDF any more', course('/new', null, { one: '/1', two: '/2' }), ['/cover', '/pdf']],
  ['a question was removed, which can be undone', course('/cover', '/pdf', { one: '/1' }), []],
  ['an image moved to another question', course('/cover', '/pdf', { one: '/2', two: '/2' }), ['/1']],
  ['a question is new', course('/cover', '/pdf', { one: '/1', two: '/2', three: '/3' }), []],
];

for (const [name, after, wanted] of CASES) {
  test(name, () => assert.deepEqual(replacedFiles(BEFORE, after), wanted));
}
