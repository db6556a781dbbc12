import type { ChapterPerformance, getAnalytics, TimeRange } from '@sikhya/contract/analytics.ts';
import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { indiaDay } from '@sikhya/contract/india-day.ts';

export type TestedChapter = {
  courseId: string;
  chapterId: string;
  courseTitle: string;
  chapterTitle: string;
  odiaTitles: ChapterPerformance['odiaTitles'];
  subjectIndex: number | null;
  chapterIndex: number | null;
  tests: number;
  totalScore: number;
  bestScore: number;
  seconds: number;
};
export type StudiedCourse = { courseId: string; minutes: number };
export type TestDay = { day: string; tests: number; seconds: number };
export type StudyDay = { day: string; minutes: number };
export type EnrolledCourse = {
  _id: string;
  title: string;
  odia: { title: string } | null;
  overallProgress: number;
};

type Analytics = EndpointResponse<typeof getAnalytics>;

const DAY_MS = 24 * 3600 * 1000;
const DAYS_IN_CHART = { week: 7, month: 30, all: 90 } as const;
const RECENT_DAYS = DAYS_IN_CHART.week;
/** Earlier than any result or study time. */
const FIRST_DAY = '1970-01-01';
const MAX_CHAPTERS = 5;

/** A range ends today. `days` are shown in the chart, which for `all` starts later than `firstDay`. */
export function getDayRange(range: TimeRange, now: Date): { days: string[]; firstDay: string } {
  const days = Array.from({ length: DAYS_IN_CHART[range] }, (_, ago) =>
    indiaDay(new Date(now.getTime() - ago * DAY_MS)),
  ).reverse();
  return { days, firstDay: range === 'all' ? FIRST_DAY : days[0]! };
}

export function toDays(days: string[], tests: TestDay[], study: StudyDay[]): Analytics['days'] {
  const testsByDay = new Map(tests.map((row) => [row.day, row]));
  const minutesByDay = new Map(study.map((row) => [row.day, row.minutes]));
  return days.map((day) => ({
    day,
    studyMinutes: minutesByDay.get(day) ?? 0,
    testMinutes: toMinutes(testsByDay.get(day)?.seconds ?? 0),
    tests: testsByDay.get(day)?.tests ?? 0,
  }));
}

export function toOverview(
  enrolled: EnrolledCourse[],
  tested: TestedChapter[],
  studied: StudiedCourse[],
  days: Analytics['days'],
): Analytics['overview'] {
  return {
    totalCourses: enrolled.length,
    completedCourses: enrolled.filter(({ overallProgress }) => overallProgress === 100).length,
    totalTestsTaken: sumOf(tested, 'tests'),
    averageScore: getAverageScore(tested),
    totalTimeSpent: sumOf(studied, 'minutes') + toMinutes(sumOf(tested, 'seconds')),
    recentTests: sumOf(days.slice(-RECENT_DAYS), 'tests'),
  };
}

/** The enrolled courses first, then other courses in which the student took tests. */
export function toCoursePerformance(
  enrolled: EnrolledCourse[],
  tested: TestedChapter[],
  studied: StudiedCourse[],
): Analytics['coursePerformance'] {
  const chaptersByCourse = Map.groupBy(tested, ({ courseId }) => courseId);
  const minutesByCourse = new Map(studied.map(({ courseId, minutes }) => [courseId, minutes]));
  const enrolledIds = new Set(enrolled.map(({ _id }) => _id));
  const otherCourses = [...chaptersByCourse].filter(([courseId]) => !enrolledIds.has(courseId));
  const toPerformance = (courseId: string) => {
    const chapters = chaptersByCourse.get(courseId) ?? [];
    return {
      courseId,
      testsCompleted: sumOf(chapters, 'tests'),
      averageScore: getAverageScore(chapters),
      timeSpent: (minutesByCourse.get(courseId) ?? 0) + toMinutes(sumOf(chapters, 'seconds')),
    };
  };
  return [
    ...enrolled.map(({ _id, title, odia, overallProgress }) => ({
      ...toPerformance(_id),
      courseName: title,
      odiaTitles: { courseName: odia?.title ?? null },
      progress: overallProgress,
      isEnrolled: true,
    })),
    ...otherCourses.map(([courseId, [chapter]]) => ({
      ...toPerformance(courseId),
      courseName: chapter!.courseTitle,
      odiaTitles: { courseName: chapter!.odiaTitles.courseTitle },
      progress: 0,
      isEnrolled: false,
    })),
  ];
}

/** A chapter is strong if the average score of its tests is a pass, and weak otherwise. */
export function findStrongestAndWeakest(tested: TestedChapter[]) {
  const byScore = tested
    .map(toChapterPerformance)
    .sort((a, b) => b.averageScore - a.averageScore || b.tests - a.tests);
  const isStrong = ({ averageScore }: ChapterPerformance) => averageScore >= MOCK_TEST.passingPercent;
  return {
    strongestChapters: byScore.filter(isStrong).slice(0, MAX_CHAPTERS),
    weakestChapters: byScore
      .filter((chapter) => !isStrong(chapter))
      .reverse()
      .slice(0, MAX_CHAPTERS),
  };
}

function toChapterPerformance({ totalScore, seconds: _, ...chapter }: TestedChapter): ChapterPerformance {
  return { ...chapter, averageScore: Math.round(totalScore / chapter.tests) };
}

function getAverageScore(tested: TestedChapter[]): number {
  const tests = sumOf(tested, 'tests');
  return tests === 0 ? 0 : Math.round(sumOf(tested, 'totalScore') / tests);
}

function sumOf<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}

function toMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}
