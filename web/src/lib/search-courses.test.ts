import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchCourses } from './search-courses.ts';

const COURSES = [
  { title: 'ଓଡ଼ିଶାର ଇତିହାସ', description: 'From the Kalinga War' },
  {
    title: 'Arithmetic',
    description: 'Ratio, percentage and ଲାଭ',
    odia: { title: 'ପାଟୀଗଣିତ', description: 'ଅନୁପାତ' },
  },
];

const SEARCHES: [string, number][] = [
  ['', 2],
  ['  ', 2],
  ['ARITH', 1],
  ['kalinga', 1],
  ['ratio, per', 1],
  // the same letter as one code point and as two
  ['ଓ\u0b5cିଶା', 1],
  ['ଓ\u0b21\u0b3cିଶା', 1],
  ['ଲାଭ', 1],
  // the Odia version
  ['ପାଟୀ', 1],
  ['ଅନୁପାତ', 1],
  ['grammar', 0],
];

for (const [text, found] of SEARCHES) {
  test(`'${text}' finds ${found}`, () => assert.equal(searchCourses(COURSES, text).length, found));
}
