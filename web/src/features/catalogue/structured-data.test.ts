import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseCard } from '@sikhya/contract/course.ts';
import { DEFAULT_SITE } from '../../lib/site.ts';
import { createCourseListData } from './structured-data.ts';

const course: CourseCard = {
  _id: '1',
  title: 'ଗଣିତ',
  description: 'Ratio',
  thumbnail: '/files/1/640.webp',
  price: 499.5,
  isFree: false,
  totalSubjects: 1,
  totalChapters: 1,
  totalQuestions: 1,
  createdAt: '2026-11-15T00:00:00.000Z',
};

test('a course is told with its price, its language and a picture at a whole address', () => {
  const site = { ...DEFAULT_SITE, origin: 'https://sikhya.example' };
  const { itemListElement } = createCourseListData([course], site) as { itemListElement: object[] };
  assert.deepEqual(itemListElement, [
    {
      '@type': 'ListItem',
      position: 1,
      item: {
        '@type': 'Course',
        name: 'ଗଣିତ',
        description: 'Ratio',
        inLanguage: 'or',
        isAccessibleForFree: false,
        provider: { '@type': 'Organization', name: 'Sikhya', url: 'https://sikhya.example' },
        offers: { '@type': 'Offer', category: 'Paid', price: 499.5, priceCurrency: 'INR' },
        image: 'https://sikhya.example/files/1/640.webp',
      },
    },
  ]);
});

test('no address is made up where the origin is not known', () => {
  assert.doesNotMatch(JSON.stringify(createCourseListData([course], DEFAULT_SITE)), /"url"|"image"/);
});

test('without courses there is nothing to tell', () => {
  assert.equal(createCourseListData([], DEFAULT_SITE), undefined);
});
