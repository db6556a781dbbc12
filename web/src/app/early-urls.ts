import { getAnalytics } from '@sikhya/contract/analytics.ts';
import { listCourses } from '@sikhya/contract/catalogue.ts';
import { listMyCertificates } from '@sikhya/contract/certificates.ts';
import { getPrivacy } from '@sikhya/contract/consents.ts';
import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import { listMyCourses } from '@sikhya/contract/enrolment.ts';
import { getChapterTest, listRunningAttempts } from '@sikhya/contract/mock-test.ts';
import { listMyPasses } from '@sikhya/contract/passes.ts';
import { listScoreChanges } from '@sikhya/contract/reports.ts';
import { getCourseProgress, getStudentCourse, PAGE_PICTURE_PATH } from '@sikhya/contract/study.ts';
import type { Params } from 'react-router';
import { buildUrl } from '../lib/call.ts';

/**
 * The first requests of these screens' loaders, by route id. public/early.js sends them while the code is still loading.
 * A URL that differs from the loader's is fetched for nothing; e2e/slow-connection.journey.ts detects that.
 */
const EARLY_URLS: Record<string, (params: Params, query: URLSearchParams) => string[]> = {
  'student/dashboard': () => [
    buildUrl(listMyCourses.path),
    buildUrl(listCourses.path, {}, { limit: String(PAGE_SIZE.catalogue) }),
    buildUrl(getAnalytics.path, {}, { timeRange: 'all' }),
    // the dashboard shows these above the courses, so a later response would move them
    buildUrl(getPrivacy.path),
    buildUrl(listRunningAttempts.path),
    buildUrl(listMyPasses.path),
    buildUrl(listScoreChanges.path),
    buildUrl(listMyCertificates.path),
  ],
  'student/courses': () => [
    buildUrl(listCourses.path, {}, { limit: String(PAGE_SIZE.catalogue) }),
    buildUrl(listMyCourses.path),
  ],
  'student/my-courses': () => [buildUrl(listMyCourses.path)],
  'student/course': ({ courseId = '' }, query) => [
    buildUrl(getStudentCourse.path, { courseId }),
    buildUrl(getCourseProgress.path, { courseId }),
    ...getPagePictureUrls(courseId, query.get('chapter')),
  ],
  'student/chapter-test': getChapterTestUrls,
  'student/chapter-test-in-course': getChapterTestUrls,
};

function getPagePictureUrls(courseId: string, chapterId: string | null): string[] {
  return chapterId === null ? [] : [buildUrl(PAGE_PICTURE_PATH, { courseId, chapterId })];
}

function getChapterTestUrls({ courseId = '', subjectIndex, chapterIndex = '' }: Params): string[] {
  return [buildUrl(getChapterTest.path, { courseId, chapterIndex }, { subjectIndex })];
}

/** Returns the API URLs that a screen requests first. */
export function getEarlyUrls(routeId: string, params: Params, query: URLSearchParams): string[] {
  return EARLY_URLS[routeId]?.(params, query) ?? [];
}
