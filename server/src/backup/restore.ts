import { createReadStream } from 'node:fs';
import type { DatabaseAddress } from '../database/connection.ts';
import { isKnownMigration } from '../database/rebuild-schema.ts';
import { contentTypeOf } from '../features/files/service.ts';
import type { Storage } from '../storage/storage.ts';
import { checkBackup } from './check-backup.ts';
import { BackupFailure } from './failure.ts';
import { fileIn, type Manifest, readManifest } from './manifest.ts';
import { refuseContent, restoreTables } from './restore-tables.ts';
import { isSame, sealOfStream } from './sealed-file.ts';

type RestoreParts = { address: DatabaseAddress; storage: Storage; say: (sentence: string) => void };

/** The manifest of a backup that was found whole and that this version of the program understands. */
async function openBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!isKnownMigration(manifest.migration)) {
    throw new BackupFailure(
      `${folder} was made by a newer version of this program, whose tables this one does not know; update the program first.`,
    );
  }
  await checkBackup(folder, manifest);
  return manifest;
}

/**
 * Files go first: until the tables name them they are nobody's, and if the tables fail the sweep removes them. A file
 * that is there already has the same bytes, since files never change.
 */
export async function restoreBackup(
  { address, storage, say }: RestoreParts,
  folder: string,
  { replace }: { replace: boolean },
): Promise<Manifest> {
  say(`Checking ${folder} …`);
  const manifest = await openBackup(folder);
  if (!replace) await refuseContent(address);
  say(`Restoring ${manifest.files.length} files and ${manifest.tables.length} tables …`);
  for (const file of manifest.files) await restoreFile(storage, folder, file);
  await restoreTables(address, folder, manifest, { replace });
  return manifest;
}

async function restoreFile(
  storage: Storage,
  folder: string,
  { key, ...seal }: Manifest['files'][number],
): Promise<void> {
  const content = createReadStream(fileIn(folder, key));
  try {
    await storage.put(key, content, { contentType: contentTypeOf(key), maxBytes: seal.bytes });
  } finally {
    content.destroy();
  }
  const stored = await storage.open(key);
  if (stored && isSame(await sealOfStream(stored), seal)) return;
  throw new BackupFailure(`The file ${key} did not arrive in the file store as it is in the backup.`);
}
