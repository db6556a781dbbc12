import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

export type Version = {
  version: string;
  /** Null where nobody knows it. */
  commit: string | null;
};

/** Which program this is. The commit is the one that was named, else the one that lies checked out here. */
export async function readVersion(namedCommit: string | undefined): Promise<Version> {
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  const commit = namedCommit ?? (await checkedOut(path.join(ROOT, '.git')).catch(() => null));
  return { version, commit: commit?.slice(0, 12) ?? null };
}

/** As git keeps it: HEAD holds the commit, or names the branch that does, in a file of its own or in the packed list. */
async function checkedOut(git: string): Promise<string | null> {
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
