import { max } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/tables/courses.ts';

/** Returns when a course was last saved, or null without courses. */
export async function findLastChange(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(courses.updatedAt) }).from(courses);
  return row?.at ?? null;
}
