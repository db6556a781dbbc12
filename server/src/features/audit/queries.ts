import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { audit } from '../../database/tables/audit.ts';

export type AuditRow = typeof audit.$inferSelect;

export async function insertAuditEntry(db: Db, entry: typeof audit.$inferInsert): Promise<void> {
  await db.insert(audit).values(entry);
}

/** The newest audit entries about a student, course or file. */
export async function findAuditEntries(db: Db, subjectId: string, max: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, subjectId))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(max);
}

export async function hasAuditEntry(db: Db, actor: string, action: string): Promise<boolean> {
  const rows = await db
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.actor, actor), eq(audit.action, action)))
    .limit(1);
  return rows.length > 0;
}

export async function countAuditEntries(db: Db, action: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ entries: count() })
    .from(audit)
    .where(and(gt(audit.at, since), eq(audit.action, action)));
  return row!.entries;
}
