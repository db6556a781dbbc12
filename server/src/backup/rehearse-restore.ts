import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { type DatabaseAddress, withConnection } from '../database/connection.ts';
import { isKnownMigration } from '../database/rebuild-schema.ts';
import { createScratchDatabase, dropScratchDatabase } from '../database/scratch-database.ts';
import { checkFiles, checkSizes, checkTables } from './check-backup.ts';
import { BackupError } from './errors.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { explainCreateError, RehearsalError } from './rehearsal-failure.ts';
import type { RehearsalFigures } from './rehearsal-queries.ts';
import { restoreTables } from './restore-tables.ts';
import { verifyRestored } from './verify-restored.ts';

/** The nightly backup reads every file anyway, so a sample is enough. */
const SAMPLE = 200;
/** The rows, and the write-ahead log of writing them. */
const SPACE_FACTOR = 2;
const SPARE_BYTES = 256 * 1024 ** 2;

export type RehearsalParts = {
  address: DatabaseAddress;
  /** The folder of the database's files, if the database is on this machine. */
  databaseFolder: string | null;
  signal: AbortSignal;
};

/**
 * Restores a backup into a temporary database beside the real one, compares it with the manifest, and drops it. Files are
 * checked where they are and not copied. When the signal is aborted, the database is dropped, which ends the restore.
 */
export async function rehearseRestore(parts: RehearsalParts, folder: string): Promise<RehearsalFigures> {
  const { address, signal } = parts;
  const manifest = await readManifest(folder);
  if (!isKnownMigration(manifest.migration))
    throw new BackupError(`${folder} was made by a newer version of this program; update the program first.`);
  await checkTables(folder, manifest.tables, signal);
  await checkSizes(folder, manifest.files, signal);
  await checkFiles(folder, pickSample(manifest.files), signal);
  await requireSpace(parts);
  await restoreIntoScratch(address, folder, manifest, signal);
  return {
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    lostFiles: new Set([...manifest.missing, ...manifest.damaged]).size,
  };
}

async function restoreIntoScratch(
  address: DatabaseAddress,
  folder: string,
  manifest: Manifest,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const scratch = await createScratchDatabase(address).catch((error) => {
    throw explainCreateError(error);
  });
  let dropping: Promise<void> | undefined;
  const drop = () => {
    dropping ??= dropScratchDatabase(address, scratch.name);
    return dropping;
  };
  const stop = () => void drop().catch(() => {});
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    await restoreTables(scratch.address, folder, manifest, { replace: true });
    await verifyRestored(scratch.address, manifest, signal);
  } catch (error) {
    // the restore fails with a lost connection when its database is dropped
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    // the next run drops what this one cannot
    await drop().catch(() => {});
  }
}

/** A full disk would stop the real database too. */
async function requireSpace({ address, databaseFolder }: RehearsalParts): Promise<void> {
  if (databaseFolder === null) return;
  const size = await withConnection(address, async (db) => {
    const { rows } = await db.execute<{ bytes: string }>(
      sql`select pg_database_size(current_database()) as bytes`,
    );
    return Number(rows[0]!.bytes);
  });
  const { bavail, bsize } = await statfs(databaseFolder);
  if (bavail * bsize < size * SPACE_FACTOR + SPARE_BYTES)
    throw new RehearsalError(
      'space',
      `There is too little space in ${databaseFolder} to restore a copy of the database as a test.`,
    );
}

function pickSample<T>(items: T[]): T[] {
  if (items.length <= SAMPLE) return items;
  const step = items.length / SAMPLE;
  const start = Math.random() * step;
  return Array.from({ length: SAMPLE }, (_, n) => items[Math.floor(start + n * step)]!);
}
