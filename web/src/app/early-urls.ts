import { getAnalytics } from '@sikhya/contract/analytics.ts';
import { listCourses } from '@sikhya/contract/catalogue.ts';
import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import { listMyCourses } from '@sikhya/contract/enrolment.ts';
import { getChapterTest } from '@sikhya/contract/mock-test.ts';
import { getCourseProgress, getStudentCourse } from '@sikhya/contract/study.ts';
import type { Params } from 'react-router';
import { buildUrl } from '../lib/call.ts';

/**
 * What the loaders of these screens ask for first, by the id of the route. public/early.js asks for it while the code
 * is still on its way. An address that differs from the loader's is asked for in vain, which e2e/slow-line.journey.ts
 * finds.
 */
const EARLY: Record<string, (params: Params) => string[]> = {
  'student/dashboard': () => [
    buildUrl(listMyCourses.path),
    buildUrl(listCourses.path, {}, { limit: String(PAGE_SIZE.catalogue) }),
    buildUrl(getAnalytics.path, {}, { timeRange: 'all' }),
  ],
  'student/courses': () => [
    buildUrl(listCourses.path, {}, { limit: String(PAGE_SIZE.catalogue) }),
    buildUrl(listMyCourses.path),
  ],
  'student/my-courses': () => [buildUrl(listMyCourses.path)],
  'student/course': ({ courseId = '' }) => [
    buildUrl(getStudentCourse.path, { courseId }),
    buildUrl(getCourseProgress.path, { courseId }),
  ],
  'student/chapter-test': chapterTest,
  'student/chapter-test-in-course': chapterTest,
};

function chapterTest({ courseId = '', subjectIndex, chapterIndex = '' }: Params): string[] {
  return [buildUrl(getChapterTest.path, { courseId, chapterIndex }, { subjectIndex })];
}

/** The addresses of a screen's first data, for a route and what its address says. */
export function getEarlyUrls(routeId: string, params: Params): string[] {
  return EARLY[routeId]?.(params) ?? [];
}
