import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { arrangeCourses, latestStudied } from './arrange-courses.ts';

function course(title: string, day: number, lastStudied: number | null = null): EnrolledCourse {
  const moment = (of: number) => new Date(Date.UTC(2026, 0, of)).toISOString();
  return {
    _id: title,
    title,
    description: `about ${title}`,
    price: 0,
    isFree: true,
    thumbnail: null,
    totalSubjects: 1,
    totalChapters: 1,
    totalQuestions: 1,
    createdAt: moment(1),
    enrollmentDetails: { status: 'enrolled', enrolledAt: moment(day) },
    overallProgress: 0,
    lastStudiedAt: lastStudied === null ? null : moment(lastStudied),
  };
}

const titles = (courses: EnrolledCourse[]) => courses.map(({ title }) => title);

const COURSES = [
  course('ଗଣିତ ୧୦', 2),
  course('zebra', 5, 6),
  course('ଗଣିତ ୨', 3, 9),
  course('Arithmetic', 4),
  course('ଅର୍ଥନୀତି', 1),
];

test('the newest enrolment comes first', () => {
  assert.deepEqual(titles(arrangeCourses(COURSES, '', 'recent')), [
    'zebra',
    'Arithmetic',
    'ଗଣିତ ୨',
    'ଗଣିତ ୧୦',
    'ଅର୍ଥନୀତି',
  ]);
});

test('titles are ordered as readers of both scripts expect', () => {
  const ordered = titles(arrangeCourses(COURSES, '', 'title'));
  assert.deepEqual(
    ordered.filter((title) => /^[a-z]/i.test(title)),
    ['Arithmetic', 'zebra'],
  );
  assert.deepEqual(
    ordered.filter((title) => !/^[a-z]/i.test(title)),
    ['ଅର୍ଥନୀତି', 'ଗଣିତ ୨', 'ଗଣିତ ୧୦'],
  );
});

test('a search looks into title and description, whatever the case', () => {
  assert.deepEqual(titles(arrangeCourses(COURSES, 'ABOUT Z', 'recent')), ['zebra']);
  assert.deepEqual(titles(arrangeCourses(COURSES, 'ଗଣିତ 2', 'recent')), ['ଗଣିତ ୨']);
  assert.deepEqual(arrangeCourses(COURSES, 'nothing', 'recent'), []);
});

test('the course studied last comes first, and one not begun after all that are', () => {
  assert.deepEqual(titles(latestStudied(COURSES, 3)), ['ଗଣିତ ୨', 'zebra', 'Arithmetic']);
});
