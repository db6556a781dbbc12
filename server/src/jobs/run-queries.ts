import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { jobRuns } from '../database/tables/system.ts';

export async function recordStart(db: Db, name: string, startedAt: Date): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ name, startedAt })
    .onConflictDoUpdate({ target: jobRuns.name, set: { startedAt, endedAt: null } });
}

export async function recordJobEnd(
  db: Db,
  name: string,
  { startedAt, endedAt, failure }: { startedAt: Date; endedAt: Date; failure: string | null },
): Promise<void> {
  await db
    .update(jobRuns)
    .set({
      endedAt,
      lastMs: Math.max(0, endedAt.getTime() - startedAt.getTime()),
      runs: sql`${jobRuns.runs} + 1`,
      ...(failure === null
        ? { succeededAt: endedAt }
        : { failedAt: endedAt, failure, failures: sql`${jobRuns.failures} + 1` }),
    })
    .where(eq(jobRuns.name, name));
}

/** Deletes the runs of jobs other than these that have not started since `before`. */
export async function deleteOldRuns(db: Db, names: string[], before: Date): Promise<void> {
  await db.delete(jobRuns).where(and(notInArray(jobRuns.name, names), lt(jobRuns.startedAt, before)));
}
