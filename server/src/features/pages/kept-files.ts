import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 3600 * 1000;
/** A week after the last process with the build, and a day because files are marked as used once a day. */
const KEPT_MS = 8 * DAY_MS;

export const MARK_INTERVAL_MS = DAY_MS;

/** The folder in DATA_DIR with the hashed files of this build and of earlier ones. */
export function getKeptDir(dataDir: string): string {
  return path.join(dataDir, 'web-files');
}

/**
 * Copies the files of this build to the folder and marks them as used now, by their time. Then deletes files that no process
 * has used for a week. An open tab can so load files of an earlier build after an upgrade.
 */
export async function keepBuildFiles(clientDir: string, keptDir: string, now: Date): Promise<void> {
  const names = await listFiles(clientDir);
  for (const name of names) await keepFile(path.join(clientDir, name), path.join(keptDir, name), now);
  for (const name of await listFiles(keptDir)) {
    const file = path.join(keptDir, name);
    // another process may have renamed or deleted it meanwhile
    const { mtime = now } = (await stat(file).catch(() => null)) ?? {};
    if (now.getTime() - mtime.getTime() > KEPT_MS) await rm(file, { force: true });
  }
}

/** The paths below the folder of all hashed files. */
async function listFiles(folder: string): Promise<string[]> {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  const entries = await readdir(path.join(folder, 'assets'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** A file of the same name has the same content. A copy gets its name when it is complete, because it may be served. */
async function keepFile(from: string, to: string, now: Date): Promise<void> {
  const isKept = await utimes(to, now, now).then(
    () => true,
    () => false,
  );
  if (isKept) return;
  const part = `${to}.${randomUUID()}.part`;
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, part);
  await utimes(part, now, now);
  await rename(part, to);
}
