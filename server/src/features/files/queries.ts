import { and, count, desc, eq, gt, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { certificateSettings, certificates } from '../../database/tables/certificates.ts';
import { questionReports } from '../../database/tables/corrections.ts';
import { chapters, courses, questions } from '../../database/tables/courses.ts';
import { examFiles } from '../../database/tables/exams.ts';
import { files, lacksPagePicture } from '../../database/tables/files.ts';
import { paperImages } from '../../database/tables/learning.ts';
import { versionFiles, workingCopyFiles } from '../../database/tables/publishing.ts';
import { uuidArray } from '../../database/uuid-array.ts';

export async function addFile(db: Db, file: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(file);
}

export async function findFile(db: Db, id: string) {
  const [file] = await db.select().from(files).where(eq(files.id, id));
  return file;
}

/**
 * Deletes the row of an unused file. Returns undefined if the file is used or does not exist. A file that only earlier
 * versions of a course use is deleted if `evenFromVersions` is set.
 */
export async function removeUnused(db: Db, id: string, evenFromVersions: boolean) {
  const [removed] = await db
    .delete(files)
    .where(and(eq(files.id, id), ...isUnused(db), evenFromVersions ? undefined : isInNoVersion(db)))
    .returning({ kind: files.kind });
  return removed;
}

export async function findUnused(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, before), ...isUnused(db), isInNoVersion(db)))
    .orderBy(files.createdAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns those of the ids that have a row. */
export async function findExisting(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(sql`${files.id} = any(${uuidArray(ids)})`);
  return new Set(rows.map(({ id }) => id));
}

type StoredPagePicture = NonNullable<typeof files.$inferSelect.pagePicture>;

/** Returns PDFs that have no page picture and may be tried again, the newest first. */
export async function findWithoutPagePicture(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(lacksPagePicture(files))
    .orderBy(desc(files.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countPagePictureTry(db: Db, id: string, change: 1 | -1): Promise<void> {
  await db
    .update(files)
    .set({ pagePictureTries: sql`${files.pagePictureTries} + ${change}` })
    .where(eq(files.id, id));
}

/** Returns false if the file was deleted. */
export async function savePagePicture(db: Db, id: string, pagePicture: StoredPagePicture): Promise<boolean> {
  const saved = await db
    .update(files)
    .set({ pagePicture })
    .where(eq(files.id, id))
    .returning({ id: files.id });
  return saved.length > 0;
}

/** How many files the student has uploaded since the time. */
export async function countUploadsOfStudent(db: Db, studentId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(files)
    .where(and(eq(files.uploadedByStudent, studentId), gt(files.createdAt, since)));
  return row?.total ?? 0;
}

/** A file that was removed from its course may still be part of a paper, a working copy, an exam, a report or a certificate. */
function isUnused(db: Db): SQL[] {
  return [
    notExists(db.select({ one: sql`1` }).from(courses).where(eq(courses.thumbnailId, files.id))),
    notExists(db.select({ one: sql`1` }).from(chapters).where(eq(chapters.pdfId, files.id))),
    notExists(db.select({ one: sql`1` }).from(questions).where(eq(questions.imageId, files.id))),
    notExists(db.select({ one: sql`1` }).from(paperImages).where(eq(paperImages.fileId, files.id))),
    notExists(
      db
        .select({ one: sql`1` })
        .from(certificateSettings)
        .where(eq(certificateSettings.signatureId, files.id)),
    ),
    notExists(db.select({ one: sql`1` }).from(certificates).where(eq(certificates.signatureId, files.id))),
    notExists(db.select({ one: sql`1` }).from(workingCopyFiles).where(eq(workingCopyFiles.fileId, files.id))),
    notExists(db.select({ one: sql`1` }).from(examFiles).where(eq(examFiles.fileId, files.id))),
    notExists(db.select({ one: sql`1` }).from(questionReports).where(eq(questionReports.imageId, files.id))),
  ];
}

function isInNoVersion(db: Db): SQL {
  return notExists(db.select({ one: sql`1` }).from(versionFiles).where(eq(versionFiles.fileId, files.id)));
}
