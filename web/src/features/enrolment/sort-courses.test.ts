import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { getCoursesToContinue, searchAndSort } from './sort-courses.ts';

function createCourse(title: string, enrolledDay: number, studiedDay: number | null = null): EnrolledCourse {
  const toDate = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
  return {
    _id: title,
    slug: 'course',
    title,
    description: `about ${title}`,
    odia: null,
    price: 0,
    isFree: true,
    thumbnail: null,
    totalSubjects: 1,
    totalChapters: 1,
    totalQuestions: 1,
    createdAt: toDate(1),
    enrollmentDetails: { status: 'enrolled', enrolledAt: toDate(enrolledDay) },
    overallProgress: 0,
    lastStudiedAt: studiedDay === null ? null : toDate(studiedDay),
  };
}

const getTitles = (courses: EnrolledCourse[]) => courses.map(({ title }) => title);

const COURSES = [
  createCourse('ଗଣିତ ୧୦', 2),
  createCourse('zebra', 5, 6),
  createCourse('ଗଣିତ ୨', 3, 9),
  createCourse('Arithmetic', 4),
  createCourse('ଅର୍ଥନୀତି', 1),
];

test('the newest enrolment comes first', () => {
  assert.deepEqual(getTitles(searchAndSort(COURSES, '', 'recent', 'en')), [
    'zebra',
    'Arithmetic',
    'ଗଣିତ ୨',
    'ଗଣିତ ୧୦',
    'ଅର୍ଥନୀତି',
  ]);
});

test('sorts by the titles of the language', () => {
  const translated = (title: string, odia: string) => ({
    ...createCourse(title, 1),
    odia: { title: odia, description: '' },
  });
  const courses = [translated('Arithmetic', 'ଗଣିତ'), translated('Geography', 'ଅକ୍ଷାଂଶ')];
  assert.deepEqual(getTitles(searchAndSort(courses, '', 'title', 'en')), ['Arithmetic', 'Geography']);
  assert.deepEqual(getTitles(searchAndSort(courses, '', 'title', 'or')), ['ଅକ୍ଷାଂଶ', 'ଗଣିତ']);
});

test('sorts titles in the order of the alphabet in both scripts', () => {
  const sorted = getTitles(searchAndSort(COURSES, '', 'title', 'en'));
  assert.deepEqual(
    sorted.filter((title) => /^[a-z]/i.test(title)),
    ['Arithmetic', 'zebra'],
  );
  assert.deepEqual(
    sorted.filter((title) => !/^[a-z]/i.test(title)),
    ['ଅର୍ଥନୀତି', 'ଗଣିତ ୨', 'ଗଣିତ ୧୦'],
  );
});

test('searches in title and description, ignoring case', () => {
  assert.deepEqual(getTitles(searchAndSort(COURSES, 'ABOUT Z', 'recent', 'en')), ['zebra']);
  assert.deepEqual(getTitles(searchAndSort(COURSES, 'ଗଣିତ 2', 'recent', 'en')), ['ଗଣିତ ୨']);
  assert.deepEqual(searchAndSort(COURSES, 'nothing', 'recent', 'en'), []);
});

test('the course studied last comes first, and courses not started come last', () => {
  assert.deepEqual(getTitles(getCoursesToContinue(COURSES, 3)), ['ଗଣିତ ୨', 'zebra', 'Arithmetic']);
});

test('complete courses come after all others', () => {
  const complete = { ...createCourse('complete', 1, 30), overallProgress: 100 };
  const courses = [complete, createCourse('started', 2, 3), createCourse('new', 3)];
  assert.deepEqual(getTitles(getCoursesToContinue(courses, 3)), ['started', 'new', 'complete']);
});
