import type { ChapterPerformance, getAnalytics, TimeRange } from '@sikhya/contract/analytics.ts';
import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { indiaDay } from '@sikhya/contract/india-day.ts';

export type TestedChapter = {
  courseId: string;
  chapterId: string;
  courseTitle: string;
  chapterTitle: string;
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
/** A course that the student has. */
export type OwnCourse = { _id: string; title: string; overallProgress: number };

type Analytics = EndpointResponse<typeof getAnalytics>;

const DAY_MS = 24 * 3600 * 1000;
const DAYS_SHOWN = { week: 7, month: 30, all: 90 } as const;
const RECENT_DAYS = DAYS_SHOWN.week;
/** No test and no study is older. */
const BEFORE_ALL = '1970-01-01';
const CHAPTERS_SHOWN = 5;

/** A range ends today. `days` are those that are drawn; of all time only the last ones are. */
export function rangeOf(range: TimeRange, now: Date): { days: string[]; firstDay: string } {
  const days = Array.from({ length: DAYS_SHOWN[range] }, (_, ago) =>
    indiaDay(new Date(now.getTime() - ago * DAY_MS)),
  ).reverse();
  return { days, firstDay: range === 'all' ? BEFORE_ALL : days[0]! };
}

/** When a day begins in India. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

export function drawnDays(days: string[], tests: TestDay[], study: StudyDay[]): Analytics['days'] {
  const testsOn = new Map(tests.map((row) => [row.day, row]));
  const studyOn = new Map(study.map((row) => [row.day, row.minutes]));
  return days.map((day) => ({
    day,
    studyMinutes: studyOn.get(day) ?? 0,
    testMinutes: inMinutes(testsOn.get(day)?.seconds ?? 0),
    tests: testsOn.get(day)?.tests ?? 0,
  }));
}

export function overviewOf(
  own: OwnCourse[],
  tested: TestedChapter[],
  studied: StudiedCourse[],
  days: Analytics['days'],
): Analytics['overview'] {
  return {
    totalCourses: own.length,
    completedCourses: own.filter(({ overallProgress }) => overallProgress === 100).length,
    totalTestsTaken: total(tested, 'tests'),
    averageScore: averageScore(tested),
    totalTimeSpent: total(studied, 'minutes') + inMinutes(total(tested, 'seconds')),
    recentTests: total(days.slice(-RECENT_DAYS), 'tests'),
  };
}

/** The student's courses, and after them those that live on in the history. */
export function coursePerformanceOf(
  own: OwnCourse[],
  tested: TestedChapter[],
  studied: StudiedCourse[],
): Analytics['coursePerformance'] {
  const testedIn = Map.groupBy(tested, ({ courseId }) => courseId);
  const minutesIn = new Map(studied.map(({ courseId, minutes }) => [courseId, minutes]));
  const ownIds = new Set(own.map(({ _id }) => _id));
  const past = [...testedIn].filter(([courseId]) => !ownIds.has(courseId));
  const performance = (courseId: string) => {
    const chapters = testedIn.get(courseId) ?? [];
    return {
      courseId,
      testsCompleted: total(chapters, 'tests'),
      averageScore: averageScore(chapters),
      timeSpent: (minutesIn.get(courseId) ?? 0) + inMinutes(total(chapters, 'seconds')),
    };
  };
  return [
    ...own.map(({ _id, title, overallProgress }) => ({
      ...performance(_id),
      courseName: title,
      progress: overallProgress,
      isEnrolled: true,
    })),
    ...past.map(([courseId, [chapter]]) => ({
      ...performance(courseId),
      courseName: chapter!.courseTitle,
      progress: 0,
      isEnrolled: false,
    })),
  ];
}

/** A chapter is strong when its tests are passed on average, and weak when they are not. */
export function strongAndWeak(tested: TestedChapter[]) {
  const byScore = tested
    .map(performanceIn)
    .sort((a, b) => b.averageScore - a.averageScore || b.tests - a.tests);
  const isStrong = ({ averageScore }: ChapterPerformance) => averageScore >= MOCK_TEST.passingPercent;
  return {
    strongestChapters: byScore.filter(isStrong).slice(0, CHAPTERS_SHOWN),
    weakestChapters: byScore
      .filter((chapter) => !isStrong(chapter))
      .reverse()
      .slice(0, CHAPTERS_SHOWN),
  };
}

function performanceIn({ totalScore, seconds: _, ...chapter }: TestedChapter): ChapterPerformance {
  return { ...chapter, averageScore: Math.round(totalScore / chapter.tests) };
}

function averageScore(tested: TestedChapter[]): number {
  const tests = total(tested, 'tests');
  return tests === 0 ? 0 : Math.round(total(tested, 'totalScore') / tests);
}

function total<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}

function inMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}
