import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { audit } from '../../database/tables/audit.ts';

export type AuditRow = typeof audit.$inferSelect;

export async function insertAuditEntry(db: Db, act: typeof audit.$inferInsert): Promise<void> {
  await db.insert(audit).values(act);
}

/** The newest acts on one student, course or file. */
export async function findAuditEntries(db: Db, subjectId: string, most: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, subjectId))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(most);
}

export async function countAuditEntries(db: Db, action: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ acts: count() })
    .from(audit)
    .where(and(gt(audit.at, since), eq(audit.action, action)));
  return row!.acts;
}
