import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';
import { chapters, subjects } from './tables/courses.ts';
import { files } from './tables/files.ts';

const outline = prepared('course_outline', (db) =>
  db
    .select({
      subject: subjects,
      chapter: chapters,
      pdf: { bytes: files.bytes, pages: files.pages, pagePicture: files.pagePicture },
    })
    .from(subjects)
    .leftJoin(chapters, eq(chapters.subjectId, subjects.id))
    .leftJoin(files, eq(files.id, chapters.pdfId))
    .where(eq(subjects.courseId, sql.placeholder('courseId')))
    .orderBy(asc(subjects.position), asc(chapters.position)),
);

/** The subjects of a published course with their chapters, in their order. */
export async function findOutline(db: Db, courseId: string) {
  const rows = await outline(db).execute({ courseId });
  const bySubject = Map.groupBy(rows, ({ subject }) => subject.id);
  return Array.from(bySubject.values(), (subjectRows) => {
    const { id, title, description, odia } = subjectRows[0]!.subject;
    const chapterRows = subjectRows.flatMap(({ chapter, pdf }) => (chapter ? [{ chapter, pdf }] : []));
    return { _id: id, title, description, odia, chapters: chapterRows };
  });
}

export type Outline = Awaited<ReturnType<typeof findOutline>>;
