import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StudentCourse } from '@sikhya/contract/study.ts';
import { courseInLanguage } from './course-in-language.ts';

const texts = (title: string, odia: string) => ({
  title,
  description: `About ${title}`,
  odia: { title: odia, description: '' },
});

const course = {
  ...texts('Course', 'ପାଠ୍ୟକ୍ରମ'),
  subjects: [{ ...texts('Subject', 'ବିଷୟ'), chapters: [texts('Chapter', 'ଅଧ୍ୟାୟ')] }],
} as unknown as StudentCourse;

test('shows course, subjects and chapters in Odia, and a description without Odia version as it is', () => {
  const { title, description, subjects } = courseInLanguage(course, 'or');
  assert.deepEqual([title, description], ['ପାଠ୍ୟକ୍ରମ', 'About Course']);
  assert.deepEqual([subjects[0]?.title, subjects[0]?.chapters[0]?.title], ['ବିଷୟ', 'ଅଧ୍ୟାୟ']);
});

test('shows the English texts on an English page', () => {
  assert.deepEqual(courseInLanguage(course, 'en'), course);
});
