import { desc, eq, gt, inArray, isNull, max, or } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { restoreRehearsals } from '../database/tables/system.ts';

export type Rehearsal = typeof restoreRehearsals.$inferSelect;

export type RehearsalFigures = { tables: number; rows: number; files: number; lostFiles: number };

const MAX_KEPT = 30;

export async function findLastRehearsal(db: Db): Promise<Rehearsal | null> {
  const [last] = await db
    .select()
    .from(restoreRehearsals)
    .orderBy(desc(restoreRehearsals.startedAt))
    .limit(1);
  return last ?? null;
}

export async function readRehearsals(db: Db): Promise<{ last: Rehearsal | null; succeededAt: Date | null }> {
  const [last, succeeded] = await Promise.all([
    findLastRehearsal(db),
    db
      .select({ at: max(restoreRehearsals.endedAt) })
      .from(restoreRehearsals)
      .where(isNull(restoreRehearsals.failure)),
  ]);
  return { last, succeededAt: succeeded[0]?.at ?? null };
}

/** Records the start of a rehearsal. Deletes old records, and those of a future time, made while the clock was wrong. */
export async function recordRehearsalStart(
  db: Db,
  { backup, madeAt, startedAt }: Pick<Rehearsal, 'backup' | 'madeAt' | 'startedAt'>,
): Promise<void> {
  const unknown = { endedAt: null, failure: null, message: null };
  const figures = { tables: null, rows: null, files: null, lostFiles: null };
  const row = { backup, madeAt, startedAt, ...unknown, ...figures };
  await db.insert(restoreRehearsals).values(row).onConflictDoUpdate({
    target: restoreRehearsals.backup,
    set: row,
  });
  const old = db
    .select({ backup: restoreRehearsals.backup })
    .from(restoreRehearsals)
    .orderBy(desc(restoreRehearsals.startedAt))
    .offset(MAX_KEPT);
  await db
    .delete(restoreRehearsals)
    .where(or(inArray(restoreRehearsals.backup, old), gt(restoreRehearsals.startedAt, startedAt)));
}

export async function recordRehearsalEnd(
  db: Db,
  backup: string,
  result: { endedAt: Date } & (RehearsalFigures | Pick<Rehearsal, 'failure' | 'message'>),
): Promise<void> {
  await db.update(restoreRehearsals).set(result).where(eq(restoreRehearsals.backup, backup));
}

/** Deletes the record of a rehearsal that was stopped with the server, so that the next start repeats it. */
export async function deleteRehearsal(db: Db, backup: string): Promise<void> {
  await db.delete(restoreRehearsals).where(eq(restoreRehearsals.backup, backup));
}

/** Ends the records of processes that were killed. */
export async function recordInterrupted(db: Db, endedAt: Date): Promise<void> {
  await db
    .update(restoreRehearsals)
    .set({ endedAt, failure: 'interrupted' })
    .where(isNull(restoreRehearsals.endedAt));
}
