import type { CourseProgress } from '@sikhya/contract/study.ts';
import type { Db } from '../../database/database.ts';
import * as queries from './queries.ts';
import { lastStudied, progressOf } from './rules.ts';

/** How far a student is in one course. Whether the student has it was asked before. */
export async function progressIn(db: Db, studentId: string, courseId: string): Promise<CourseProgress> {
  return progressOf(await queries.findChapterFacts(db, studentId, courseId));
}

type ProgressOfCourse = Pick<CourseProgress, 'overallProgress' | 'totalMinutes'> & {
  lastStudiedAt: Date | null;
};

/** How far a student is in every course that the student has; those without chapters are not among them. */
export async function progressByCourse(db: Db, studentId: string): Promise<Map<string, ProgressOfCourse>> {
  const facts = await queries.findOwnChapterFacts(db, studentId);
  const byCourse = Map.groupBy(facts, ({ courseId }) => courseId);
  return new Map(
    Array.from(byCourse, ([courseId, chapters]) => {
      const { overallProgress, totalMinutes } = progressOf(chapters);
      const lastStudiedAt = lastStudied(chapters)?.lastStudiedAt ?? null;
      return [courseId, { overallProgress, totalMinutes, lastStudiedAt }];
    }),
  );
}
