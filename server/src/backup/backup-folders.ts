import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { getManifestPath } from './manifest.ts';

/** The server deletes old nightly backups; those that a person asked for (`sikhya`) stay. */
export type BackupKind = 'nightly' | 'sikhya';

export const UNFINISHED = '.unfinished';

const NAME = /^(nightly|sikhya)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/** Returns a name such as `nightly-2026-11-15T21-00-00Z`, which sorts by time and is valid on every file system. */
export function backupName(kind: BackupKind, at: Date): string {
  return `${kind}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export type FoundBackup = { folder: string; kind: BackupKind; madeAt: Date };

/** Lists the complete backups in a folder, newest first; ignores everything else in it. */
export async function listBackups(parent: string): Promise<FoundBackup[]> {
  const found: FoundBackup[] = [];
  for (const name of await readNames(parent)) {
    const [, kind, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
    const folder = path.join(parent, name);
    if (!kind || !(await stat(getManifestPath(folder)).catch(() => null))) continue;
    found.push({
      folder,
      kind: kind as BackupKind,
      madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`),
    });
  }
  return found.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** Leaves out backups from the future: made while the clock was wrong, they would count as the newest until that time. */
export async function listPastBackups(parent: string, now: Date): Promise<FoundBackup[]> {
  return (await listBackups(parent)).filter(({ madeAt }) => madeAt <= now);
}

/** Lists backups that were not completed because the process was killed. */
export async function listUnfinished(parent: string, kind: BackupKind): Promise<string[]> {
  return (await readNames(parent))
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith(UNFINISHED))
    .filter((name) => NAME.test(name.slice(0, -UNFINISHED.length)))
    .map((name) => path.join(parent, name));
}

const DAY_MS = 24 * 3600 * 1000;

/**
 * Deletes what killed processes have left of backups that a person asked for. A folder in which something was written
 * within a day stays, because another process may still be writing it.
 */
export async function removeAbandonedBackups(parent: string, now: Date): Promise<void> {
  for (const folder of await listUnfinished(parent, 'sikhya')) {
    if ((await readLastWrite(folder)) < now.getTime() - DAY_MS) await rm(folder, { recursive: true });
  }
}

async function readLastWrite(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const times = await Promise.all(
    ['', ...names].map(async (name) => (await stat(path.join(folder, name))).mtimeMs),
  );
  return times.reduce((last, time) => Math.max(last, time));
}

async function readNames(parent: string): Promise<string[]> {
  return readdir(parent).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
