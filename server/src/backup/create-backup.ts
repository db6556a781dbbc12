import { access, constants, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DatabaseAddress } from '../database/connection.ts';
import { connect } from '../database/database.ts';
import { haveRows } from '../features/files/service.ts';
import { makeFolder } from '../storage/make-folder.ts';
import type { Storage } from '../storage/storage.ts';
import {
  type BackupKind,
  backupName,
  listBackups,
  removeAbandonedBackups,
  UNFINISHED,
} from './backup-folders.ts';
import { syncFolder, writeWithChecksum } from './checksum.ts';
import { createFileCopier, type EarlierBackup } from './copy-files.ts';
import { dumpTables } from './dump-tables.ts';
import { BackupError, explainDiskError } from './errors.ts';
import { FORMAT, getManifestPath, type Manifest, readManifest } from './manifest.ts';

export type BackupParts = {
  address: DatabaseAddress;
  storage: Storage;
  now: () => Date;
  signal: AbortSignal;
};

export type Backup = { folder: string; manifest: Manifest };

/** Creates a backup in a new folder in `parent`. The folder has another name until the backup is complete. */
export async function createBackup(parts: BackupParts, kind: BackupKind, parent: string): Promise<Backup> {
  const madeAt = parts.now();
  const folder = path.join(parent, backupName(kind, madeAt));
  const unfinished = folder + UNFINISHED;
  await prepareFolder(parent);
  // a folder that cannot be deleted, or changes at this moment, does not prevent the backup
  await removeAbandonedBackups(parent, madeAt).catch(() => {});
  try {
    if (await stat(folder).catch(() => null)) throw new BackupError(`There is a backup ${folder} already.`);
    await mkdir(unfinished, { mode: 0o700 });
  } catch (error) {
    throw explainDiskError(error, parent);
  }
  try {
    const manifest = await writeContent(parts, unfinished, {
      madeAt,
      earlier: await findNewestBackup(parent),
    });
    const text = JSON.stringify(manifest, null, 1);
    await writeWithChecksum(getManifestPath(unfinished), Readable.from([Buffer.from(text)]));
    await syncAll(unfinished);
    await rename(unfinished, folder);
    await syncFolder(parent);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw explainDiskError(error, parent);
  }
}

/** Creates the folder for backups. Throws if no backup could be written to it. */
export async function prepareFolder(parent: string): Promise<void> {
  try {
    await makeFolder(parent);
    await access(parent, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw explainDiskError(error, parent);
  }
}

const TRIES = 5;

/**
 * Writes the tables first, then the files in their rows. If a file was deleted in between, the tables are written again,
 * so that no row of the backup refers to a file that it does not contain.
 */
async function writeContent(
  { address, storage, signal }: BackupParts,
  folder: string,
  { madeAt, earlier }: { madeAt: Date; earlier: EarlierBackup | null },
): Promise<Manifest> {
  for (const name of ['tables', 'files']) await mkdir(path.join(folder, name), { mode: 0o700 });
  const copyFiles = createFileCopier(storage, folder, earlier, signal);
  for (let tries = 1; ; tries += 1) {
    const { fileRows, ...dump } = await dumpTables(address, folder, signal);
    const copied = await copyFiles(fileRows);
    if (tries === TRIES || (await areInDatabase(address, copied.missing))) {
      return { format: FORMAT, madeAt: madeAt.toISOString(), ...dump, ...copied };
    }
  }
}

/** Whether the database still has rows for all of these keys, so that the storage has lost the files. */
async function areInDatabase(address: DatabaseAddress, keys: string[]): Promise<boolean> {
  if (keys.length === 0) return true;
  const { db, close } = connect(address, 1);
  return haveRows(db, keys).finally(close);
}

async function findNewestBackup(parent: string): Promise<EarlierBackup | null> {
  const [newest] = await listBackups(parent);
  const manifest = newest && (await readManifest(newest.folder).catch(() => null));
  if (!newest || !manifest) return null;
  const intact = manifest.files.filter(({ key }) => !manifest.damaged.includes(key));
  return { folder: newest.folder, files: new Map(intact.map((file) => [file.key, file])) };
}

async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await syncAll(path.join(folder, entry.name));
  }
  await syncFolder(folder);
}
