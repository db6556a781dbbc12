import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { courseSlugs } from '../../database/tables/courses.ts';

/** Returns the slugs that start with this one, of all courses and times, with their course. */
export async function findSlugs(db: Db, start: string): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(courseSlugs)
    .where(sql`${courseSlugs.slug} like ${`${start}%`}`);
  return new Map(rows.map(({ slug, courseId }) => [slug, courseId]));
}

/** Returns false if another course has the slug. */
export async function takeSlug(tx: Tx, slug: string, courseId: string): Promise<boolean> {
  const taken = await tx
    .insert(courseSlugs)
    .values({ slug, courseId })
    .onConflictDoUpdate({
      target: courseSlugs.slug,
      set: { slug },
      setWhere: eq(courseSlugs.courseId, courseId),
    })
    .returning({ slug: courseSlugs.slug });
  return taken.length > 0;
}

export async function freeOtherSlugs(tx: Tx, courseId: string, slug: string): Promise<void> {
  await tx.delete(courseSlugs).where(and(eq(courseSlugs.courseId, courseId), ne(courseSlugs.slug, slug)));
}
