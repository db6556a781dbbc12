import { stat } from 'node:fs/promises';
import { type Checksum, isSameChecksum, readChecksum } from './checksum.ts';
import { BackupError } from './errors.ts';
import { getFilePath, getTablePath, type Manifest } from './manifest.ts';

/** Reads the whole backup and throws if a file is missing or was changed since it was written. */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  await checkTables(folder, manifest.tables);
  await checkFiles(folder, manifest.files);
}

export async function checkTables(
  folder: string,
  tables: Manifest['tables'],
  signal?: AbortSignal,
): Promise<void> {
  for (const table of tables) {
    signal?.throwIfAborted();
    await checkFile(getTablePath(folder, table.name), table);
  }
}

export async function checkFiles(
  folder: string,
  files: Manifest['files'],
  signal?: AbortSignal,
): Promise<void> {
  for (const file of files) {
    signal?.throwIfAborted();
    await checkFile(getFilePath(folder, file.key), file);
  }
}

/** Compares only the sizes of the files, which takes a small part of the time. */
export async function checkSizes(
  folder: string,
  files: Manifest['files'],
  signal: AbortSignal,
): Promise<void> {
  for (const { key, bytes } of files) {
    signal.throwIfAborted();
    const filePath = getFilePath(folder, key);
    const found = await stat(filePath).catch((cause) => {
      throw unreadable(filePath, cause);
    });
    if (found.size !== bytes) throw changed(filePath);
  }
}

async function checkFile(filePath: string, expected: Checksum): Promise<void> {
  const found = await readChecksum(filePath).catch((cause) => {
    throw unreadable(filePath, cause);
  });
  if (!isSameChecksum(found, expected)) throw changed(filePath);
}

function unreadable(filePath: string, cause: NodeJS.ErrnoException): BackupError {
  return new BackupError(
    `The backup is damaged: ${filePath} cannot be read (${cause.code}). Nothing was restored.`,
    { cause },
  );
}

function changed(filePath: string): BackupError {
  return new BackupError(
    `The backup is damaged: ${filePath} was changed since it was written. Nothing was restored.`,
  );
}
