import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type FileKind, fileIdOf, fileUrl, type PdfInfo, type UploadedFile } from '@sikhya/contract/files.ts';
import type { Db } from '../../database/database.ts';
import { getSqlState } from '../../database/errors.ts';
import { isId, newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { questionImageUrl } from './image-urls.ts';
import { reencode } from './images.ts';
import { checkPdf } from './pdf-check.ts';
import * as queries from './queries.ts';
import type { Received } from './receive.ts';
import { IMAGE_WIDTHS, type ImageKind, keysOf, largestBytes } from './rules.ts';

export { questionImageUrl } from './image-urls.ts';
export { contentTypeOf, keysOf } from './rules.ts';

export type FilesParts = { db: Db; storage: Storage; now: () => Date };

/** Where an upload lies until it is checked and stored. */
export function arrivalsFolder(dataDir: string): string {
  return path.join(dataDir, 'arriving');
}

type Upload = {
  kind: FileKind;
  file: Received;
  uploadedBy: string | null;
  /** Of a PDF of our own, which needs no check. */
  known?: Pick<PdfInfo, 'pages' | 'searchable'>;
  /** Says that nobody waits for the answer any more. */
  signal?: AbortSignal;
};

/** Checks a file that has arrived and stores it. Its row is written last: without one it is nobody's, and is swept. */
export async function storeFile(
  { db, storage, now }: FilesParts,
  { kind, file: { place, originalName }, uploadedBy, known, signal }: Upload,
): Promise<UploadedFile> {
  const id = newId(now().getTime());
  const row = { id, kind, originalName, uploadedBy, createdAt: now() };
  const url = kind === 'question-image' ? questionImageUrl(id) : fileUrl(id, kind);
  try {
    if (kind === 'pdf') {
      const checked = known ?? (await checkPdf(place, signal));
      const stored = await storePdf(storage, id, place);
      await queries.addFile(db, { ...row, ...stored, ...checked });
      return { url, bytes: stored.bytes, pdfInfo: { name: originalName, size: stored.bytes, ...checked } };
    }
    const { width, height, ...stored } = await storeImage(storage, id, kind, place);
    await queries.addFile(db, { ...row, ...stored });
    return { url, bytes: stored.bytes, width, height };
  } catch (error) {
    await removeBytes(storage, id, kind).catch(() => {});
    throw error;
  }
}

async function storePdf(storage: Storage, id: string, place: string) {
  const options = { contentType: 'application/pdf', maxBytes: largestBytes('pdf') };
  const content = createReadStream(place);
  try {
    return await storage.put(documentKey(id), content, options);
  } finally {
    content.destroy();
  }
}

async function storeImage(storage: Storage, id: string, kind: ImageKind, place: string) {
  const sizes = await reencode(place, IMAGE_WIDTHS[kind]);
  const stored = [];
  for (const [index, key] of keysOf(id, kind).entries()) {
    const { content, width, height } = sizes[index]!;
    const options = { contentType: 'image/webp', maxBytes: content.length };
    stored.push({ ...(await storage.put(key, Readable.from([content]), options)), width, height });
  }
  return stored[0]!;
}

/** Where the bytes of a PDF lie. */
export function documentKey(id: string): string {
  return keysOf(id, 'pdf')[0]!;
}

async function removeBytes(storage: Storage, id: string, kind: FileKind): Promise<void> {
  for (const key of keysOf(id, kind)) await storage.remove(key);
}

/** Deletes the file at an address of ours, if no course uses it. */
export async function deleteFile(parts: FilesParts, url: string): Promise<void> {
  const id = idIn(url);
  if (await removeIfUnused(parts, id)) return;
  if (!(await queries.findFile(parts.db, id))) throw noSuchFile();
  throw new AppError('conflict', 'This file is in use, so it was not deleted.');
}

const FOREIGN_KEY_VIOLATION = '23503';

/** The row goes first: should somebody begin to use the file at this moment, the database refuses one of the two. */
async function removeIfUnused({ db, storage }: FilesParts, id: string): Promise<boolean> {
  const removed = await queries.removeUnused(db, id).catch((error) => {
    if (getSqlState(error) === FOREIGN_KEY_VIOLATION) return undefined;
    throw error;
  });
  if (removed) await removeBytes(storage, id, removed.kind);
  return removed !== undefined;
}

/** Removes what a change of a course may have left unused. It is nothing to fail for: the sweep finds the rest. */
export async function removeLeftovers(parts: FilesParts, ids: string[], log: Log): Promise<void> {
  for (const id of ids) {
    await removeIfUnused(parts, id).catch((err) =>
      log.warn({ err }, 'a file that is no longer used stays for now'),
    );
  }
}

type Log = { warn(details: { err: unknown }, message: string): void };

export type SweepParts = FilesParts & { dataDir: string };

const AT_ONCE = 500;

/** Removes files that were uploaded before that time and are not used. */
export async function sweepRows(parts: FilesParts, before: Date, signal: AbortSignal): Promise<void> {
  for (let removed = 1; removed > 0; ) {
    removed = 0;
    for (const id of await queries.findUnused(parts.db, before, AT_ONCE)) {
      if (signal.aborted) return;
      if (await removeIfUnused(parts, id)) removed += 1;
    }
  }
}

/** Removes what was stored before that time and has no row: its writer was killed, or the store failed a removal. */
export async function sweepStore(
  { db, storage }: FilesParts,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const sweep = async (keys: string[]) => {
    const known = await queries.findKnown(db, [...new Set(keys.map(idOfKey))].filter(isId));
    for (const key of keys) if (!known.has(idOfKey(key)) && !signal.aborted) await storage.remove(key);
  };
  let keys: string[] = [];
  for await (const { key, modifiedAt } of storage.list()) {
    if (signal.aborted) return;
    if (modifiedAt >= before) continue;
    keys.push(key);
    if (keys.length < AT_ONCE) continue;
    await sweep(keys);
    keys = [];
  }
  await sweep(keys);
}

/** Whether there is a row for each of the stored keys. */
export async function stillKnown(db: Db, keys: string[]): Promise<boolean> {
  const ids = new Set(keys.map(idOfKey));
  return (await queries.findKnown(db, [...ids])).size === ids.size;
}

function idOfKey(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

/** Removes uploads that began before that time and never arrived. */
export async function sweepArrivals(dataDir: string, before: Date): Promise<void> {
  const folder = arrivalsFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found && found.mtime < before) await rm(place, { force: true });
  }
}

/** The id in an address that claims to be one of ours. */
export function idIn(url: string): string {
  const id = fileIdOf(url);
  if (!id) throw new AppError('malformed', 'That is not the address of a file of this site.');
  return id;
}

export function noSuchFile(): AppError {
  return new AppError('not-found', 'There is no such file.');
}
