import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { measured } from '../storage/measured.ts';

/** What a manifest says of each file of a backup, so that a changed byte is found. */
export type Seal = { bytes: number; sha256: string };

/** Writes a file that only this user may read; once this is done, a power cut leaves it whole. */
export async function writeSealed(place: string, content: AsyncIterable<Uint8Array>): Promise<Seal> {
  const source = measured(content, Number.POSITIVE_INFINITY);
  // never into a file that is there: another backup may share it
  await rm(place, { force: true });
  const file = await open(place, 'wx', 0o600);
  try {
    await file.writeFile(source.content);
    await file.sync();
  } finally {
    await file.close();
  }
  return source.result();
}

export function sealOf(place: string): Promise<Seal> {
  return sealOfStream(createReadStream(place));
}

export async function sealOfStream(content: AsyncIterable<Uint8Array>): Promise<Seal> {
  const source = measured(content, Number.POSITIVE_INFINITY);
  for await (const _ of source.content);
  return source.result();
}

export function isSame(one: Seal, other: Seal): boolean {
  return one.bytes === other.bytes && one.sha256 === other.sha256;
}

/** The names in a folder are safe from a power cut once the folder itself is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // It opens no folders.
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
