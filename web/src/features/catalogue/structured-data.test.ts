import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseCard } from '@sikhya/contract/course.ts';
import { DEFAULT_SITE } from '../../lib/site.ts';
import { createCourseListData } from './structured-data.ts';

const course: CourseCard = {
  _id: '1',
  slug: 'course',
  title: 'ଗଣିତ',
  description: 'Ratio',
  odia: null,
  thumbnail: '/files/1/640.webp',
  price: 499.5,
  isFree: false,
  totalSubjects: 1,
  totalChapters: 1,
  totalQuestions: 1,
  createdAt: '2026-11-15T00:00:00.000Z',
};

test('describes a course with its price, language and absolute picture URL', () => {
  const site = { ...DEFAULT_SITE, origin: 'https://sikhya.example' };
  const { itemListElement } = createCourseListData([course], site, 'en') as { itemListElement: object[] };
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

test('uses the Odia version on an Odia page', () => {
  const bilingual = { ...course, title: 'Arithmetic', odia: { title: 'ପାଟୀଗଣିତ', description: 'ଅନୁପାତ' } };
  const getCourse = (language: 'en' | 'or') => {
    const data = createCourseListData([bilingual], DEFAULT_SITE, language);
    return (data as { itemListElement: { item: Record<string, unknown> }[] }).itemListElement[0]?.item;
  };
  assert.deepEqual([getCourse('en')?.name, getCourse('en')?.inLanguage], ['Arithmetic', 'en']);
  assert.deepEqual([getCourse('or')?.name, getCourse('or')?.inLanguage], ['ପାଟୀଗଣିତ', 'or']);
  assert.equal(getCourse('or')?.description, 'ଅନୁପାତ');
});

test('writes no URL when the origin is unknown', () => {
  assert.doesNotMatch(JSON.stringify(createCourseListData([course], DEFAULT_SITE, 'or')), /"url"|"image"/);
});

test('returns undefined without courses', () => {
  assert.equal(createCourseListData([], DEFAULT_SITE, 'en'), undefined);
});
