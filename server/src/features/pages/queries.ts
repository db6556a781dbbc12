import { asc, count, eq, max } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/tables/courses.ts';

/** Returns how many courses the catalogue has, and when one was last published: null without courses. */
export async function summariseCourses(db: Db): Promise<{ total: number; changedAt: Date | null }> {
  const [row] = await db
    .select({ total: count(), changedAt: max(courses.updatedAt) })
    .from(courses)
    .where(eq(courses.isListed, true));
  return row!;
}

export type ListedPage = { slug: string; updatedAt: Date };

/** Returns the slugs of the catalogue in a fixed order. */
export async function findSlugs(db: Db, limit: number, offset: number): Promise<ListedPage[]> {
  return db
    .select({ slug: courses.slug, updatedAt: courses.updatedAt })
    .from(courses)
    .where(eq(courses.isListed, true))
    .orderBy(asc(courses.id))
    .limit(limit)
    .offset(offset);
}
