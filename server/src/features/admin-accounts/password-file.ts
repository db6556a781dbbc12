import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes down a password that was made up, readable by the owner of the data alone; answers where. */
export async function keepPassword(dataDir: string, password: string): Promise<string> {
  const file = path.join(dataDir, 'admin-password');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // one that is left from another database may be readable by others
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return file;
}
