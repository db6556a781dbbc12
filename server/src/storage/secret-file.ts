import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';
import { writeDurably } from './write-durably.ts';

/**
 * Returns the text of a file that only its owner can read. If there is none, it is created with the text that `create`
 * returns. A full disk or a power failure never leaves an incomplete file, which a later start would use.
 */
export async function readOrCreateSecretFile(file: string, create: () => string): Promise<string> {
  await makeFolder(path.dirname(file));
  const existing = await readIfExists(file);
  if (existing) return existing;
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeDurably(unfinished, create());
    // an empty file is from a start that failed; otherwise the file of a process that was faster stays
    if (existing === '') await rename(unfinished, file);
    else await link(unfinished, file).catch((error) => replaceUnlessExists(error, unfinished, file));
  } catch (error) {
    // Node names no file in errors of writing
    throw Object.assign(error as Error, { path: file });
  } finally {
    await rm(unfinished, { force: true });
  }
  return readFile(file, 'utf8');
}

async function readIfExists(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

/** Some file systems have no links. */
async function replaceUnlessExists(
  error: NodeJS.ErrnoException,
  unfinished: string,
  file: string,
): Promise<void> {
  if (error.code !== 'EEXIST') await rename(unfinished, file);
}
