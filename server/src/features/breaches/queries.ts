import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { breaches } from '../../database/tables/breaches.ts';
import { noticeBroadcasts } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';

export async function countStudents(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(students);
  return row!.total;
}

export async function findStudentIds(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.select({ id: students.id }).from(students).where(inArray(students.id, ids));
  return rows.map(({ id }) => id);
}

export async function insertBreach(tx: Tx, breach: typeof breaches.$inferInsert): Promise<void> {
  await tx.insert(breaches).values(breach);
}

export type BreachRow = Awaited<ReturnType<typeof findBreaches>>[number];

/** The newest first, with how many people its broadcast has reached. */
export async function findBreaches(db: Db) {
  return db
    .select({ breach: breaches, told: noticeBroadcasts.total, finishedAt: noticeBroadcasts.finishedAt })
    .from(breaches)
    .leftJoin(noticeBroadcasts, eq(noticeBroadcasts.cause, sql`'breach:' || ${breaches.id}`))
    .orderBy(desc(breaches.sentAt), desc(breaches.id));
}
