import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type postgres from 'postgres';
import { BackupFailure } from './failure.ts';
import { type Manifest, tableIn } from './manifest.ts';

type TableOfBackup = Manifest['tables'][number];

/** Reads one table of a backup into the empty table of the same name. */
export async function loadTable(
  tx: postgres.TransactionSql,
  folder: string,
  { name, columns, rows }: TableOfBackup,
): Promise<void> {
  const target = await tx`copy ${tx(name)} (${tx(columns)}) from stdin`.writable();
  let refusal: unknown;
  target.on('error', (error) => {
    refusal ??= error;
  });
  try {
    await pipeline(
      createReadStream(tableIn(folder, name)),
      createGunzip(),
      (lines: AsyncIterable<Uint8Array>) => writeAll(target, lines),
    );
    target.end();
    // The driver never says that PostgreSQL refused the last lines; the next question in the transaction does.
    const [found] = await tx<[{ rows: string }]>`select count(*) as rows from ${tx(name)}`;
    if (Number(found.rows) !== rows) throw new Error(`${found.rows} rows instead of ${rows}`);
  } catch (error) {
    target.destroy();
    throw new BackupFailure(
      `The table ${name} of the backup cannot be restored (${reason(refusal ?? error)}).`,
      {
        cause: refusal ?? error,
      },
    );
  }
}

async function writeAll(target: Writable, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) {
    await new Promise<void>((resolve, reject) => {
      target.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
  }
}

const TRANSACTION_ABORTED = '25P02';

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  return code === TRANSACTION_ABORTED ? 'its rows do not fit those of the other tables' : message;
}
