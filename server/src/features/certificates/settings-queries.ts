import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { certificateSettings, certificates } from '../../database/tables/certificates.ts';
import { courses } from '../../database/tables/courses.ts';
import { exams } from '../../database/tables/exams.ts';

export type SettingsRow = typeof certificateSettings.$inferSelect;

export async function findSettings(db: Db, courseId: string): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(certificateSettings).where(eq(certificateSettings.courseId, courseId));
  return row;
}

/** Returns undefined for an unknown course. Locks the settings, so that concurrent changes wait. */
export async function lockCourse(tx: Tx, courseId: string) {
  const [course] = await tx
    .select({ title: courses.title })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('no key update');
  return course;
}

export async function hasCourse(db: Db, courseId: string): Promise<boolean> {
  return (await db.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId))).length > 0;
}

export async function storeSettings(tx: Tx, row: SettingsRow): Promise<void> {
  const { courseId: _, ...values } = row;
  await tx
    .insert(certificateSettings)
    .values(row)
    .onConflictDoUpdate({ target: certificateSettings.courseId, set: values });
}

const isChoosable = and(eq(exams.state, 'published'), isNull(exams.deletedAt), isNull(exams.cancelledAt));

export async function findChoosableExams(db: Db, limit: number) {
  return db
    .select({
      _id: exams.id,
      title: exams.title,
      odiaTitles: { title: sql<string | null>`${exams.odia} ->> 'title'` },
    })
    .from(exams)
    .where(isChoosable)
    .orderBy(desc(exams.createdAt), desc(exams.id))
    .limit(limit);
}

export async function isChoosableExam(db: Db, examId: string): Promise<boolean> {
  return (
    (
      await db
        .select({ id: exams.id })
        .from(exams)
        .where(and(eq(exams.id, examId), isChoosable))
    ).length > 0
  );
}

export async function countValid(db: Db, courseId: string): Promise<number> {
  return db.$count(certificates, and(eq(certificates.courseId, courseId), isNull(certificates.revokedAt)));
}
