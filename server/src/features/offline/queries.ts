import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { chapters, courses, subjects } from '../../database/tables/courses.ts';
import { files } from '../../database/tables/files.ts';
import { attempts } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';

export type ChapterRow = Awaited<ReturnType<typeof findChapters>>[number];

/** The chapters with the titles and positions that their mock tests show, and their PDFs. */
export async function findChapters(db: Db, chapterIds: readonly string[]) {
  return db
    .select({
      chapter: {
        id: chapters.id,
        courseId: chapters.courseId,
        title: chapters.title,
        odia: chapters.odia,
        position: chapters.position,
        totalQuestions: chapters.totalQuestions,
      },
      subject: { title: subjects.title, odia: subjects.odia, position: subjects.position },
      course: { title: courses.title, odia: courses.odia },
      pdf: { bytes: files.bytes, sha256: files.sha256 },
    })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .innerJoin(courses, eq(courses.id, chapters.courseId))
    .leftJoin(files, eq(files.id, chapters.pdfId))
    .where(inArray(chapters.id, [...chapterIds]));
}

/** Serialises the hand-ins of a student until the transaction ends. */
export async function lockStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');
}

export async function storeAttempt(tx: Tx, attempt: typeof attempts.$inferInsert): Promise<void> {
  await tx.insert(attempts).values(attempt);
}
