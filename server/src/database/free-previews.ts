import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { chapters, courseSlugs, courses } from './tables/courses.ts';

/** Whether visitors may see a chapter in full: it is marked so, and the catalogue shows its course under the slug. */
export function isFreePreview(slug: string): SQL | undefined {
  const hadSlug = new QueryBuilder()
    .select({ slug: courseSlugs.slug })
    .from(courseSlugs)
    .where(and(eq(courseSlugs.slug, slug), eq(courseSlugs.courseId, courses.id)));
  return and(
    eq(chapters.freePreview, true),
    sql`${courses.isListed}`,
    or(eq(courses.slug, slug), exists(hadSlug)),
  );
}
