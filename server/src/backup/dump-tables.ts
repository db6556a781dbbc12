import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { escapeIdentifier } from 'pg';
import copyStreams from 'pg-copy-streams';
import type { DatabaseAddress } from '../database/connection.ts';
import type { Db } from '../database/database.ts';
import { describeTables, EPHEMERAL_TABLES, type Table } from '../database/describe-tables.ts';
import { type LongTransaction, longTransaction } from '../database/long-transaction.ts';
import { newestMigration } from '../database/rebuild-schema.ts';
import { type Checksum, writeWithChecksum } from './checksum.ts';
import { BackupError } from './errors.ts';
import { getTablePath, type Manifest } from './manifest.ts';

export type FileRow = {
  id: string;
  kind: 'thumbnail' | 'question-image' | 'signature' | 'pdf';
  sha256: string;
  hasPagePicture: boolean;
};

export type Dump = Pick<Manifest, 'migration' | 'tables'> & { fileRows: FileRow[] };

/** Writes a snapshot of every table, while others keep writing; returns the rows of the files table too. */
export function dumpTables(address: DatabaseAddress, folder: string, signal: AbortSignal): Promise<Dump> {
  return longTransaction(address, 'snapshot', async (tx) => {
    const migration = await newestMigration(tx.db);
    if (migration === null)
      throw new BackupError('There is nothing to back up: the database is still empty.');
    const tables: Manifest['tables'] = [];
    for (const { name, columns } of await describeTables(tx.db)) {
      if (EPHEMERAL_TABLES.includes(name)) continue;
      tables.push({
        name,
        columns,
        ...(await dumpTable(tx, { name, columns }, getTablePath(folder, name), signal)),
      });
    }
    return { migration, tables, fileRows: await readFileRows(tx.db) };
  });
}

export async function readFileRows(db: Db): Promise<FileRow[]> {
  // Read from JSON, because a database of an earlier release does not have the column.
  const { rows } = await db.execute<FileRow>(sql`select id, kind, sha256,
    coalesce(jsonb_typeof(to_jsonb(files) -> 'page_picture') = 'object', false) as "hasPagePicture"
    from files order by id`);
  return rows;
}

async function dumpTable(
  { client }: LongTransaction,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  filePath: string,
  signal: AbortSignal,
): Promise<Checksum & { rows: number }> {
  const lines = client.query(
    copyStreams.to(`copy ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join()}) to stdout`),
  );
  let rows = 0;
  // PostgreSQL sends row by row. An async iterator joins them into larger chunks, which compress much faster.
  async function* countRows(source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      rows += countLines(piece);
      yield piece;
    }
  }
  let checksum: Checksum | undefined;
  await pipeline(
    lines,
    countRows,
    createGzip(),
    async (packed: AsyncIterable<Uint8Array>) => {
      checksum = await writeWithChecksum(filePath, packed);
    },
    { signal },
  );
  return { rows, ...checksum! };
}

/** Each row is one line, because COPY escapes line breaks within a text. */
function countLines(piece: Buffer): number {
  let lines = 0;
  for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) lines += 1;
  return lines;
}
