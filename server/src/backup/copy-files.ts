import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal } from 'node:stream';
import { getStorageKeys } from '../features/files/service.ts';
import type { Storage } from '../storage/storage.ts';
import { type Checksum, isSameChecksum, readChecksum, writeWithChecksum } from './checksum.ts';
import type { FileRow } from './dump-tables.ts';
import { fileIn, type Manifest } from './manifest.ts';

type Copied = Pick<Manifest, 'files' | 'missing' | 'damaged'>;

export type Earlier = { folder: string; files: Map<string, Checksum> };

/**
 * Copies the files of a database into a backup. Files never change, so a file that an earlier backup in the same folder
 * has is hard-linked if its checksum is still correct: a week of backups then takes the space of one.
 */
export function fileCopier(storage: Storage, folder: string, earlier: Earlier | null, signal: AbortSignal) {
  const copied = new Map<string, Checksum>();

  async function copy(key: string): Promise<Checksum | null> {
    const place = fileIn(folder, key);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    const shared = earlier && (await share(earlier, key, place));
    if (shared) return shared;
    const content = await storage.open(key);
    return content && writeWithChecksum(place, addAbortSignal(signal, content));
  }

  /** Can be called again with newer rows: copies new files and removes deleted ones. */
  return async (rows: FileRow[]): Promise<Copied> => {
    const result: Copied = { files: [], missing: [], damaged: [] };
    for (const { id, kind, sha256 } of rows) {
      for (const [index, key] of getStorageKeys(id, kind).entries()) {
        signal.throwIfAborted();
        const seal = copied.get(key) ?? (await copy(key));
        if (!seal) {
          result.missing.push(key);
          continue;
        }
        copied.set(key, seal);
        result.files.push({ key, ...seal });
        // The row has the hash of an image's first size only.
        if (index === 0 && seal.sha256 !== sha256) result.damaged.push(key);
      }
    }
    const wanted = new Set(result.files.map(({ key }) => key));
    for (const key of copied.keys()) {
      if (wanted.has(key)) continue;
      copied.delete(key);
      await rm(fileIn(folder, key), { force: true });
    }
    return result;
  };
}

async function share(earlier: Earlier, key: string, place: string): Promise<Checksum | null> {
  const known = earlier.files.get(key);
  if (!known) return null;
  try {
    await link(fileIn(earlier.folder, key), place);
    if (isSameChecksum(await readChecksum(place), known)) return known;
  } catch {
    // Not every disk supports hard links, and the earlier backup may be deleted at this moment.
  }
  await rm(place, { force: true });
  return null;
}
