import type { Db } from '../database/database.ts';
import { courses } from '../database/tables/courses.ts';
import type { Storage } from '../storage/storage.ts';
import { makeDemoCourses } from './make-courses.ts';
import { makeDemoStudents } from './make-students.ts';

export type DemoParts = { db: Db; storage: Storage; now: Date };

/** Fills a database that has no course yet, through the ordinary services. Returns what was made; null if nothing. */
export async function loadDemo(parts: DemoParts): Promise<{ courses: number; students: number } | null> {
  if ((await parts.db.$count(courses)) > 0) return null;
  const made = await makeDemoCourses(parts);
  const students = await makeDemoStudents(parts, made);
  return { courses: made.length, students };
}
