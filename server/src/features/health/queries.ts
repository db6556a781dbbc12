import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/tables/courses.ts';
import { students } from '../../database/tables/people.ts';

export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

export async function readDatabaseStatus(db: Db) {
  const [row] = await db.execute<{ version: string; bytes: string }>(
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  );
  return {
    status: 'connected' as const,
    version: row!.version,
    sizeBytes: Number(row!.bytes),
    courses: await db.$count(courses),
    students: await db.$count(students),
  };
}
