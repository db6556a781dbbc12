import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/tables/courses.ts';
import { totals } from '../../database/tables/totals.ts';

export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

export async function readDatabaseStatus(db: Db) {
  const {
    rows: [row],
  } = await db.execute<{ version: string; bytes: string }>(
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  );
  // counting a million rows would take longer than everything else
  const [students] = await db.select({ rows: totals.rows }).from(totals).where(eq(totals.name, 'students'));
  return {
    status: 'connected' as const,
    version: row!.version,
    sizeBytes: Number(row!.bytes),
    courses: await db.$count(courses),
    students: students?.rows ?? 0,
  };
}
