import type { Db } from '../database/database.ts';
import { courses } from '../database/tables/courses.ts';
import type { Storage } from '../storage/storage.ts';
import { createDemoCourses } from './create-courses.ts';
import { createDemoStudents } from './create-students.ts';

export type DemoParts = { db: Db; storage: Storage; now: Date };

/** Fills a database without courses, through the normal services. Returns the counts, or null if there are courses. */
export async function loadDemo(parts: DemoParts): Promise<{ courses: number; students: number } | null> {
  if ((await parts.db.$count(courses)) > 0) return null;
  const created = await createDemoCourses(parts);
  const students = await createDemoStudents(parts, created);
  return { courses: created.length, students };
}
