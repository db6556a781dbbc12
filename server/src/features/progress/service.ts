import type { CourseProgress } from '@sikhya/contract/study.ts';
import type { Db } from '../../database/database.ts';
import * as queries from './queries.ts';
import { findLastStudied, toCourseProgress } from './rules.ts';

/** Callers check first that the student is enrolled. */
export async function getCourseProgress(
  db: Db,
  studentId: string,
  courseId: string,
): Promise<CourseProgress> {
  return toCourseProgress(await queries.findChapterActivity(db, studentId, courseId));
}

type ProgressSummary = Pick<CourseProgress, 'overallProgress' | 'totalMinutes'> & {
  lastStudiedAt: Date | null;
};

/** The progress in all enrolled courses, by course id. Courses without chapters are missing. */
export async function getProgressByCourse(db: Db, studentId: string): Promise<Map<string, ProgressSummary>> {
  const activity = await queries.findEnrolledChapterActivity(db, studentId);
  const byCourse = Map.groupBy(activity, ({ courseId }) => courseId);
  return new Map(
    Array.from(byCourse, ([courseId, chapters]) => {
      const { overallProgress, totalMinutes } = toCourseProgress(chapters);
      const lastStudiedAt = findLastStudied(chapters)?.lastStudiedAt ?? null;
      return [courseId, { overallProgress, totalMinutes, lastStudiedAt }];
    }),
  );
}

/** When the student last reset the progress in the course; null for never. */
export const findResetTime = queries.findResetTime;
