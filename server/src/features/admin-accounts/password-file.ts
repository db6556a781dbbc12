import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a generated password to a file that only the owner of the data can read; returns its path. */
export async function writePasswordFile(dataDir: string, password: string): Promise<string> {
  const file = path.join(dataDir, 'admin-password');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Removed first, because an old file may be readable by others.
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return file;
}
