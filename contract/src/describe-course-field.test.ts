import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeCourseField } from './describe-course-field.ts';
import { getLocale } from './language/language.ts';

const CASES: [path: PropertyKey[], english: string, odia: string][] = [
  [
    ['subjects', 1, 'chapters', 0, 'questions', 2, 'options', 2],
    'Subject 2, Chapter 1, Question 3: option C',
    'ବିଷୟ ୨, ଅଧ୍ୟାୟ ୧, ପ୍ରଶ୍ନ ୩: ବିକଳ୍ପ C',
  ],
  [
    ['subjects', 0, 'chapters', 0, 'questions', 0, 'odia', 'options', 3],
    'Subject 1, Chapter 1, Question 1: Odia option D',
    'ବିଷୟ ୧, ଅଧ୍ୟାୟ ୧, ପ୍ରଶ୍ନ ୧: ଓଡ଼ିଆ ବିକଳ୍ପ D',
  ],
  [['subjects', 0, 'odia', 'title'], 'Subject 1: Odia title', 'ବିଷୟ ୧: ଓଡ଼ିଆ ଶୀର୍ଷକ'],
  [['subjects', 3, 'chapters', 11], 'Subject 4, Chapter 12', 'ବିଷୟ ୪, ଅଧ୍ୟାୟ ୧୨'],
  [['title'], 'title', 'ଶୀର୍ଷକ'],
  [['odia'], 'Odia version', 'ଓଡ଼ିଆ ରୂପ'],
  [['unknown', 'field'], 'unknown', 'unknown'],
  [[], '', ''],
];

for (const [path, english, odia] of CASES) {
  test(`describes ${path.join('.') || 'the course'} in both languages`, () => {
    assert.equal(describeCourseField(path), english);
    assert.equal(describeCourseField(path, getLocale('or', 'odia')), odia.normalize('NFC'));
  });
}
