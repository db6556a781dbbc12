import { and, count, desc, eq, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../database/database.ts';
import { consents } from '../../database/tables/consents.ts';
import { students } from '../../database/tables/people.ts';

export type ConsentRow = typeof consents.$inferSelect;

const studentColumns = {
  id: students.id,
  name: students.name,
  email: students.email,
  dateOfBirth: students.dateOfBirth,
  eraseAt: students.eraseAt,
};

export async function findStudent(db: Db, id: string) {
  const [student] = await db.select(studentColumns).from(students).where(eq(students.id, id));
  return student;
}

/** Locks the student until the transaction ends, so that what changes consents runs one after the other. */
export async function lockStudent(tx: Tx, id: string) {
  const [student] = await tx.select(studentColumns).from(students).where(eq(students.id, id)).for('update');
  return student;
}

export async function setDateOfBirth(tx: Tx, id: string, dateOfBirth: string | null): Promise<void> {
  await tx.update(students).set({ dateOfBirth }).where(eq(students.id, id));
}

const parents = alias(students, 'parents');

/** The newest first, with the name of a parent who has an account. */
export async function findConsents(db: Db, studentId: string) {
  return db
    .select({ consent: consents, parentAccountName: parents.name })
    .from(consents)
    .leftJoin(parents, eq(parents.id, consents.parentId))
    .where(eq(consents.studentId, studentId))
    .orderBy(desc(consents.givenAt), desc(consents.id));
}

const isOpen = (studentId: string) => and(eq(consents.studentId, studentId), isNull(consents.withdrawnAt));

export async function findOpenConsents(db: Db, studentId: string): Promise<ConsentRow[]> {
  return db.select().from(consents).where(isOpen(studentId));
}

/** The consents that somebody with an account gave as a parent, the newest first. */
export async function findChildren(db: Db, parentId: string) {
  return db
    .select({ consent: consents, name: students.name })
    .from(consents)
    .innerJoin(students, eq(students.id, consents.studentId))
    .where(eq(consents.parentId, parentId))
    .orderBy(desc(consents.givenAt), desc(consents.id));
}

/** How many other students a parent has agreed for. */
export async function countChildren(
  tx: Tx,
  parent: { parentId: string } | { parentEmail: string },
  studentId: string,
): Promise<number> {
  const isParent =
    'parentId' in parent
      ? eq(consents.parentId, parent.parentId)
      : eq(consents.parentEmail, parent.parentEmail);
  const [row] = await tx
    .select({ total: count() })
    .from(consents)
    .where(and(isParent, isNull(consents.withdrawnAt), ne(consents.studentId, studentId)));
  return row!.total;
}

/** Returns undefined if the same consent is open already. */
export async function insertConsent(
  tx: Tx,
  consent: typeof consents.$inferInsert,
): Promise<ConsentRow | undefined> {
  const [row] = await tx.insert(consents).values(consent).onConflictDoNothing().returning();
  return row;
}

export async function findConsent(tx: Tx, id: string): Promise<ConsentRow | undefined> {
  const [row] = await tx.select().from(consents).where(eq(consents.id, id));
  return row;
}

/** Returns false if it was withdrawn before. */
export async function withdrawConsent(
  tx: Tx,
  id: string,
  { at, by }: { at: Date; by: 'student' | 'parent' },
): Promise<boolean> {
  const withdrawn = await tx
    .update(consents)
    .set({ withdrawnAt: at, withdrawnBy: by })
    .where(and(eq(consents.id, id), isNull(consents.withdrawnAt)))
    .returning({ id: consents.id });
  return withdrawn.length > 0;
}
