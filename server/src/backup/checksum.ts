import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { measureContent } from '../storage/measure-content.ts';

/** The manifest has the checksum of each file of a backup, so that a changed byte is detected. */
export type Checksum = { bytes: number; sha256: string };

/** Writes a file that only this user may read and syncs it, so that it survives a power cut. */
export async function writeWithChecksum(
  filePath: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Checksum> {
  const source = measureContent(content, Number.POSITIVE_INFINITY);
  // Never writes into an existing file, because another backup may be hard-linked to it.
  await rm(filePath, { force: true });
  const file = await open(filePath, 'wx', 0o600);
  try {
    await file.writeFile(source.content);
    await file.sync();
  } finally {
    await file.close();
  }
  return source.result();
}

export function readChecksum(filePath: string): Promise<Checksum> {
  return computeChecksum(createReadStream(filePath));
}

export async function computeChecksum(content: AsyncIterable<Uint8Array>): Promise<Checksum> {
  const source = measureContent(content, Number.POSITIVE_INFINITY);
  for await (const _ of source.content);
  return source.result();
}

export function isSameChecksum(one: Checksum, other: Checksum): boolean {
  return one.bytes === other.bytes && one.sha256 === other.sha256;
}

/** Syncs a folder, because new names in it survive a power cut only after that. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open folders.
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
