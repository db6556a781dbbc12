import { type Checksum, isSameChecksum, readChecksum } from './checksum.ts';
import { BackupError } from './errors.ts';
import { getFilePath, getTablePath, type Manifest } from './manifest.ts';

/** Reads the whole backup and throws if a file is missing or was changed since it was written. */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) await checkFile(getTablePath(folder, table.name), table);
  for (const file of manifest.files) await checkFile(getFilePath(folder, file.key), file);
}

async function checkFile(filePath: string, expected: Checksum): Promise<void> {
  const found = await readChecksum(filePath).catch((cause) => {
    throw new BackupError(
      `The backup is damaged: ${filePath} cannot be read (${cause.code}). Nothing was restored.`,
      {
        cause,
      },
    );
  });
  if (!isSameChecksum(found, expected)) {
    throw new BackupError(
      `The backup is damaged: ${filePath} was changed since it was written. Nothing was restored.`,
    );
  }
}
