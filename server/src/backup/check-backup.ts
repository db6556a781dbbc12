import { type Checksum, isSameChecksum, readChecksum } from './checksum.ts';
import { BackupError } from './errors.ts';
import { fileIn, type Manifest, tableIn } from './manifest.ts';

/** Reads the whole backup and throws if a file is missing or was changed since it was written. */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) await checkFile(tableIn(folder, table.name), table);
  for (const file of manifest.files) await checkFile(fileIn(folder, file.key), file);
}

async function checkFile(place: string, expected: Checksum): Promise<void> {
  const found = await readChecksum(place).catch((cause) => {
    throw new BackupError(
      `The backup is damaged: ${place} cannot be read (${cause.code}). Nothing was restored.`,
      {
        cause,
      },
    );
  });
  if (!isSameChecksum(found, expected)) {
    throw new BackupError(
      `The backup is damaged: ${place} was changed since it was written. Nothing was restored.`,
    );
  }
}
