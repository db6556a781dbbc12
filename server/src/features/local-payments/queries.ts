import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { localPayments } from '../../database/tables/local-payments.ts';

export type LocalRow = typeof localPayments.$inferSelect;
type Kind = LocalRow['kind'];

export async function insertEntity(db: Db, row: typeof localPayments.$inferInsert): Promise<void> {
  await db.insert(localPayments).values(row);
}

export async function findByKey(db: Db, idempotencyKey: string): Promise<LocalRow | undefined> {
  const [row] = await db.select().from(localPayments).where(eq(localPayments.idempotencyKey, idempotencyKey));
  return row;
}

export async function findEntity(db: Db, kind: Kind, id: string): Promise<LocalRow | undefined> {
  const [row] = await db
    .select()
    .from(localPayments)
    .where(and(eq(localPayments.id, id), eq(localPayments.kind, kind)));
  return row;
}

/** Locks the entity until the transaction ends. */
export async function lockEntity(db: Db, kind: Kind, id: string): Promise<LocalRow | undefined> {
  const [row] = await db
    .select()
    .from(localPayments)
    .where(and(eq(localPayments.id, id), eq(localPayments.kind, kind)))
    .for('update');
  return row;
}

export async function findChildren(db: Db, kind: Kind, parentId: string): Promise<LocalRow[]> {
  return db
    .select()
    .from(localPayments)
    .where(and(eq(localPayments.kind, kind), eq(localPayments.parentId, parentId)))
    .orderBy(asc(localPayments.createdAt), asc(localPayments.id));
}

export async function findCreated(
  db: Db,
  kind: Kind,
  { from, to, limit, offset }: { from: Date; to: Date; limit: number; offset: number },
): Promise<LocalRow[]> {
  return db
    .select()
    .from(localPayments)
    .where(
      and(eq(localPayments.kind, kind), gte(localPayments.createdAt, from), lte(localPayments.createdAt, to)),
    )
    .orderBy(asc(localPayments.createdAt), asc(localPayments.id))
    .limit(limit)
    .offset(offset);
}

export async function updateEntity(db: Db, id: string, entity: LocalRow['entity']): Promise<void> {
  await db.update(localPayments).set({ entity }).where(eq(localPayments.id, id));
}
