import { and, desc, eq, sql } from 'drizzle-orm';
import { cardColumns } from '../../database/card-columns.ts';
import type { Db, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { courses } from '../../database/tables/courses.ts';
import { enrolments } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';

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

const myCourses = prepared((db) =>
  db
    .select({ course: cardColumns, status: enrolments.status, enrolledAt: enrolments.enrolledAt })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(enrolments.studentId, sql.placeholder('studentId')))
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.courseId))
    .prepare('my_courses'),
);

/** Newest enrolment first. */
export async function findMyCourses(db: Db, studentId: string) {
  return myCourses(db).execute({ studentId });
}

/** What a course costs. It cannot be deleted until the transaction is over. */
export async function holdCourse(tx: Tx, courseId: string) {
  const [course] = await tx
    .select({ isFree: courses.isFree, pricePaise: courses.pricePaise })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('key share');
  return course;
}

type EnrolmentKey = { studentId: string; courseId: string };

export async function findDetails(tx: Tx, { studentId, courseId }: EnrolmentKey) {
  const [row] = await tx
    .select({ status: enrolments.status, enrolledAt: enrolments.enrolledAt })
    .from(enrolments)
    .where(and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, courseId)));
  return row;
}

/** Enrols and counts it, once however often it is asked for. False when the row was there already. */
export async function storeEnrolment(tx: Tx, key: EnrolmentKey, enrolledAt: Date): Promise<boolean> {
  const made = await tx
    .insert(enrolments)
    .values({ ...key, status: 'enrolled', enrolledAt })
    .onConflictDoNothing()
    .returning({ studentId: enrolments.studentId });
  if (made.length === 0) return false;
  await tx
    .update(students)
    .set({ totalEnrolments: sql`${students.totalEnrolments} + 1` })
    .where(eq(students.id, key.studentId));
  return true;
}
