import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseCard } from '@sikhya/contract/course.ts';
import { filterCourses } from './filter-courses.ts';

function course(title: string, description: string, price: number): CourseCard {
  return {
    _id: title,
    slug: 'course',
    title,
    description,
    odia: { title: `${title} ଓଡ଼ିଆରେ`, description: '' },
    price,
    isFree: price === 0,
    thumbnail: null,
    totalSubjects: 1,
    totalChapters: 1,
    totalQuestions: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

const COURSES = [
  course('ଭୁବନେଶ୍ୱର', 'The city of temples', 0),
  course('Arithmetic', 'Ratio and percentage', 499),
  course('Reasoning', 'Ratio again', 0),
];

const CASES: [string, 'free' | 'premium' | undefined, string[]][] = [
  ['', undefined, ['ଭୁବନେଶ୍ୱର', 'Arithmetic', 'Reasoning']],
  ['RATIO', undefined, ['Arithmetic', 'Reasoning']],
  ['ratio', 'free', ['Reasoning']],
  ['', 'premium', ['Arithmetic']],
  // the same word with a letter that looks the same
  ['ଭୁବନେଶ୍ବର', undefined, ['ଭୁବନେଶ୍ୱର']],
  ['ଓଡ଼ିଆରେ', 'premium', ['Arithmetic']],
  ['%', undefined, []],
];

for (const [search, type, expected] of CASES) {
  test(`'${search}' in ${type ?? 'all'} courses finds ${expected.length}`, () => {
    assert.deepEqual(
      filterCourses(COURSES, { search, type }).map(({ title }) => title),
      expected,
    );
  });
}
