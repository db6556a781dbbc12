import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findReason } from './errors.ts';

const sixDays = 6 * 24 * 60 * 60 * 1000;

/** PostgreSQL truncates the file of a weekday only if it runs at midnight; otherwise the file would grow for ever. */
export async function removeOldLogs(folder: string): Promise<void> {
  for (const { path, mtimeMs } of await listFiles(folder)) {
    if (Date.now() - mtimeMs > sixDays) await rm(path, { force: true });
  }
}

/** Returns why the last PostgreSQL ended: from its output at first, from its log once that has been opened. */
export async function findLastReason(folder: string): Promise<string | undefined> {
  const output = await readFile(join(folder, 'start.log'), 'utf8').catch(() => '');
  const newestLog = (await listFiles(folder)).findLast(({ path }) => !path.endsWith('start.log'));
  const isInLog = /redirecting log output/.test(output) && newestLog;
  const text = isInLog ? await readFile(newestLog.path, 'utf8').catch(() => '') : output;
  return findReason(text.slice(Math.max(0, text.lastIndexOf('LOG:  starting PostgreSQL'))));
}

/** Lists the files of a folder, oldest first. */
async function listFiles(folder: string): Promise<{ path: string; mtimeMs: number }[]> {
  const files = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, mtimeMs: found.mtimeMs });
  }
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs);
}
