import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { isFreePreview } from '../../database/free-previews.ts';
import { prepared } from '../../database/prepared.ts';
import { chapters, courses, subjects } from '../../database/tables/courses.ts';
import { files } from '../../database/tables/files.ts';

const documentColumns = {
  id: files.id,
  bytes: files.bytes,
  sha256: files.sha256,
  originalName: files.originalName,
};

export type Document = { id: string; bytes: number; sha256: string; originalName: string };

const documentByIndex = prepared('document_by_index', (db) =>
  db
    .select(documentColumns)
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .innerJoin(files, eq(files.id, chapters.pdfId))
    .where(
      and(
        eq(chapters.courseId, sql.placeholder('courseId')),
        eq(subjects.position, sql.placeholder('subjectIndex')),
        eq(chapters.position, sql.placeholder('chapterIndex')),
      ),
    ),
);

/** Returns the PDF of a chapter. The indexes start at 0. */
export async function findDocument(
  db: Db,
  indexes: { courseId: string; subjectIndex: number; chapterIndex: number },
): Promise<Document | undefined> {
  const [document] = await documentByIndex(db).execute(indexes);
  return document;
}

export async function findDocumentById(db: Db, id: string): Promise<Document | undefined> {
  const [document] = await db
    .select(documentColumns)
    .from(files)
    .where(and(eq(files.id, id), eq(files.kind, 'pdf')));
  return document;
}

/** Returns the PDF of a chapter and the size of its page picture, which is null without one. */
export async function findPagePicture(db: Db, courseId: string, chapterId: string) {
  const [found] = await db
    .select({ fileId: files.id, bytes: sql<number | null>`(${files.pagePicture} ->> 'bytes')::int` })
    .from(chapters)
    .innerJoin(files, eq(files.id, chapters.pdfId))
    .where(and(eq(chapters.id, chapterId), eq(chapters.courseId, courseId)));
  return found;
}

/** Returns the indexes of a chapter in its course, and the id of its PDF. */
export async function findChapterIndexes(db: Db, courseId: string, chapterId: string) {
  const [chapter] = await db
    .select({ subjectIndex: subjects.position, chapterIndex: chapters.position, fileId: chapters.pdfId })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .where(and(eq(chapters.id, chapterId), eq(chapters.courseId, courseId)));
  return chapter;
}

/** Returns the PDF of a chapter that visitors may read. */
export async function findPreviewDocument(
  db: Db,
  slug: string,
  chapterId: string,
): Promise<Document | undefined> {
  const [document] = await db
    .select(documentColumns)
    .from(chapters)
    .innerJoin(courses, eq(courses.id, chapters.courseId))
    .innerJoin(files, eq(files.id, chapters.pdfId))
    .where(and(eq(chapters.id, chapterId), isFreePreview(slug)));
  return document;
}
