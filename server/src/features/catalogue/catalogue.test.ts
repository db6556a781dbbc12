import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import { testApp } from '../../testing/test-app.ts';
import { createCourse } from '../authoring/service.ts';

const { app, db } = await testApp();

const question = {
  question: 'Q?',
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 2,
  explanation: 'because c',
};
const chapter = { title: 'Chapter', description: 'd', questions: [question, question] };
const subject = { title: 'Subject', description: 'd', chapters: [chapter, chapter] };

/** The first is the oldest. */
const COURSES = [
  { title: 'ଓଡ଼ିଶାର ଇତିହାସ', description: 'Kalinga to today', isFree: true, subjects: [subject] },
  {
    title: 'Arithmetic',
    description: 'Ratio and 50% of percentage',
    price: 499.5,
    subjects: [subject, subject],
  },
  { title: 'ଭୁବନେଶ୍ୱର', description: 'a_city', price: 0 },
  { title: 'zebra', description: 'Ratio again', price: 1 },
];
for (const [index, course] of COURSES.entries()) {
  await createCourse(db, courseInput.parse(course), new Date(Date.UTC(2026, 0, index + 1)));
}

async function titles(query: string): Promise<string[]> {
  const response = await app.inject(`/api/public/courses?${query}`);
  assert.equal(response.statusCode, 200, response.body);
  return response.json().courses.map((course: { title: string }) => course.title);
}

test('lists the newest course first, with counts and without content', async () => {
  const { courses, pagination } = (await app.inject('/api/public/courses?limit=6')).json();
  assert.deepEqual(
    courses.map((course: { title: string }) => course.title),
    ['zebra', 'ଭୁବନେଶ୍ୱର', 'Arithmetic', 'ଓଡ଼ିଶାର ଇତିହାସ'],
  );
  const { _id, ...arithmetic } = courses[2];
  assert.match(_id, /^[0-9a-f-]{36}$/);
  assert.deepEqual(arithmetic, {
    slug: 'arithmetic',
    title: 'Arithmetic',
    description: 'Ratio and 50% of percentage',
    odia: null,
    thumbnail: null,
    price: 499.5,
    isFree: false,
    totalSubjects: 2,
    totalChapters: 4,
    totalQuestions: 8,
    createdAt: '2026-01-02T00:00:00.000Z',
  });
  assert.deepEqual(pagination, {
    currentPage: 1,
    totalPages: 1,
    totalCourses: 4,
    totalFree: 2,
    totalPremium: 2,
    more: false,
  });
});

const SEARCHES: [string, string[]][] = [
  ['ratio', ['zebra', 'Arithmetic']],
  ['RATIO AND', ['Arithmetic']],
  ['ଓ\u0b5cିଶାର', ['ଓଡ଼ିଶାର ଇତିହାସ']],
  ['ଭୁବନେଶ୍ବର', ['ଭୁବନେଶ୍ୱର']],
  ['%', ['Arithmetic']],
  ['_', ['ଭୁବନେଶ୍ୱର']],
  ['\\', []],
  ['z', ['zebra']],
  ['io', ['zebra', 'Arithmetic']],
  ['0%', ['Arithmetic']],
  ['ରା', []],
  ['ନେ', ['ଭୁବନେଶ୍ୱର']],
  ['😀', []],
  ['nothing of this', []],
];

for (const [search, expected] of SEARCHES) {
  test(`a search for ${search} finds ${expected.length}`, async () => {
    assert.deepEqual(await titles(`search=${encodeURIComponent(search)}`), expected);
  });
}

test('filters and counts free and premium courses', async () => {
  assert.deepEqual(await titles('type=free'), ['ଭୁବନେଶ୍ୱର', 'ଓଡ଼ିଶାର ଇତିହାସ']);
  const { pagination } = (await app.inject('/api/public/courses?type=premium&search=ratio&limit=1')).json();
  assert.deepEqual(pagination, {
    currentPage: 1,
    totalPages: 2,
    totalCourses: 2,
    totalFree: 0,
    totalPremium: 2,
    more: false,
  });
});

test('returns consecutive pages, and none past the last one', async () => {
  assert.deepEqual(await titles('limit=3&page=1'), ['zebra', 'ଭୁବନେଶ୍ୱର', 'Arithmetic']);
  assert.deepEqual(await titles('limit=3&page=2'), ['ଓଡ଼ିଶାର ଇତିହାସ']);
  assert.deepEqual(await titles('limit=3&page=900000'), []);
});

test('sorts by title and by price', async () => {
  assert.deepEqual((await titles('sort=title')).slice(0, 2), ['Arithmetic', 'zebra']);
  assert.deepEqual((await titles('sort=price')).slice(2), ['zebra', 'Arithmetic']);
});

for (const bad of [
  'sort=upwards',
  'type=cheap',
  'search=%00',
  'search=a&search=b',
  `search=${'x'.repeat(201)}`,
]) {
  test(`returns 400 for ${bad.slice(0, 20)}`, async () => {
    assert.equal((await app.inject(`/api/public/courses?${bad}`)).statusCode, 400);
  });
}
