import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The week is the last 7 days, the month the last 30, both with today; a day is a day in India. */
export const timeRange = z.enum(['week', 'month', 'all']);

export type TimeRange = z.output<typeof timeRange>;

/** How a student does in one chapter. */
const chapterPerformance = z.object({
  courseId: z.string(),
  chapterId: z.string(),
  courseTitle: z.string(),
  chapterTitle: z.string(),
  /** Its place in the course, for a link; both null once it is gone. */
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
  summary: 'How the student is doing, over a week, a month, or all time',
  query: z.object({ timeRange: z._default(timeRange, 'all') }),
  response: z.object({
    overview: z.object({
      /** Enrolled courses, whatever the range. */
      totalCourses: z.int(),
      completedCourses: z.int(),
      totalTestsTaken: z.int(),
      /** The rounded mean in percent; 0 before the first test. */
      averageScore: z.int(),
      /** Study and tests, in minutes. */
      totalTimeSpent: z.int(),
      /** Tests in the last 7 days, whatever the range. */
      recentTests: z.int(),
    }),
    /** Every enrolled course, and those no longer there or no longer the student's that tests were taken in. */
    coursePerformance: z.array(
      z.object({
        courseId: z.string(),
        courseName: z.string(),
        testsCompleted: z.int(),
        averageScore: z.int(),
        /** In percent, whatever the range. */
        progress: z.int(),
        /** Study and tests, in minutes. */
        timeSpent: z.int(),
        /** Whether the student still has it; only then can it be opened. */
        isEnrolled: z.boolean(),
      }),
    ),
    /** The newest tests of the range, at most a hundred, oldest first. */
    scores: z.array(
      z.object({
        resultId: z.string(),
        courseTitle: z.string(),
        chapterTitle: z.string(),
        score: z.int(),
        completedAt: z.iso.datetime(),
      }),
    ),
    /** Every day of the range up to today, empty ones too; of all time the last 90. */
    days: z.array(
      z.object({
        /** As 2026-11-15. */
        day: z.string(),
        studyMinutes: z.int(),
        testMinutes: z.int(),
        tests: z.int(),
      }),
    ),
    /** At most five each: the best of those passed on average, and the worst of those not. */
    strongestChapters: z.array(chapterPerformance),
    weakestChapters: z.array(chapterPerformance),
  }),
});
