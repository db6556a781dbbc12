import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseCard } from '@sikhya/contract/course.ts';
import { type CoursePage, hasTotalChanged, mergePages } from './course-pages.ts';

const page = (totalCourses: number, ...ids: string[]): CoursePage => ({
  courses: ids.map((_id) => ({ _id }) as CourseCard),
  pagination: { totalCourses },
});

const idsOf = (pages: CoursePage[]) => mergePages(pages).map(({ _id }) => _id);

test('pages follow one another', () => {
  const pages = [page(3, 'c', 'b'), page(3, 'a')];
  assert.deepEqual(idsOf(pages), ['c', 'b', 'a']);
  assert.equal(hasTotalChanged(pages), false);
});

test('a course that was pushed onto the next page is there once, in its first place', () => {
  const pages = [page(3, 'c', 'b'), page(4, 'b', 'a')];
  assert.deepEqual(idsOf(pages), ['c', 'b', 'a']);
  assert.equal(hasTotalChanged(pages), true);
});

test('a course that went away is noticed, since another slipped past unseen', () => {
  assert.equal(hasTotalChanged([page(4, 'd', 'c'), page(3, 'a')]), true);
});
