import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal } from 'node:stream';
import { keysOf } from '../features/files/service.ts';
import type { Storage } from '../storage/storage.ts';
import type { FileRow } from './dump-tables.ts';
import { fileIn, type Manifest } from './manifest.ts';
import { isSame, type Seal, sealOf, writeSealed } from './sealed-file.ts';

type Copied = Pick<Manifest, 'files' | 'missing' | 'damaged'>;

export type Earlier = { folder: string; files: Map<string, Seal> };

/**
 * Copies the files of a database into a backup. Files never change, so one that an earlier backup beside this one has,
 * with the same bytes still, is shared with it instead: a week of backups then takes the room of one.
 */
export function fileCopier(storage: Storage, folder: string, earlier: Earlier | null, signal: AbortSignal) {
  const copied = new Map<string, Seal>();

  async function copy(key: string): Promise<Seal | null> {
    const place = fileIn(folder, key);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    const shared = earlier && (await share(earlier, key, place));
    if (shared) return shared;
    const content = await storage.open(key);
    return content && writeSealed(place, addAbortSignal(signal, content));
  }

  /** Called again with newer rows, it copies what is new and removes what is gone. */
  return async (rows: FileRow[]): Promise<Copied> => {
    const result: Copied = { files: [], missing: [], damaged: [] };
    for (const { id, kind, sha256 } of rows) {
      for (const [index, key] of keysOf(id, kind).entries()) {
        signal.throwIfAborted();
        const seal = copied.get(key) ?? (await copy(key));
        if (!seal) {
          result.missing.push(key);
          continue;
        }
        copied.set(key, seal);
        result.files.push({ key, ...seal });
        // the row knows the hash of the first of an image's sizes
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

async function share(earlier: Earlier, key: string, place: string): Promise<Seal | null> {
  const known = earlier.files.get(key);
  if (!known) return null;
  try {
    await link(fileIn(earlier.folder, key), place);
    if (isSame(await sealOf(place), known)) return known;
  } catch {
    // Not every disk can share, and the earlier backup may be going at this moment.
  }
  await rm(place, { force: true });
  return null;
}
