import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the text of a file that only its owner can read. If there is none, it is created with the text that `create`
 * returns. It is never there in part, so a full disk or a power failure leaves no file that a later start would use.
 */
export async function readOrCreateSecretFile(file: string, create: () => string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const existing = await readIfExists(file);
  if (existing) return existing;
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeDurably(unfinished, create());
    // an empty file is from a start that failed; otherwise the file of a process that was faster stays
    if (existing === '') await rename(unfinished, file);
    else await link(unfinished, file).catch((error) => replaceUnlessExists(error, unfinished, file));
  } catch (error) {
    // an error of a write has no path
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

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Some file systems have no links. */
async function replaceUnlessExists(
  error: NodeJS.ErrnoException,
  unfinished: string,
  file: string,
): Promise<void> {
  if (error.code !== 'EEXIST') await rename(unfinished, file);
}
