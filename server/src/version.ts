import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

export type Version = {
  version: string;
  /** Null if unknown. */
  commit: string | null;
};

/** Reads the version of the program. The commit comes from the configuration, or else from the Git checkout. */
export async function readVersion(configuredCommit: string | undefined): Promise<Version> {
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  const commit = configuredCommit ?? (await readHeadCommit(path.join(ROOT, '.git')).catch(() => null));
  return { version, commit: commit?.slice(0, 12) ?? null };
}

/** HEAD contains the commit, or the name of a branch, whose commit is in a file of its own or in `packed-refs`. */
async function readHeadCommit(git: string): Promise<string | null> {
  const head = (await readFile(path.join(git, 'HEAD'), 'utf8')).trim();
  const branch = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
  if (!branch) return isCommit(head) ? head : null;
  const own = await readFile(path.join(git, branch), 'utf8').catch(() => '');
  if (isCommit(own.trim())) return own.trim();
  const packed = await readFile(path.join(git, 'packed-refs'), 'utf8');
  const line = packed.split('\n').find((one) => one.endsWith(` ${branch}`));
  return line?.split(' ', 1)[0] ?? null;
}

function isCommit(text: string): boolean {
  return /^[0-9a-f]{40,64}$/.test(text);
}
