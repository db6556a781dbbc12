import type { AdminRole } from '@sikhya/contract/permissions.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { toOdiaTitle } from '../../database/odia-columns.ts';
import { audit } from '../../database/tables/audit.ts';
import { courses } from '../../database/tables/courses.ts';
import { admins, sessions } from '../../database/tables/people.ts';
import { courseAuthors } from '../../database/tables/team.ts';

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

/** All admins in the order in which they were added. */
export async function findMembers(db: Db) {
  return selectMembers(db).orderBy(asc(admins.createdAt), asc(admins.id));
}

export async function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  const [member] = await selectMembers(db).where(eq(admins.id, id));
  return member;
}

/** Plain SQL, because Drizzle omits the table name in a query of one table, and `id` would then be ambiguous. */
const lastSignIn = sql<Date | null>`(
  select max(entry.at) from ${audit} entry where entry.subject_id = admins.id and entry.action = 'sign-in')`;

const courseCount = sql<number>`(
  select count(*)::int from ${courseAuthors} author where author.admin_id = admins.id)`;

function selectMembers(db: Db) {
  return db
    .select({
      id: admins.id,
      username: admins.username,
      role: admins.role,
      needsReview: admins.needsReview,
      createdAt: admins.createdAt,
      blockedAt: admins.blockedAt,
      lastSignInAt: lastSignIn.mapWith(admins.createdAt),
      courses: courseCount,
    })
    .from(admins)
    .$dynamic();
}

export async function updateMember(
  tx: Tx,
  id: string,
  change: { role?: AdminRole; needsReview?: boolean; blockedAt?: Date | null },
): Promise<void> {
  await tx.update(admins).set(change).where(eq(admins.id, id));
}

export async function endSessions(tx: Tx, adminId: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.adminId, adminId), isNull(sessions.endedAt)));
}

export async function findCoursesOf(db: Db, adminId: string) {
  return db
    .select({ _id: courses.id, title: courses.title, odiaTitles: { title: toOdiaTitle(courses.odia) } })
    .from(courseAuthors)
    .innerJoin(courses, eq(courses.id, courseAuthors.courseId))
    .where(eq(courseAuthors.adminId, adminId))
    .orderBy(asc(courses.titleKey), asc(courses.id));
}

export async function findAuthors(db: Db, courseId: string) {
  return db
    .select({
      _id: admins.id,
      username: admins.username,
      role: admins.role,
      needsReview: admins.needsReview,
    })
    .from(courseAuthors)
    .innerJoin(admins, eq(admins.id, courseAuthors.adminId))
    .where(eq(courseAuthors.courseId, courseId))
    .orderBy(asc(admins.username));
}

/** Prevents the removal of the course until the transaction ends. */
export async function lockCourse(tx: Tx, courseId: string) {
  const [course] = await tx
    .select({ title: courses.title })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('key share');
  return course;
}

export async function findCourse(db: Db, courseId: string) {
  const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId));
  return course;
}

/** Returns false if the admin was an author already. */
export async function addAuthor(tx: Tx, courseId: string, adminId: string): Promise<boolean> {
  const added = await tx
    .insert(courseAuthors)
    .values({ courseId, adminId })
    .onConflictDoNothing()
    .returning({ adminId: courseAuthors.adminId });
  return added.length > 0;
}

/** Returns false if the admin was not an author. */
export async function removeAuthor(tx: Tx, courseId: string, adminId: string): Promise<boolean> {
  const removed = await tx
    .delete(courseAuthors)
    .where(and(eq(courseAuthors.courseId, courseId), eq(courseAuthors.adminId, adminId)))
    .returning({ adminId: courseAuthors.adminId });
  return removed.length > 0;
}
