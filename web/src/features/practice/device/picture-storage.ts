import { canPrefetch } from '../../../lib/network.ts';
import { openDatabase } from './practice-database.ts';

/**
 * The pictures of stored cards. Their URLs expire after two days, so the copies are stored by path. A picture that
 * cannot be stored, such as on a full disk, is loaded from the network when its question is shown.
 */

let download = new AbortController();

/** Stores the pictures, in their order, and deletes all others. */
export async function storePictures(urls: readonly string[]): Promise<void> {
  download.abort();
  download = new AbortController();
  const { signal } = download;
  const wanted = new Map(urls.map((url) => [getPath(url), url]));
  try {
    const db = await openDatabase();
    const stored = new Set(await db.getAllKeys('pictures'));
    for (const path of stored) if (!wanted.has(path)) await db.delete('pictures', path);
    if (!canPrefetch()) return;
    for (const [path, url] of wanted) {
      if (stored.has(path)) continue;
      const response = await fetch(url, { signal });
      if (!response.ok) continue;
      const picture = await response.blob();
      if (signal.aborted) return;
      await db.put('pictures', picture, path);
    }
  } catch {
    // the network shows what is not stored
  }
}

export async function readPicture(url: string): Promise<Blob | undefined> {
  try {
    return await (await openDatabase()).get('pictures', getPath(url));
  } catch {
    return undefined;
  }
}

export async function deletePictures(): Promise<void> {
  download.abort();
  try {
    await (await openDatabase()).clear('pictures');
  } catch {
    // without a database there are no pictures
  }
}

const getPath = (url: string) => url.split('?')[0]!;
