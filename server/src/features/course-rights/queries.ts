import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { chapters } from '../../database/tables/courses.ts';
import { files } from '../../database/tables/files.ts';
import { admins } from '../../database/tables/people.ts';
import { courseAuthors } from '../../database/tables/team.ts';

const authorship = prepared('course_authorship', (db) =>
  db
    .select({ courseId: courseAuthors.courseId })
    .from(courseAuthors)
    .where(
      and(
        eq(courseAuthors.courseId, sql.placeholder('courseId')),
        eq(courseAuthors.adminId, sql.placeholder('adminId')),
      ),
    ),
);

export async function isAuthor(db: Db, courseId: string, adminId: string): Promise<boolean> {
  return (await authorship(db).execute({ courseId, adminId })).length > 0;
}

export async function addAuthor(db: Db, courseId: string, adminId: string): Promise<void> {
  await db.insert(courseAuthors).values({ courseId, adminId }).onConflictDoNothing();
}

/** Whether somebody else has to publish the admin's changes. */
export async function needsReview(db: Db, adminId: string): Promise<boolean> {
  const [admin] = await db
    .select({ needsReview: admins.needsReview })
    .from(admins)
    .where(eq(admins.id, adminId));
  return admin?.needsReview ?? true;
}

/** Whether the admin uploaded the file, or is an author of a course with this PDF. */
export async function isFileOfAuthor(db: Db, fileId: string, adminId: string): Promise<boolean> {
  const ownChapter = db
    .select({ id: chapters.id })
    .from(chapters)
    .innerJoin(courseAuthors, eq(courseAuthors.courseId, chapters.courseId))
    .where(and(eq(chapters.pdfId, files.id), eq(courseAuthors.adminId, adminId)));
  const [file] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), or(eq(files.uploadedBy, adminId), exists(ownChapter))));
  return file !== undefined;
}
