import { getAnalytics } from '@sikhya/contract/analytics.ts';
import { listCourses } from '@sikhya/contract/catalogue.ts';
import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import { listMyCourses } from '@sikhya/contract/enrolment.ts';
import { getChapterTest } from '@sikhya/contract/mock-test.ts';
import { getCourseProgress, getStudentCourse } from '@sikhya/contract/study.ts';
import type { Params } from 'react-router';
import { addressOf } from '../lib/call.ts';

/**
 * What the loaders of these screens ask for first, by the id of the route. public/early.js asks for it while the code
 * is still on its way. An address that differs from the loader's is asked for in vain, which e2e/slow-line.journey.ts
 * finds.
 */
const EARLY: Record<string, (params: Params) => string[]> = {
  'student/dashboard': () => [
    addressOf(listMyCourses.path),
    addressOf(listCourses.path, {}, { limit: String(PAGE_SIZE.catalogue) }),
    addressOf(getAnalytics.path, {}, { timeRange: 'all' }),
  ],
  'student/courses': () => [
    addressOf(listCourses.path, {}, { limit: String(PAGE_SIZE.catalogue) }),
    addressOf(listMyCourses.path),
  ],
  'student/my-courses': () => [addressOf(listMyCourses.path)],
  'student/course': ({ courseId = '' }) => [
    addressOf(getStudentCourse.path, { courseId }),
    addressOf(getCourseProgress.path, { courseId }),
  ],
  'student/chapter-test': chapterTest,
  'student/chapter-test-in-course': chapterTest,
};

function chapterTest({ courseId = '', subjectIndex, chapterIndex = '' }: Params): string[] {
  return [addressOf(getChapterTest.path, { courseId, chapterIndex }, { subjectIndex })];
}

/** The addresses of a screen's first data, for a route and what its address says. */
export function earlyDataOf(routeId: string, params: Params): string[] {
  return EARLY[routeId]?.(params) ?? [];
}
