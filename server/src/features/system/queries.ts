import { desc, inArray, sql, sum } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { files } from '../../database/tables/files.ts';
import { jobRuns, systemErrors } from '../../database/tables/system.ts';

export async function readDatabaseFigures(db: Db) {
  const {
    rows: [row],
  } = await db.execute<{ version: string; bytes: string; open: number; allowed: number }>(sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      current_setting('max_connections')::int as allowed,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as open`);
  const { version, bytes, open, allowed } = row!;
  return { version, sizeBytes: Number(bytes), connections: { open, allowed } };
}

export async function countFiles(db: Db): Promise<{ count: number; bytes: number }> {
  const [row] = await db.select({ count: sql<number>`count(*)::int`, bytes: sum(files.bytes) }).from(files);
  return { count: row!.count, bytes: Number(row!.bytes ?? 0) };
}

export type JobRun = typeof jobRuns.$inferSelect;

export function findJobRuns(db: Db): Promise<JobRun[]> {
  return db.select().from(jobRuns).orderBy(jobRuns.name);
}

export type ErrorRow = typeof systemErrors.$inferSelect;

export function findErrors(db: Db, limit: number): Promise<ErrorRow[]> {
  return db.select().from(systemErrors).orderBy(desc(systemErrors.at), desc(systemErrors.id)).limit(limit);
}

/** Stores errors that are not stored yet, and deletes all but the newest `keep`. */
export async function addErrors(db: Db, rows: ErrorRow[], keep: number): Promise<void> {
  await db.insert(systemErrors).values(rows).onConflictDoNothing();
  const old = db
    .select({ id: systemErrors.id })
    .from(systemErrors)
    .orderBy(desc(systemErrors.at), desc(systemErrors.id))
    .offset(keep);
  await db.delete(systemErrors).where(inArray(systemErrors.id, old));
}
