import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { complaintIn } from './explain.ts';

const sixDays = 6 * 24 * 60 * 60 * 1000;

/** PostgreSQL writes a day's file over only if it runs at midnight; one that does not would add to it for ever. */
export async function removeOldLogs(log: string): Promise<void> {
  for (const { path, mtimeMs } of await filesIn(log)) {
    if (Date.now() - mtimeMs > sixDays) await rm(path, { force: true });
  }
}

/** Why the PostgreSQL that was started last gave up: early on its output, or later in its log. */
export async function lastComplaint(log: string): Promise<string | undefined> {
  const early = await readFile(join(log, 'start.log'), 'utf8').catch(() => '');
  const newest = (await filesIn(log)).findLast(({ path }) => !path.endsWith('start.log'));
  const moved = /redirecting log output/.test(early) && newest;
  const text = moved ? await readFile(newest.path, 'utf8').catch(() => '') : early;
  return complaintIn(text.slice(Math.max(0, text.lastIndexOf('LOG:  starting PostgreSQL'))));
}

async function filesIn(log: string): Promise<{ path: string; mtimeMs: number }[]> {
  const files = [];
  for (const name of await readdir(log).catch(() => [])) {
    const path = join(log, name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, mtimeMs: found.mtimeMs });
  }
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs);
}
