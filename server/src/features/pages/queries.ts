import { eq, max } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/tables/courses.ts';

/** Returns when a course of the catalogue was last saved, or null without courses. */
export async function findLastChange(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(courses.updatedAt) })
    .from(courses)
    .where(eq(courses.isListed, true));
  return row?.at ?? null;
}
