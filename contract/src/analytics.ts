import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { odiaTitle, odiaTitles } from './odia-version.ts';

/** `week` is the last 7 days and `month` the last 30, including today. Days are in India's time zone. */
export const timeRange = z.enum(['week', 'month', 'all']);

export type TimeRange = z.output<typeof timeRange>;

const chapterPerformance = z.object({
  courseId: z.string(),
  chapterId: z.string(),
  courseTitle: z.string(),
  chapterTitle: z.string(),
  odiaTitles,
  /** For a link to the chapter; both are null once the chapter is deleted. */
  subjectIndex: z.nullable(z.int()),
  chapterIndex: z.nullable(z.int()),
  tests: z.int(),
  averageScore: z.int(),
  bestScore: z.int(),
});

export type ChapterPerformance = z.output<typeof chapterPerformance>;

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/student/analytics',
  access: 'student',
  summary: 'The analytics of the student over a week, a month, or all time',
  query: z.object({ timeRange: z._default(timeRange, 'all') }),
  response: z.object({
    overview: z.object({
      /** Enrolled courses; the range has no effect. */
      totalCourses: z.int(),
      completedCourses: z.int(),
      totalTestsTaken: z.int(),
      /** The rounded average in percent; 0 before the first test. */
      averageScore: z.int(),
      /** Study and tests, in minutes. */
      totalTimeSpent: z.int(),
      /** Tests in the last 7 days; the range has no effect. */
      recentTests: z.int(),
    }),
    /** All enrolled courses, and deleted or withdrawn courses in which the student took tests. */
    coursePerformance: z.array(
      z.object({
        courseId: z.string(),
        courseName: z.string(),
        odiaTitles: z.object({ courseName: odiaTitle }),
        testsCompleted: z.int(),
        averageScore: z.int(),
        /** In percent; the range has no effect. */
        progress: z.int(),
        /** Study and tests, in minutes. */
        timeSpent: z.int(),
        /** Only an enrolled course can be opened. */
        isEnrolled: z.boolean(),
      }),
    ),
    /** The newest 100 tests of the range, oldest first. */
    scores: z.array(
      z.object({
        resultId: z.string(),
        courseTitle: z.string(),
        chapterTitle: z.string(),
        odiaTitles,
        score: z.int(),
        completedAt: z.iso.datetime(),
      }),
    ),
    /** Every day of the range up to today, including days without activity; for `all`, the last 90 days. */
    days: z.array(
      z.object({
        /** As 2026-11-15. */
        day: z.string(),
        studyMinutes: z.int(),
        testMinutes: z.int(),
        tests: z.int(),
      }),
    ),
    /** At most five each: the best chapters with a passing average, and the worst with a failing one. */
    strongestChapters: z.array(chapterPerformance),
    weakestChapters: z.array(chapterPerformance),
  }),
});
