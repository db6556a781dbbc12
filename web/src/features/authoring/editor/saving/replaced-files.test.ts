import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CourseForm, EMPTY_COURSE, type FileSlot } from '../state/form.ts';
import { listReplacedFiles } from './replaced-files.ts';

const slot = (url: string | null): FileSlot => ({ url, chosen: null });

function course(
  thumbnail: string | null,
  pdf: string | null,
  images: Record<string, string | null>,
): CourseForm {
  const texts = { title: 't', description: 'd' };
  const questions = Object.entries(images).map(([key, url]) => ({
    key,
    question: 'q',
    questionImage: slot(url),
    options: [],
    correctAnswer: 0,
    explanation: '',
  }));
  const chapter = { ...texts, key: 'chapter', pdf: slot(pdf), questions };
  return {
    ...EMPTY_COURSE,
    thumbnail: slot(thumbnail),
    subjects: [{ ...texts, key: 'subject', chapters: [chapter] }],
  };
}

const BEFORE = course('/cover', '/pdf', { one: '/1', two: '/2' });

const CASES: [string, CourseForm, string[]][] = [
  ['lists nothing when nothing changed', BEFORE, []],
  [
    'lists a replaced picture and a removed PDF',
    course('/new', null, { one: '/1', two: '/2' }),
    ['/cover', '/pdf'],
  ],
  [
    'does not list the image of a removed question, because the removal can be undone',
    course('/cover', '/pdf', { one: '/1' }),
    [],
  ],
  [
    'does not list an image that another question uses',
    course('/cover', '/pdf', { one: '/2', two: '/2' }),
    ['/1'],
  ],
  ['lists nothing for a new question', course('/cover', '/pdf', { one: '/1', two: '/2', three: '/3' }), []],
];

for (const [name, after, expected] of CASES) {
  test(name, () => assert.deepEqual(listReplacedFiles(BEFORE, after), expected));
}
