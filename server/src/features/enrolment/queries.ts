import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { cardColumns } from '../../database/card-columns.ts';
import type { Db, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { courses } from '../../database/tables/courses.ts';
import { enrolments } from '../../database/tables/learning.ts';
import { studentPasses } from '../../database/tables/passes.ts';
import { students } from '../../database/tables/people.ts';

/** Whether the enrolment opens its course: an enrolment by pass does so only while a pass is valid. */
const opensCourse = sql<boolean>`case when ${enrolments.byPass} then ${hasValidPass(
  sql`${enrolments.studentId}`,
  sql`${enrolments.courseId}`,
)} else ${enrolments.status} is not null end`;

function hasValidPass(studentId: SQL, courseId: SQL): SQL<boolean> {
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  return sql<boolean>`exists (select from ${studentPasses}
    where ${studentPasses.studentId} = ${studentId}
      and ${studentPasses.startsAt} <= ${now} and ${studentPasses.endsAt} > ${now}
      and (${studentPasses.courseIds} is null or ${courseId} = any(${studentPasses.courseIds})))`;
}

const courseAccess = prepared('course_access', (db) =>
  db
    .select({ courseId: courses.id, isListed: courses.isListed, isOpen: opensCourse })
    .from(courses)
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, courses.id), eq(enrolments.studentId, sql.placeholder('studentId'))),
    )
    .where(eq(courses.id, sql.placeholder('courseId'))),
);

/** Returns null for an unknown course, and whether it is open to the student otherwise. */
export async function findCourseAccess(db: Db, studentId: string, courseId: string, now: Date) {
  const [row] = await courseAccess(db).execute({ studentId, courseId, now: now.toISOString() });
  return row ?? null;
}

const myCourses = prepared('my_courses', (db) =>
  db
    .select({ course: cardColumns, status: enrolments.status, enrolledAt: enrolments.enrolledAt })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.studentId, sql.placeholder('studentId')), opensCourse))
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.courseId)),
);

/** The courses that are open to the student, newest enrolment first. */
export async function findMyCourses(db: Db, studentId: string, now: Date) {
  return myCourses(db).execute({ studentId, now: now.toISOString() });
}

const openCourses = prepared('open_courses', (db) =>
  db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.studentId, sql.placeholder('studentId')), opensCourse)),
);

export async function findOpenCourses(db: Db | Tx, studentId: string, now: Date) {
  return openCourses(db).execute({ studentId, now: now.toISOString() });
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

export type EnrolmentInput = EnrolmentKey &
  Pick<typeof enrolments.$inferInsert, 'status' | 'amountPaise' | 'givenBy' | 'byPass'>;

const enrolmentState = prepared('enrolment_state', (db) =>
  db
    .select({
      status: enrolments.status,
      enrolledAt: enrolments.enrolledAt,
      byPass: enrolments.byPass,
      isOpen: opensCourse,
    })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.studentId, sql.placeholder('studentId')),
        eq(enrolments.courseId, sql.placeholder('courseId')),
      ),
    ),
);

export async function findEnrolment(tx: Tx, key: EnrolmentKey, now: Date) {
  const [row] = await enrolmentState(tx).execute({ ...key, now: now.toISOString() });
  return row;
}

const passFor = prepared('pass_for_course', (db) =>
  db
    .select({
      isValid: hasValidPass(
        sql`${sql.placeholder('studentId')}::uuid`,
        sql`${sql.placeholder('courseId')}::uuid`,
      ),
    })
    .from(sql`(values (1)) as one`),
);

export async function findValidPass(tx: Tx, key: EnrolmentKey, now: Date): Promise<boolean> {
  const [row] = await passFor(tx).execute({ ...key, now: now.toISOString() });
  return row!.isValid;
}

/**
 * Stores an enrolment. An existing one is replaced only with `replace`, or if it was by pass. Returns whether the student
 * did not have one.
 */
export async function storeEnrolment(
  tx: Tx,
  enrolment: EnrolmentInput & { enrolledAt: Date },
  { replace }: { replace: boolean },
): Promise<boolean> {
  const { status, amountPaise = 0, givenBy = null, byPass = false } = enrolment;
  const [row] = await tx
    .insert(enrolments)
    .values(enrolment)
    .onConflictDoUpdate({
      target: [enrolments.studentId, enrolments.courseId],
      set: { status, amountPaise, givenBy, byPass },
      ...(!replace && { setWhere: and(eq(enrolments.byPass, true), sql`not ${byPass}`) }),
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? false;
}

/** Returns the removed row, or undefined if there is none. */
export async function removeEnrolment(
  tx: Tx,
  { studentId, courseId }: EnrolmentKey,
  { onlyBought = false }: { onlyBought?: boolean } = {},
) {
  const [removed] = await tx
    .delete(enrolments)
    .where(
      and(
        eq(enrolments.studentId, studentId),
        eq(enrolments.courseId, courseId),
        onlyBought ? isBought : undefined,
      ),
    )
    .returning();
  return removed;
}

/**
 * Removes all enrolments of a course. Locks students before their enrolments, as the removal of a single enrolment does,
 * so that the two cannot deadlock.
 */
export async function removeEnrolments(tx: Tx, courseId: string): Promise<void> {
  await tx.execute(sql`
    select count(*) from (
      select from students where id in (select student_id from enrolments where course_id = ${courseId})
      order by id for no key update
    ) locked`);
  await tx.execute(sql`
    with removed as (delete from enrolments where course_id = ${courseId} returning student_id)
    update students set total_enrolments = total_enrolments - 1 from removed where id = removed.student_id`);
}

const openPaidEnrolments = prepared('open_paid_enrolments', (db) =>
  db
    .select({ studentId: enrolments.studentId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.courseId, sql.placeholder('courseId')),
        or(eq(enrolments.status, 'purchased'), eq(enrolments.byPass, true)),
        opensCourse,
      ),
    )
    .limit(1),
);

/** Whether somebody who paid for the course, or for a pass that is still valid, has it. */
export async function hasPayingStudent(tx: Tx, courseId: string, now: Date): Promise<boolean> {
  return (await openPaidEnrolments(tx).execute({ courseId, now: now.toISOString() })).length > 0;
}

/** Whether the student paid for it here, as opposed to an admin who gave it. */
const isBought = and(eq(enrolments.status, 'purchased'), isNull(enrolments.givenBy));

export async function setAmount(tx: Tx, { studentId, courseId }: EnrolmentKey, amountPaise: number) {
  await tx
    .update(enrolments)
    .set({ amountPaise })
    .where(and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, courseId), isBought));
}

export async function addToTotalEnrolments(tx: Tx, studentId: string, change: 1 | -1): Promise<void> {
  await tx
    .update(students)
    .set({ totalEnrolments: sql`${students.totalEnrolments} + ${change}` })
    .where(eq(students.id, studentId));
}
