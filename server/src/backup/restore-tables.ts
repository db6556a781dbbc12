import type postgres from 'postgres';
import type { DatabaseAddress } from '../database/database.ts';
import { describeTables, TABLES_OF_THE_MOMENT } from '../database/describe-tables.ts';
import { longTransaction } from '../database/long-transaction.ts';
import { applyMigrations, dropSchema, lockMigrations } from '../database/rebuild.ts';
import { BackupFailure } from './failure.ts';
import { loadTable } from './load-table.ts';
import type { Manifest } from './manifest.ts';

/** What a first start puts into a new database by itself, or what comes and goes. */
const NO_CONTENT = [...TABLES_OF_THE_MOMENT, 'admins', 'totals'];

/** Refuses a database in which anybody has put anything. */
export function refuseContent(address: DatabaseAddress): Promise<void> {
  return longTransaction(address, 'isolation level repeatable read read only', refuseContentOf);
}

async function refuseContentOf(tx: postgres.TransactionSql): Promise<void> {
  for (const { name } of await describeTables(tx)) {
    if (NO_CONTENT.includes(name)) continue;
    const [found] = await tx<[{ any: boolean }]>`select exists (select from ${tx(name)}) as any`;
    if (!found.any) continue;
    throw new BackupFailure(
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
    await lockMigrations(tx);
    if (!replace) await refuseContentOf(tx);
    await dropSchema(tx);
    await applyMigrations(tx, { upTo: migration });
    await tx`set constraints all immediate`;
    for (const { name } of tables) await tx`alter table ${tx(name)} disable trigger user`;
    // a migration may have put rows in, such as a total of nothing
    for (const { name } of tables.toReversed()) await tx`delete from ${tx(name)}`;
    for (const table of tables) await loadTable(tx, folder, table);
    for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`;
    await applyMigrations(tx, { after: migration });
    // PostgreSQL would plan badly until it has looked at the new rows
    await tx`analyze`;
  });
}
