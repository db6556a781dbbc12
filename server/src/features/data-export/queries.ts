import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { dataExports } from '../../database/tables/data-exports.ts';

export type ExportRow = typeof dataExports.$inferSelect;

/** The unique index decides between two requests at once. */
export async function insertUnlessWaiting(tx: Tx, studentId: string, createdAt: Date): Promise<ExportRow> {
  const [inserted] = await tx
    .insert(dataExports)
    .values({ studentId, state: 'waiting', createdAt })
    .onConflictDoNothing()
    .returning();
  return inserted ?? (await findNewest(tx, studentId))!;
}

export async function findNewest(db: Db | Tx, studentId: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.studentId, studentId))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(1);
  return row;
}

/** How many exports the student has, without those that are deleted. */
export async function countExports(db: Db | Tx, studentId: string): Promise<number> {
  return db.$count(dataExports, eq(dataExports.studentId, studentId));
}

export async function findOne(
  db: Db,
  { id, studentId }: { id: string; studentId: string },
): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.studentId, studentId)));
  return row;
}

export async function findAll(db: Db, studentId: string): Promise<{ id: string }[]> {
  return db.select({ id: dataExports.id }).from(dataExports).where(eq(dataExports.studentId, studentId));
}

export async function findWaiting(db: Db): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.state, 'waiting'))
    .orderBy(asc(dataExports.createdAt))
    .limit(1);
  return row;
}

export const addTry = (db: Db, id: string) => changeTries(db, id, 1);

export const removeTry = (db: Db, id: string) => changeTries(db, id, -1);

async function changeTries(db: Db, id: string, change: 1 | -1): Promise<void> {
  await db
    .update(dataExports)
    .set({ tries: sql`${dataExports.tries} + ${change}` })
    .where(eq(dataExports.id, id));
}

/** Returns false if the row is gone. */
export async function finish(
  db: Db | Tx,
  id: string,
  values: Pick<ExportRow, 'state' | 'finishedAt'> & { bytes?: number },
): Promise<boolean> {
  const rows = await db
    .update(dataExports)
    .set(values)
    .where(eq(dataExports.id, id))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

export async function findOld(db: Db, before: Date): Promise<{ id: string }[]> {
  return db.select({ id: dataExports.id }).from(dataExports).where(isOld(before)).limit(1000);
}

/** One that waits is made, however old it is. */
const isOld = (before: Date) =>
  and(
    sql`${dataExports.state} <> 'waiting'`,
    lte(sql`coalesce(${dataExports.finishedAt}, ${dataExports.createdAt})`, before.toISOString()),
  );

export async function remove(db: Db, id: string): Promise<void> {
  await db.delete(dataExports).where(eq(dataExports.id, id));
}

export type ExportedRow = Record<string, unknown>;

const BATCH_SIZE = 2000;

/**
 * Reads the rows of a student in batches. Rows do not move while the snapshot of the transaction lasts, so that their
 * physical position (ctid) is a key that every table has.
 */
export async function* readRows(
  tx: Tx,
  table: string,
  { isExported, omit, extra }: { isExported: SQL; omit: string[]; extra: SQL | undefined },
): AsyncGenerator<ExportedRow[]> {
  const name = sql.identifier(table);
  const omitted = `{${omit.join()}}`;
  for (let after = '(0,0)'; ; ) {
    const { rows } = await tx.execute<{ place: string; row: ExportedRow }>(sql`
      select t.ctid::text as place, to_jsonb(t) - ${omitted}::text[] ${extra ? sql`|| ${extra}` : sql``} as row
      from ${name} t where ${isExported} and t.ctid > ${after}::tid
      order by t.ctid limit ${BATCH_SIZE}`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < BATCH_SIZE) return;
    after = rows.at(-1)!.place;
  }
}
