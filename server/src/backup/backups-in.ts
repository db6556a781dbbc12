import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { manifestIn } from './manifest.ts';

/** Those that the server makes each night may go when there are newer ones; those that a person asked for stay. */
export type Maker = 'nightly' | 'sikhya';

export const UNFINISHED = '.unfinished';

const NAME = /^(nightly|sikhya)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/** Such as `nightly-2026-11-15T21-00-00Z`: sorts by time, and every file system takes it. */
export function backupName(maker: Maker, at: Date): string {
  return `${maker}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export type Found = { folder: string; maker: Maker; madeAt: Date };

/** The whole backups in a folder, the newest first. Whatever else lies there is none of them. */
export async function backupsIn(parent: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of await namesIn(parent)) {
    const [, maker, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
    const folder = path.join(parent, name);
    if (!maker || !(await stat(manifestIn(folder)).catch(() => null))) continue;
    found.push({ folder, maker: maker as Maker, madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) });
  }
  return found.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** What a maker began and a killed process left. */
export async function unfinishedIn(parent: string, maker: Maker): Promise<string[]> {
  return (await namesIn(parent))
    .filter((name) => name.startsWith(`${maker}-`) && name.endsWith(UNFINISHED))
    .filter((name) => NAME.test(name.slice(0, -UNFINISHED.length)))
    .map((name) => path.join(parent, name));
}

async function namesIn(parent: string): Promise<string[]> {
  return readdir(parent).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
