import { sql } from 'drizzle-orm';
import type { DatabaseAddress } from '../database/connection.ts';
import type { Db } from '../database/database.ts';
import { describeTables, EPHEMERAL_TABLES } from '../database/describe-tables.ts';
import { longTransaction } from '../database/long-transaction.ts';
import { applyMigrations, dropSchema, lockMigrations } from '../database/rebuild-schema.ts';
import { BackupError } from './errors.ts';
import { loadTable } from './load-table.ts';
import type { Manifest } from './manifest.ts';

/** Tables that have rows after the first start, and ephemeral tables. */
const TABLES_WITHOUT_CONTENT = [...EPHEMERAL_TABLES, 'admins', 'totals'];

/** Throws if a person has added anything to the database. */
export function assertNoContent(address: DatabaseAddress): Promise<void> {
  return longTransaction(address, 'snapshot', ({ db }) => assertNoRows(db));
}

async function assertNoRows(db: Db): Promise<void> {
  for (const { name } of await describeTables(db)) {
    if (TABLES_WITHOUT_CONTENT.includes(name)) continue;
    const { rows } = await db.execute<{ any: boolean }>(
      sql`select exists (select from ${sql.identifier(name)}) as any`,
    );
    if (!rows[0]!.any) continue;
    throw new BackupError(
      `The database is not empty: there are rows in its table ${name}. With --replace, the backup replaces its whole content.`,
    );
  }
}

/**
 * Replaces all tables by those of a backup in one transaction: creates the schema of the backup, loads the rows, then
 * applies the newer migrations. Constraints stay enabled. Triggers are disabled, because the backup already contains
 * the rows that they write.
 */
export function restoreTables(
  address: DatabaseAddress,
  folder: string,
  { migration, tables }: Manifest,
  { replace }: { replace: boolean },
): Promise<void> {
  return longTransaction(address, 'read write', async (tx) => {
    const { db } = tx;
    await lockMigrations(db);
    if (!replace) await assertNoRows(db);
    await dropSchema(db);
    await applyMigrations(db, { upTo: migration });
    await db.execute(sql`set constraints all immediate`);
    for (const { name } of tables)
      await db.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
    // A migration may have inserted rows, such as a total of 0.
    for (const { name } of tables.toReversed()) await db.execute(sql`delete from ${sql.identifier(name)}`);
    for (const table of tables) await loadTable(tx, folder, table);
    for (const { name } of tables)
      await db.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
    await applyMigrations(db, { after: migration });
    // Without new statistics the planner would choose bad plans.
    await db.execute(sql`analyze`);
  });
}
