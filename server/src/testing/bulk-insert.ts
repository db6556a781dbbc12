import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseAddress } from '../database/connection.ts';
import { connect, type Db } from '../database/database.ts';

/** Inserts without checking foreign keys and rebuilds the large indexes at the end, which is much faster. */
export async function bulkInsert(db: Db, indexes: string[], statements: SQL[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`);
    const definitions: string[] = [];
    for (const name of indexes) {
      const {
        rows: [row],
      } = await tx.execute<{ definition: string }>(
        sql`select indexdef as definition from pg_indexes where indexname = ${name}`,
      );
      definitions.push(row!.definition);
      await tx.execute(sql.raw(`drop index ${name}`));
    }
    for (const statement of statements) await tx.execute(statement);
    for (const definition of definitions) await tx.execute(sql.raw(definition));
  });
}

/** Updates the planner's statistics, without a time limit. */
export async function vacuumAnalyze(address: DatabaseAddress): Promise<void> {
  const { db, close } = connect(address, 1);
  await db.execute(sql`set statement_timeout = 0`);
  await db.execute(sql`vacuum analyze`);
  await close();
}
