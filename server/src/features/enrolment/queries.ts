import { and, desc, eq, sql } from 'drizzle-orm';
import { cardColumns } from '../../database/card-columns.ts';
import type { Db, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { courses } from '../../database/tables/courses.ts';
import { enrolments } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';

const courseAccess = prepared('course_access', (db) =>
  db
    .select({ courseId: courses.id, isListed: courses.isListed, status: enrolments.status })
    .from(courses)
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, courses.id), eq(enrolments.studentId, sql.placeholder('studentId'))),
    )
    .where(eq(courses.id, sql.placeholder('courseId'))),
);

/** Returns null for an unknown course. `status` is null if the student is not enrolled. */
export async function findCourseAccess(db: Db, studentId: string, courseId: string) {
  const [row] = await courseAccess(db).execute({ studentId, courseId });
  return row ?? null;
}

const myCourses = prepared('my_courses', (db) =>
  db
    .select({ course: cardColumns, status: enrolments.status, enrolledAt: enrolments.enrolledAt })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(enrolments.studentId, sql.placeholder('studentId')))
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.courseId)),
);

/** Newest enrolment first. */
export async function findMyCourses(db: Db, studentId: string) {
  return myCourses(db).execute({ studentId });
}

/** Prevents the deletion of the course until the transaction ends. */
export async function lockCoursePrice(tx: Tx, courseId: string) {
  const [course] = await tx
    .select({ isFree: courses.isFree, pricePaise: courses.pricePaise, isListed: courses.isListed })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('key share');
  return course;
}

type EnrolmentKey = { studentId: string; courseId: string };

export async function findEnrolmentDetails(tx: Tx, { studentId, courseId }: EnrolmentKey) {
  const [row] = await tx
    .select({ status: enrolments.status, enrolledAt: enrolments.enrolledAt })
    .from(enrolments)
    .where(and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, courseId)));
  return row;
}

/** Returns false if the student was enrolled already; otherwise also increments the student's `totalEnrolments`. */
export async function storeEnrolment(tx: Tx, key: EnrolmentKey, enrolledAt: Date): Promise<boolean> {
  const inserted = await tx
    .insert(enrolments)
    .values({ ...key, status: 'enrolled', enrolledAt })
    .onConflictDoNothing()
    .returning({ studentId: enrolments.studentId });
  if (inserted.length === 0) return false;
  await tx
    .update(students)
    .set({ totalEnrolments: sql`${students.totalEnrolments} + 1` })
    .where(eq(students.id, key.studentId));
  return true;
}
