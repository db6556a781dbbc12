import { createReadStream } from 'node:fs';
import type { DatabaseAddress } from '../database/connection.ts';
import { checkDatabase } from '../database/migrate.ts';
import { isKnownMigration } from '../database/rebuild-schema.ts';
import { getContentType } from '../features/files/service.ts';
import type { Storage } from '../storage/storage.ts';
import { checkBackup } from './check-backup.ts';
import { computeChecksum, isSameChecksum } from './checksum.ts';
import { BackupError } from './errors.ts';
import { getFilePath, type Manifest, readManifest } from './manifest.ts';
import { assertNoContent, restoreTables } from './restore-tables.ts';

type RestoreParts = { address: DatabaseAddress; storage: Storage; print: (message: string) => void };

/** Returns the manifest of a backup after checking that it is complete and not from a newer version. */
async function openBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!isKnownMigration(manifest.migration)) {
    throw new BackupError(`${folder} was made by a newer version of this program; update the program first.`);
  }
  await checkBackup(folder, manifest);
  return manifest;
}

/**
 * Restores files first: if restoring the tables fails, the files are unused and the sweep removes them. A file that
 * exists already has the same bytes, because files never change.
 */
export async function restoreBackup(
  { address, storage, print }: RestoreParts,
  folder: string,
  { replace }: { replace: boolean },
): Promise<Manifest> {
  await checkDatabase(address);
  print(`Checking ${folder} …`);
  const manifest = await openBackup(folder);
  if (!replace) await assertNoContent(address);
  print(`Restoring ${manifest.files.length} files and ${manifest.tables.length} tables …`);
  for (const file of manifest.files) await restoreFile(storage, folder, file);
  await restoreTables(address, folder, manifest, { replace });
  return manifest;
}

async function restoreFile(
  storage: Storage,
  folder: string,
  { key, ...checksum }: Manifest['files'][number],
): Promise<void> {
  const content = createReadStream(getFilePath(folder, key));
  try {
    await storage.put(key, content, { contentType: getContentType(key), maxBytes: checksum.bytes });
  } finally {
    content.destroy();
  }
  const stored = await storage.open(key);
  if (stored && isSameChecksum(await computeChecksum(stored), checksum)) return;
  throw new BackupError(`The file ${key} was changed while it was copied to the storage.`);
}
