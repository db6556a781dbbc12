import type { getAnalytics, TimeRange } from '@sikhya/contract/analytics.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { Db } from '../../database/database.ts';
import { listMyCourses } from '../enrolment/service.ts';
import * as queries from './queries.ts';
import { coursePerformanceOf, drawnDays, overviewOf, rangeOf, startOf, strongAndWeak } from './rules.ts';

const SCORES_SHOWN = 100;

export async function readAnalytics(
  db: Db,
  studentId: string,
  timeRange: TimeRange,
  now: Date,
): Promise<EndpointResponse<typeof getAnalytics>> {
  const { days, firstDay } = rangeOf(timeRange, now);
  const since = startOf(firstDay);
  const [own, tested, newest, studied, testDays, studyDays] = await Promise.all([
    listMyCourses(db, studentId),
    queries.findTestedChapters(db, studentId, since),
    queries.findNewestTests(db, studentId, since, SCORES_SHOWN),
    queries.findStudiedCourses(db, studentId, firstDay),
    queries.findTestDays(db, studentId, startOf(days[0]!)),
    queries.findStudyDays(db, studentId, days[0]!),
  ]);
  const drawn = drawnDays(days, testDays, studyDays);
  return {
    overview: overviewOf(own, tested, studied, drawn),
    coursePerformance: coursePerformanceOf(own, tested, studied),
    scores: newest.map((test) => ({ ...test, completedAt: test.completedAt.toISOString() })).reverse(),
    days: drawn,
    ...strongAndWeak(tested),
  };
}
