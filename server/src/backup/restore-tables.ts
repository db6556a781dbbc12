import { sql } from 'drizzle-orm';
import type { DatabaseAddress } from '../database/connection.ts';
import type { Db } from '../database/database.ts';
import { describeTables, EPHEMERAL_TABLES } from '../database/describe-tables.ts';
import { longTransaction } from '../database/long-transaction.ts';
import { applyMigrations, dropSchema, lockMigrations } from '../database/rebuild-schema.ts';
import { BackupError } from './errors.ts';
import { loadTable } from './load-table.ts';
import type { Manifest } from './manifest.ts';

/** What a first start puts into a new database by itself, or what comes and goes. */
const NO_CONTENT = [...EPHEMERAL_TABLES, 'admins', 'totals'];

/** Refuses a database in which anybody has put anything. */
export function refuseContent(address: DatabaseAddress): Promise<void> {
  return longTransaction(address, 'snapshot', ({ db }) => refuseContentOf(db));
}

async function refuseContentOf(db: Db): Promise<void> {
  for (const { name } of await describeTables(db)) {
    if (NO_CONTENT.includes(name)) continue;
    const { rows } = await db.execute<{ any: boolean }>(
      sql`select exists (select from ${sql.identifier(name)}) as any`,
    );
    if (!rows[0]!.any) continue;
    throw new BackupError(
      `The database is not empty: there are rows in its table ${name}. With --replace, everything in it is given up for the backup.`,
    );
  }
}

/**
 * Puts the tables of a backup in place of whatever is there, all in one transaction: the schema as the backup had it,
 * then the rows, then what the schema has become since. Constraints are in force all the time. Triggers are not, since
 * what they keep is in the backup too.
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
    if (!replace) await refuseContentOf(db);
    await dropSchema(db);
    await applyMigrations(db, { upTo: migration });
    await db.execute(sql`set constraints all immediate`);
    for (const { name } of tables)
      await db.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
    // a migration may have put rows in, such as a total of nothing
    for (const { name } of tables.toReversed()) await db.execute(sql`delete from ${sql.identifier(name)}`);
    for (const table of tables) await loadTable(tx, folder, table);
    for (const { name } of tables)
      await db.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
    await applyMigrations(db, { after: migration });
    // PostgreSQL would plan badly until it has looked at the new rows
    await db.execute(sql`analyze`);
  });
}
