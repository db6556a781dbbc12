import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

const MODE = 0o700;

/**
 * Creates the folder and its parents unless they exist. `mkdir` with `recursive` would never return below /proc, where
 * creating a folder fails with ENOENT although its parent exists.
 */
export async function makeFolder(folder: string): Promise<void> {
  const error = await tryToMake(folder);
  if (!error) return;
  const parent = path.dirname(folder);
  if (error.code !== 'ENOENT' || parent === folder) throw error;
  await makeFolder(parent);
  const secondError = await tryToMake(folder);
  if (secondError) throw secondError;
}

/** Returns the error if there is no such folder afterwards. */
async function tryToMake(folder: string): Promise<NodeJS.ErrnoException | undefined> {
  try {
    await mkdir(folder, { mode: MODE });
  } catch (error) {
    const mkdirError = error as NodeJS.ErrnoException;
    const existing = await stat(folder).catch((statError: NodeJS.ErrnoException) => statError);
    if (!(existing instanceof Error)) return existing.isDirectory() ? undefined : mkdirError;
    // it was deleted in between
    return mkdirError.code === 'EEXIST' ? existing : mkdirError;
  }
  return undefined;
}
