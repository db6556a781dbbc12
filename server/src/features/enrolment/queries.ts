import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { courses } from '../../database/tables/courses.ts';
import { enrolments } from '../../database/tables/learning.ts';

const courseAndEnrolment = prepared((db) =>
  db
    .select({ courseId: courses.id, status: enrolments.status })
    .from(courses)
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, courses.id), eq(enrolments.studentId, sql.placeholder('studentId'))),
    )
    .where(eq(courses.id, sql.placeholder('courseId')))
    .prepare('course_and_enrolment'),
);

/** Null where there is no such course; its status is null where the student does not have it. */
export async function findEnrolment(db: Db, studentId: string, courseId: string) {
  const [row] = await courseAndEnrolment(db).execute({ studentId, courseId });
  return row ?? null;
}
