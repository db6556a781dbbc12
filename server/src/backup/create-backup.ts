import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DatabaseAddress } from '../database/connection.ts';
import { connect } from '../database/database.ts';
import { haveRows } from '../features/files/service.ts';
import type { Storage } from '../storage/storage.ts';
import { type BackupKind, backupName, listBackups, UNFINISHED } from './backup-folders.ts';
import { syncFolder, writeWithChecksum } from './checksum.ts';
import { type Earlier, fileCopier } from './copy-files.ts';
import { dumpTables } from './dump-tables.ts';
import { BackupError, explainDiskError } from './errors.ts';
import { FORMAT, type Manifest, manifestIn, readManifest } from './manifest.ts';

export type BackupParts = {
  address: DatabaseAddress;
  storage: Storage;
  now: () => Date;
  signal: AbortSignal;
};

export type Backup = { folder: string; manifest: Manifest };

/** Makes a backup in a new folder within the one that is named. It has another name until it is whole. */
export async function createBackup(parts: BackupParts, maker: BackupKind, parent: string): Promise<Backup> {
  const madeAt = parts.now();
  const folder = path.join(parent, backupName(maker, madeAt));
  const unfinished = folder + UNFINISHED;
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    if (await stat(folder).catch(() => null)) throw new BackupError(`There is a backup ${folder} already.`);
    await mkdir(unfinished, { mode: 0o700 });
  } catch (error) {
    throw explainDiskError(error, parent);
  }
  try {
    const manifest = await fill(parts, unfinished, { madeAt, earlier: await newestIn(parent) });
    const text = JSON.stringify(manifest, null, 1);
    await writeWithChecksum(manifestIn(unfinished), Readable.from([Buffer.from(text)]));
    await syncAll(unfinished);
    await rename(unfinished, folder);
    await syncFolder(parent);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw explainDiskError(error, parent);
  }
}

const TRIES = 5;

/**
 * The tables first, then the files that they name. A file may be deleted in between; then the tables are written once
 * more, as they are by then, so that a backup names no file that it does not hold.
 */
async function fill(
  { address, storage, signal }: BackupParts,
  folder: string,
  { madeAt, earlier }: { madeAt: Date; earlier: Earlier | null },
): Promise<Manifest> {
  for (const name of ['tables', 'files']) await mkdir(path.join(folder, name), { mode: 0o700 });
  const copyFiles = fileCopier(storage, folder, earlier, signal);
  for (let tries = 1; ; tries += 1) {
    const { fileRows, ...dump } = await dumpTables(address, folder, signal);
    const copied = await copyFiles(fileRows);
    if (tries === TRIES || (await allKnown(address, copied.missing))) {
      return { format: FORMAT, madeAt: madeAt.toISOString(), ...dump, ...copied };
    }
  }
}

/** Whether the database still names all of these, so that it is the store that has lost them. */
async function allKnown(address: DatabaseAddress, keys: string[]): Promise<boolean> {
  if (keys.length === 0) return true;
  const { db, close } = connect(address, 1);
  return haveRows(db, keys).finally(close);
}

async function newestIn(parent: string): Promise<Earlier | null> {
  const [newest] = await listBackups(parent);
  const manifest = newest && (await readManifest(newest.folder).catch(() => null));
  if (!newest || !manifest) return null;
  const sound = manifest.files.filter(({ key }) => !manifest.damaged.includes(key));
  return { folder: newest.folder, files: new Map(sound.map((file) => [file.key, file])) };
}

async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await syncAll(path.join(folder, entry.name));
  }
  await syncFolder(folder);
}
