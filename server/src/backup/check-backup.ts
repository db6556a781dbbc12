import { BackupFailure } from './failure.ts';
import { fileIn, type Manifest, tableIn } from './manifest.ts';
import { isSame, type Seal, sealOf } from './sealed-file.ts';

/** Reads the whole backup once, and refuses it where anything is missing or not as it was written. */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) await checkFile(tableIn(folder, table.name), table);
  for (const file of manifest.files) await checkFile(fileIn(folder, file.key), file);
}

async function checkFile(place: string, expected: Seal): Promise<void> {
  const found = await sealOf(place).catch((cause) => {
    throw new BackupFailure(
      `The backup is damaged: ${place} cannot be read (${cause.code}). Nothing was restored.`,
      {
        cause,
      },
    );
  });
  if (!isSame(found, expected)) {
    throw new BackupFailure(
      `The backup is damaged: ${place} is not as it was written. Nothing was restored.`,
    );
  }
}
