import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { chapters, subjects } from '../../database/tables/courses.ts';
import { files } from '../../database/tables/files.ts';

const DOCUMENT = { id: files.id, bytes: files.bytes, sha256: files.sha256, originalName: files.originalName };

export type Document = { id: string; bytes: number; sha256: string; originalName: string };

const documentByPlace = prepared((db) =>
  db
    .select(DOCUMENT)
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .innerJoin(files, eq(files.id, chapters.pdfId))
    .where(
      and(
        eq(chapters.courseId, sql.placeholder('courseId')),
        eq(subjects.position, sql.placeholder('subjectIndex')),
        eq(chapters.position, sql.placeholder('chapterIndex')),
      ),
    )
    .prepare('document_by_place'),
);

/** The PDF of the chapter at these places, counted from 0. */
export async function findDocument(
  db: Db,
  place: { courseId: string; subjectIndex: number; chapterIndex: number },
): Promise<Document | undefined> {
  const [document] = await documentByPlace(db).execute(place);
  return document;
}

export async function findDocumentById(db: Db, id: string): Promise<Document | undefined> {
  const [document] = await db
    .select(DOCUMENT)
    .from(files)
    .where(and(eq(files.id, id), eq(files.kind, 'pdf')));
  return document;
}

/** Where in its course a chapter stands, and its PDF. */
export async function findChapterPlace(db: Db, courseId: string, chapterId: string) {
  const [place] = await db
    .select({ subjectIndex: subjects.position, chapterIndex: chapters.position, fileId: chapters.pdfId })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .where(and(eq(chapters.id, chapterId), eq(chapters.courseId, courseId)));
  return place;
}
