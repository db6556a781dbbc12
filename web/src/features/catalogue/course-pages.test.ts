import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseCard } from '@sikhya/contract/course.ts';
import { type CoursePage, hasTotalChanged, mergePages } from './course-pages.ts';

const page = (totalCourses: number, ...ids: string[]): CoursePage => ({
  courses: ids.map((_id) => ({ _id }) as CourseCard),
  pagination: { totalCourses },
});

const mergeIds = (pages: CoursePage[]) => mergePages(pages).map(({ _id }) => _id);

test('joins the pages in order', () => {
  const pages = [page(3, 'c', 'b'), page(3, 'a')];
  assert.deepEqual(mergeIds(pages), ['c', 'b', 'a']);
  assert.equal(hasTotalChanged(pages), false);
});

test('lists a course that moved to the next page only once, at its first position', () => {
  const pages = [page(3, 'c', 'b'), page(4, 'b', 'a')];
  assert.deepEqual(mergeIds(pages), ['c', 'b', 'a']);
  assert.equal(hasTotalChanged(pages), true);
});

test('detects a deleted course, because another course was skipped', () => {
  assert.equal(hasTotalChanged([page(4, 'd', 'c'), page(3, 'a')]), true);
});
