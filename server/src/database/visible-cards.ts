import { type SQL, sql } from 'drizzle-orm';
import { practiceCards } from './tables/practice.ts';
import { uuidArray } from './uuid-array.ts';

/** The cards that a student may practise now: those of open courses, and of exams whose answers are released. */
export type VisibleTests = { courseIds: string[]; examIds: string[] };

export function isVisibleCard({ courseIds, examIds }: VisibleTests): SQL {
  return sql`(${practiceCards.courseId} = any(${uuidArray(courseIds)})
    or (${practiceCards.courseId} is null and ${practiceCards.testId} = any(${uuidArray(examIds)})))`;
}
