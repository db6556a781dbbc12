import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal } from 'node:stream';
import { getPagePictureKey, getStorageKeys } from '../features/files/service.ts';
import { type Storage, StorageError } from '../storage/storage.ts';
import { type Checksum, isSameChecksum, readChecksum, writeWithChecksum } from './checksum.ts';
import type { FileRow } from './dump-tables.ts';
import { getFilePath, type Manifest } from './manifest.ts';

type Copied = Pick<Manifest, 'files' | 'missing' | 'damaged'>;

const TRIES = 3;

export type EarlierBackup = { folder: string; files: Map<string, Checksum> };

/**
 * Copies the files of a database into a backup. Files never change, so a file that an earlier backup in the same folder
 * has is hard-linked if its checksum is still correct: a week of backups then takes the space of one.
 */
export function createFileCopier(
  storage: Storage,
  folder: string,
  earlier: EarlierBackup | null,
  signal: AbortSignal,
) {
  const copied = new Map<string, Checksum>();

  async function copy(key: string): Promise<Checksum | null> {
    const filePath = getFilePath(folder, key);
    await mkdir(path.dirname(filePath), { recursive: true, mode: 0o700 });
    const linked = earlier && (await linkFromEarlier(earlier, key, filePath));
    if (linked) return linked;
    for (let tries = 1; ; tries += 1) {
      const content = await storage.open(key);
      if (!content) return null;
      try {
        return await writeWithChecksum(filePath, addAbortSignal(signal, content));
      } catch (error) {
        // a connection to the store that was lost once should not cost the whole backup
        if (!(error instanceof StorageError) || signal.aborted || tries === TRIES) throw error;
      } finally {
        content.destroy();
      }
    }
  }

  /** Can be called again with newer rows: copies new files and removes deleted ones. */
  return async (rows: FileRow[]): Promise<Copied> => {
    const result: Copied = { files: [], missing: [], damaged: [] };
    for (const row of rows) {
      for (const [index, key] of getKeysOf(row).entries()) {
        signal.throwIfAborted();
        const checksum = copied.get(key) ?? (await copy(key));
        if (!checksum) {
          result.missing.push(key);
          continue;
        }
        copied.set(key, checksum);
        result.files.push({ key, ...checksum });
        // The row has the hash of the PDF, or of an image's first size.
        if (index === 0 && checksum.sha256 !== row.sha256) result.damaged.push(key);
      }
    }
    const wanted = new Set(result.files.map(({ key }) => key));
    for (const key of copied.keys()) {
      if (wanted.has(key)) continue;
      copied.delete(key);
      await rm(getFilePath(folder, key), { force: true });
    }
    return result;
  };
}

/** Returns the keys of the stored files of a row; the first is that of the hash in the row. */
export function getKeysOf({ id, kind, hasPagePicture }: FileRow): string[] {
  return getStorageKeys(id, kind).filter((key) => hasPagePicture || key !== getPagePictureKey(id));
}

async function linkFromEarlier(
  earlier: EarlierBackup,
  key: string,
  filePath: string,
): Promise<Checksum | null> {
  const known = earlier.files.get(key);
  if (!known) return null;
  try {
    await link(getFilePath(earlier.folder, key), filePath);
    if (isSameChecksum(await readChecksum(filePath), known)) return known;
  } catch {
    // Not every disk supports hard links, and the earlier backup may be deleted at this moment.
  }
  await rm(filePath, { force: true });
  return null;
}
