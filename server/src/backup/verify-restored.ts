import { sql } from 'drizzle-orm';
import type { DatabaseAddress } from '../database/connection.ts';
import type { Db } from '../database/database.ts';
import { longTransaction } from '../database/long-transaction.ts';
import { newestKnownMigration, newestMigration } from '../database/rebuild-schema.ts';
import { getKeysOf } from './copy-files.ts';
import { readFileRows } from './dump-tables.ts';
import { BackupError } from './errors.ts';
import type { Manifest } from './manifest.ts';

/** Compares a restored database with the manifest of its backup, and throws at the first difference. */
export function verifyRestored(
  address: DatabaseAddress,
  manifest: Manifest,
  signal: AbortSignal,
): Promise<void> {
  return longTransaction(address, 'snapshot', async ({ db }) => {
    const migration = await newestMigration(db);
    if (migration !== newestKnownMigration())
      throw new BackupError('The restored database does not have the newest migration.');
    // later migrations may have added, moved or removed rows
    if (manifest.migration === migration) await compareRowCounts(db, manifest.tables, signal);
    await compareFiles(db, manifest);
  });
}

async function compareRowCounts(db: Db, tables: Manifest['tables'], signal: AbortSignal): Promise<void> {
  for (const { name, rows: expected } of tables) {
    signal.throwIfAborted();
    const { rows } = await db.execute<{ count: string }>(
      sql`select count(*) as count from ${sql.identifier(name)}`,
    );
    const count = Number(rows[0]!.count);
    if (count !== expected)
      throw new BackupError(`The restored table ${name} has ${count} rows instead of ${expected}.`);
  }
}

/** Throws if a row refers to a file that the backup neither contains nor names as lost. */
async function compareFiles(db: Db, { files, missing }: Manifest): Promise<void> {
  const known = new Set([...files.map(({ key }) => key), ...missing]);
  const absent = (await readFileRows(db)).flatMap(getKeysOf).filter((key) => !known.has(key));
  if (absent.length > 0)
    throw new BackupError(
      `The backup does not contain ${absent.length} files of its database, such as ${absent[0]}.`,
    );
}
