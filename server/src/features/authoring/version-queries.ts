import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { courseVersions, versionChapters, versionFiles } from '../../database/tables/publishing.ts';

export type VersionRow = typeof courseVersions.$inferSelect;

/** The versions of a course without their content, the newest first. */
export async function findVersions(db: Db, courseId: string): Promise<Omit<VersionRow, 'outline'>[]> {
  const { courseId: id, number, publishedAt, publishedBy, note, difference } = courseVersions;
  return db
    .select({ courseId: id, number, publishedAt, publishedBy, note, difference })
    .from(courseVersions)
    .where(eq(id, courseId))
    .orderBy(desc(number));
}

export async function findVersion(db: Db, courseId: string, number: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(courseVersions)
    .where(and(eq(courseVersions.courseId, courseId), eq(courseVersions.number, number)));
  return row;
}

/** Returns 0 if nothing was published yet. */
export async function findNewestNumber(db: Db, courseId: string): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`coalesce(max(${courseVersions.number}), 0)`.mapWith(Number) })
    .from(courseVersions)
    .where(eq(courseVersions.courseId, courseId));
  return row!.number;
}

/** Returns the compressed chapters by their hash. */
export async function findChapters(db: Db, courseId: string, hashes: string[]): Promise<Map<string, Buffer>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select({ hash: versionChapters.hash, content: versionChapters.content })
    .from(versionChapters)
    .where(and(eq(versionChapters.courseId, courseId), inArray(versionChapters.hash, hashes)));
  return new Map(rows.map(({ hash, content }) => [hash, content]));
}

/** Returns the hashes of all stored chapters of the course. */
export async function findStoredHashes(tx: Tx, courseId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ hash: versionChapters.hash })
    .from(versionChapters)
    .where(eq(versionChapters.courseId, courseId));
  return new Set(rows.map(({ hash }) => hash));
}

export async function insertVersion(
  tx: Tx,
  version: VersionRow,
  chapters: { hash: string; content: Buffer }[],
  fileIds: string[],
): Promise<void> {
  const { courseId } = version;
  await tx.insert(courseVersions).values(version);
  for (let at = 0; at < chapters.length; at += CHAPTERS_PER_STATEMENT)
    await tx
      .insert(versionChapters)
      .values(chapters.slice(at, at + CHAPTERS_PER_STATEMENT).map((chapter) => ({ courseId, ...chapter })));
  await tx.execute(sql`
    insert into version_files (course_id, file_id)
    select ${courseId}::uuid, unnest(${`{${fileIds.join(',')}}`}::uuid[]) on conflict do nothing`);
}

/** Keeps the number of parameters of a statement small. */
const CHAPTERS_PER_STATEMENT = 500;

export async function findFileIds(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ fileId: versionFiles.fileId })
    .from(versionFiles)
    .where(eq(versionFiles.courseId, courseId));
  return rows.map(({ fileId }) => fileId);
}
