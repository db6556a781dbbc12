import { access, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartFailure } from '../../start-failure.ts';

/** Makes sure that the folder is there and ours to write; gives its real path, as processes show it. */
export async function openDataFolder(dataDir: string): Promise<string> {
  await mkdir(dirname(dataDir), { recursive: true });
  await mkdir(dataDir, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (!(await stat(dataDir)).isDirectory())
    throw new StartFailure(`${dataDir} is not a folder; remove it or set DATA_DIR to a folder.`);
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  return realpath(dataDir);
}
