import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { escapeIdentifier } from 'pg';
import copyStreams from 'pg-copy-streams';
import type { DatabaseAddress } from '../database/connection.ts';
import { describeTables, EPHEMERAL_TABLES, type Table } from '../database/describe-tables.ts';
import { type LongTransaction, longTransaction } from '../database/long-transaction.ts';
import { newestMigration } from '../database/rebuild-schema.ts';
import { BackupFailure } from './failure.ts';
import { type Manifest, tableIn } from './manifest.ts';
import { type Seal, writeSealed } from './sealed-file.ts';

export type FileRow = { id: string; kind: 'thumbnail' | 'question-image' | 'pdf'; sha256: string };

export type Dump = Pick<Manifest, 'migration' | 'tables'> & { fileRows: FileRow[] };

/** Writes every table as it is at one moment, while others go on writing, and says which files it names. */
export function dumpTables(address: DatabaseAddress, folder: string, signal: AbortSignal): Promise<Dump> {
  return longTransaction(address, 'snapshot', async (tx) => {
    const migration = await newestMigration(tx.db);
    if (migration === null)
      throw new BackupFailure('There is nothing to back up: the database is still empty.');
    const tables: Manifest['tables'] = [];
    for (const { name, columns } of await describeTables(tx.db)) {
      if (EPHEMERAL_TABLES.includes(name)) continue;
      tables.push({
        name,
        columns,
        ...(await dumpTable(tx, { name, columns }, tableIn(folder, name), signal)),
      });
    }
    const files = await tx.db.execute<FileRow>(sql`select id, kind, sha256 from files order by id`);
    return { migration, tables, fileRows: files.rows };
  });
}

async function dumpTable(
  { client }: LongTransaction,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  place: string,
  signal: AbortSignal,
): Promise<Seal & { rows: number }> {
  const lines = client.query(
    copyStreams.to(`copy ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join()}) to stdout`),
  );
  let rows = 0;
  // PostgreSQL sends row by row; read like this, they come in larger pieces, which pack far quicker
  async function* inPieces(source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      rows += linesIn(piece);
      yield piece;
    }
  }
  let seal: Seal | undefined;
  await pipeline(
    lines,
    inPieces,
    createGzip(),
    async (packed: AsyncIterable<Uint8Array>) => {
      seal = await writeSealed(place, packed);
    },
    { signal },
  );
  return { rows, ...seal! };
}

/** Each row is a line: a line break within a text is written as two other characters. */
function linesIn(piece: Buffer): number {
  let lines = 0;
  for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) lines += 1;
  return lines;
}
