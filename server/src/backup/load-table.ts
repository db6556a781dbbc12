import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { escapeIdentifier } from 'pg';
import copyStreams from 'pg-copy-streams';
import { getSqlState } from '../database/errors.ts';
import type { LongTransaction } from '../database/long-transaction.ts';
import { BackupError } from './errors.ts';
import { getTablePath, type Manifest } from './manifest.ts';

type BackupTable = Manifest['tables'][number];

/** Reads one table of a backup into the empty table of the same name. */
export async function loadTable(
  { client }: LongTransaction,
  folder: string,
  { name, columns, rows }: BackupTable,
): Promise<void> {
  const target = client.query(
    copyStreams.from(`copy ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join()}) from stdin`),
  );
  try {
    await pipeline(createReadStream(getTablePath(folder, name)), createGunzip(), target);
    if (target.rowCount !== rows) throw new Error(`${target.rowCount} rows instead of ${rows}`);
  } catch (error) {
    throw new BackupError(`The table ${name} of the backup cannot be restored (${explain(error)}).`, {
      cause: error,
    });
  }
}

const FOREIGN_KEY_VIOLATION = '23503';

function explain(error: unknown): string {
  return getSqlState(error) === FOREIGN_KEY_VIOLATION
    ? 'its rows refer to rows that are not in the backup'
    : (error as Error).message;
}
