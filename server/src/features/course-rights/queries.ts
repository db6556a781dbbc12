import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
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

/** Returns those of the files that the admin uploaded, or that a course of the admin uses or used. */
export async function findFilesOfAuthor(db: Db, fileIds: string[], adminId: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with wanted as materialized (select unnest(${`{${fileIds.join(',')}}`}::uuid[]) as id),
    own as materialized (select course_id from course_authors where admin_id = ${adminId})
    select wanted.id from wanted join files using (id) where uploaded_by = ${adminId}
    union select wanted.id from wanted join courses on thumbnail_id = wanted.id join own on course_id = courses.id
    union select wanted.id from wanted join chapters on pdf_id = wanted.id join own using (course_id)
    union select wanted.id from wanted join questions on image_id = wanted.id
      join chapters on chapters.id = chapter_id join own using (course_id)
    union select wanted.id from wanted join working_copy_files on file_id = wanted.id join own using (course_id)
    union select wanted.id from wanted join version_files on file_id = wanted.id join own using (course_id)`);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a version of a course that is not the admin's has the file. */
export async function isInVersionOfOthers(db: Db, fileId: string, adminId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from version_files where file_id = ${fileId} and course_id not in (
      select course_id from course_authors where admin_id = ${adminId}
    ) limit 1`);
  return rows.length > 0;
}
