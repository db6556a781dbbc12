import { MAX_PASSES } from '@sikhya/contract/passes.ts';
import { and, desc, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { courses } from '../../database/tables/courses.ts';
import { passes, studentPasses } from '../../database/tables/passes.ts';

export type PassRow = typeof passes.$inferSelect;
export type PassValues = Omit<typeof passes.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'deletedAt'>;

const isNotDeleted = isNull(passes.deletedAt);

export async function findPasses(db: Db, { onSale }: { onSale: boolean }): Promise<PassRow[]> {
  return db
    .select()
    .from(passes)
    .where(onSale ? and(isNotDeleted, eq(passes.isOnSale, true)) : isNotDeleted)
    .orderBy(desc(passes.createdAt), desc(passes.id))
    .limit(MAX_PASSES);
}

/** Counts for one transaction after the other until it ends, so that concurrent ones do not exceed a limit together. */
export async function lockAndCountPasses(tx: Tx): Promise<number> {
  await tx.execute(sql`lock table ${passes} in share row exclusive mode`);
  return tx.$count(passes, isNotDeleted);
}

export async function findPass(db: Db, id: string): Promise<PassRow | undefined> {
  const [row] = await db
    .select()
    .from(passes)
    .where(and(eq(passes.id, id), isNotDeleted));
  return row;
}

/** How many students have each pass now. */
export async function countHolders(db: Db, now: Date): Promise<Map<string, number>> {
  const at = now.toISOString();
  const rows = await db
    .select({
      passId: studentPasses.passId,
      holders: sql<number>`count(distinct ${studentPasses.studentId})::int`,
    })
    .from(studentPasses)
    .where(sql`${studentPasses.startsAt} <= ${at} and ${studentPasses.endsAt} > ${at}`)
    .groupBy(studentPasses.passId);
  return new Map(rows.map(({ passId, holders }) => [passId, holders]));
}

export async function insertPass(
  tx: Tx,
  values: PassValues & { createdAt: Date; updatedAt: Date },
): Promise<PassRow> {
  const [row] = await tx.insert(passes).values(values).returning();
  return row!;
}

export async function lockPass(tx: Tx, id: string): Promise<PassRow | undefined> {
  const [row] = await tx
    .select()
    .from(passes)
    .where(and(eq(passes.id, id), isNotDeleted))
    .for('no key update');
  return row;
}

export async function updatePass(
  tx: Tx,
  id: string,
  values: PassValues & { updatedAt: Date },
): Promise<PassRow> {
  const [row] = await tx.update(passes).set(values).where(eq(passes.id, id)).returning();
  return row!;
}

export async function markDeleted(tx: Tx, id: string, deletedAt: Date): Promise<PassRow | undefined> {
  const [row] = await tx
    .update(passes)
    .set({ deletedAt, isOnSale: false })
    .where(and(eq(passes.id, id), isNotDeleted))
    .returning();
  return row;
}

export async function countCourses(db: Db, ids: string[]): Promise<number> {
  return ids.length === 0 ? 0 : db.$count(courses, inArray(courses.id, ids));
}

const studentPassColumns = {
  period: studentPasses,
  title: passes.title,
  odiaTitle: sql<string | null>`${passes.odia} ->> 'title'`,
};

export async function findStudentPasses(db: Db, studentId: string) {
  return db
    .select(studentPassColumns)
    .from(studentPasses)
    .innerJoin(passes, eq(passes.id, studentPasses.passId))
    .where(eq(studentPasses.studentId, studentId))
    .orderBy(desc(studentPasses.endsAt))
    .limit(200);
}

export async function findLastEnd(tx: Tx, studentId: string, passId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ lastEnd: max(studentPasses.endsAt) })
    .from(studentPasses)
    .where(and(eq(studentPasses.studentId, studentId), eq(studentPasses.passId, passId)));
  return row?.lastEnd ?? null;
}

export async function insertStudentPass(tx: Tx, values: typeof studentPasses.$inferInsert): Promise<void> {
  await tx.insert(studentPasses).values(values);
}

/** Returns undefined if the student has no such pass. Keeps the time of an earlier cancellation. */
export async function markCancelled(tx: Tx, key: { id: string; studentId: string }, at: Date) {
  const [row] = await tx
    .update(studentPasses)
    .set({ cancelledAt: sql`coalesce(${studentPasses.cancelledAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(studentPasses.id, key.id), eq(studentPasses.studentId, key.studentId)))
    .returning();
  return row;
}

/** Returns the period, or undefined if there is none. */
export async function deletePeriodOfOrder(tx: Tx, orderId: string) {
  const [deleted] = await tx.delete(studentPasses).where(eq(studentPasses.orderId, orderId)).returning();
  return deleted;
}

/** Lets the periods of a student's pass that start at `startingFrom` or later begin and end earlier. */
export async function movePeriodsEarlier(
  tx: Tx,
  { studentId, passId, startingFrom }: { studentId: string; passId: string; startingFrom: Date },
  byMs: number,
): Promise<void> {
  const by = sql`${byMs}::double precision * interval '1 millisecond'`;
  await tx
    .update(studentPasses)
    .set({ startsAt: sql`${studentPasses.startsAt} - ${by}`, endsAt: sql`${studentPasses.endsAt} - ${by}` })
    .where(
      and(
        eq(studentPasses.studentId, studentId),
        eq(studentPasses.passId, passId),
        gte(studentPasses.startsAt, startingFrom),
      ),
    );
}

export async function setPaidAmountOfOrder(tx: Tx, orderId: string, amountPaise: number): Promise<void> {
  await tx.update(studentPasses).set({ amountPaise }).where(eq(studentPasses.orderId, orderId));
}
