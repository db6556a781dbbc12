import type { getAnalytics, TimeRange } from '@sikhya/contract/analytics.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { startOfIndiaDay } from '@sikhya/contract/india-day.ts';
import type { Db } from '../../database/database.ts';
import { listMyCourses } from '../enrolment/service.ts';
import * as queries from './queries.ts';
import { findStrongestAndWeakest, getDayRange, toCoursePerformance, toDays, toOverview } from './rules.ts';

const MAX_SCORES = 100;

export async function readAnalytics(
  db: Db,
  studentId: string,
  timeRange: TimeRange,
  now: Date,
): Promise<EndpointResponse<typeof getAnalytics>> {
  const { days, firstDay } = getDayRange(timeRange, now);
  const since = startOfIndiaDay(firstDay);
  const [enrolled, tested, newest, studied, testDays, studyDays] = await Promise.all([
    listMyCourses(db, studentId, now),
    queries.findTestedChapters(db, studentId, since),
    queries.findNewestTests(db, studentId, since, MAX_SCORES),
    queries.findStudiedCourses(db, studentId, firstDay),
    queries.findTestDays(db, studentId, startOfIndiaDay(days[0]!)),
    queries.findStudyDays(db, studentId, days[0]!),
  ]);
  const chartDays = toDays(days, testDays, studyDays);
  return {
    overview: toOverview(enrolled, tested, studied, chartDays),
    coursePerformance: toCoursePerformance(enrolled, tested, studied),
    scores: newest.map((test) => ({ ...test, completedAt: test.completedAt.toISOString() })).reverse(),
    days: chartDays,
    ...findStrongestAndWeakest(tested),
  };
}
