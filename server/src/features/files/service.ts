import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  type FileKind,
  fileUrl,
  findFileId,
  type PdfInfo,
  type UploadedFile,
} from '@sikhya/contract/files.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { MAX_PICTURES_PER_DAY } from '@sikhya/contract/reports.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { getSqlState } from '../../database/errors.ts';
import { lockStudent } from '../../database/lock-student.ts';
import { isId, newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { type Storage, StorageError } from '../../storage/storage.ts';
import { isFileOfOthers, mayUseFile } from '../course-rights/service.ts';
import type { DrawnPage } from './draw-page-picture.ts';
import { signedImageUrl } from './image-urls.ts';
import { reencode } from './images.ts';
import { storePagePicture } from './page-pictures.ts';
import { checkPdf } from './pdf-check.ts';
import * as queries from './queries.ts';
import type { ReceivedFile } from './receive.ts';
import { getDocumentKey, getMaxBytes, getStorageKeys, IMAGE_WIDTHS, type ImageKind } from './rules.ts';
import { texts } from './texts.ts';

export { questionImageUrl, signedImageUrl } from './image-urls.ts';
export { type DrawingDependencies, drawMissingPagePictures } from './page-pictures.ts';
export { getContentType, getDocumentKey, getPagePictureKey, getStorageKeys } from './rules.ts';
export { createTaskQueue } from './task-queue.ts';

export type FilesDependencies = { db: Db; storage: Storage; now: () => Date };

/** The folder of uploads that are not checked and stored yet. */
export function getUploadFolder(dataDir: string): string {
  return path.join(dataDir, 'arriving');
}

type Upload = {
  kind: FileKind;
  file: ReceivedFile;
  uploadedBy: string | null;
  /** The student who uploads the picture of a report. */
  uploadedByStudent?: string;
  /** Skips the check, for PDFs of the demo. */
  pdfInfo?: Pick<PdfInfo, 'pages' | 'searchable'>;
  /** The page picture, for PDFs of the demo. A job draws the others. */
  drawnPage?: DrawnPage;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
};

/** Checks an uploaded file and stores it. The row is written last, so that the sweep deletes bytes without a row. */
export async function storeFile(
  { db, storage, now }: FilesDependencies,
  { kind, file: { path, originalName }, uploadedBy, uploadedByStudent, pdfInfo, drawnPage, signal }: Upload,
): Promise<UploadedFile> {
  const id = newId(now().getTime());
  const row = { id, kind, originalName, uploadedBy, uploadedByStudent, createdAt: now() };
  const url =
    kind === 'question-image' || kind === 'signature' ? signedImageUrl(id, kind) : fileUrl(id, kind);
  try {
    if (kind === 'pdf') {
      const checked = pdfInfo ?? (await checkPdf(path, signal));
      const stored = await storePdf(storage, id, path);
      const pagePicture = drawnPage && (await storePagePicture(storage, id, drawnPage));
      await queries.addFile(db, { ...row, ...stored, ...checked, pagePicture });
      return { url, bytes: stored.bytes, pdfInfo: { name: originalName, size: stored.bytes, ...checked } };
    }
    const { width, height, ...stored } = await storeImage(storage, id, kind, path);
    await inTransaction(db, async (tx) => {
      if (uploadedByStudent) {
        await lockStudent(tx, uploadedByStudent);
        await refuseTooManyPictures({ db: tx, now }, uploadedByStudent);
      }
      await queries.addFile(tx, { ...row, ...stored });
    });
    return { url, bytes: stored.bytes, width, height };
  } catch (error) {
    const removed = removeBytes(storage, id, kind).catch(() => {});
    // a storage that hangs would let the client wait twice; the sweep deletes what stays
    if (!(error instanceof StorageError && error.kind === 'away')) await removed;
    throw error;
  }
}

const DAY_MS = 86_400_000;

/** Throws if the student has uploaded too many pictures for reports in the last 24 hours. */
export async function refuseTooManyPictures(
  { db, now }: Pick<FilesDependencies, 'db' | 'now'>,
  studentId: string,
): Promise<void> {
  const since = new Date(now().getTime() - DAY_MS);
  if ((await queries.countUploadsOfStudent(db, studentId, since)) < MAX_PICTURES_PER_DAY) return;
  throw new AppError('too-many', message(texts.tooManyPictures), { retryAfterSeconds: 3600 });
}

async function storePdf(storage: Storage, id: string, path: string) {
  const options = { contentType: 'application/pdf', maxBytes: getMaxBytes('pdf') };
  const content = createReadStream(path);
  try {
    return await storage.put(getDocumentKey(id), content, options);
  } finally {
    content.destroy();
  }
}

async function storeImage(storage: Storage, id: string, kind: ImageKind, path: string) {
  const sizes = await reencode(path, IMAGE_WIDTHS[kind]);
  const stored = [];
  for (const [index, key] of getStorageKeys(id, kind).entries()) {
    const { content, width, height } = sizes[index]!;
    const options = { contentType: 'image/webp', maxBytes: content.length };
    stored.push({ ...(await storage.put(key, Readable.from([content]), options)), width, height });
  }
  return stored[0]!;
}

async function removeBytes(storage: Storage, id: string, kind: FileKind): Promise<void> {
  for (const key of getStorageKeys(id, kind)) await storage.remove(key);
}

/**
 * Deletes the file of a URL if no course uses it, and returns its id. Earlier versions of a course that used it lose it.
 */
export async function deleteFile(parts: FilesDependencies, url: string, caller?: Caller): Promise<string> {
  const id = parseFileId(url);
  if (!(await mayUseFile(parts.db, caller, id))) throw fileNotFound();
  const evenFromVersions = !(await isFileOfOthers(parts.db, caller, id));
  if (await removeIfUnused(parts, id, { evenFromVersions })) return id;
  if (!(await queries.findFile(parts.db, id))) throw fileNotFound();
  throw new AppError('conflict', message(texts.inUse));
}

/** Whether the file exists and was uploaded as this kind. */
export async function hasFileOfKind(db: Db, id: string, kind: FileKind): Promise<boolean> {
  return (await queries.findFile(db, id))?.kind === kind;
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Deletes the row first. If a course starts to use the file at the same time, the database refuses one of the two. */
async function removeIfUnused(
  { db, storage }: FilesDependencies,
  id: string,
  { evenFromVersions = false } = {},
): Promise<boolean> {
  const removed = await queries.removeUnused(db, id, evenFromVersions).catch((error) => {
    if (getSqlState(error) === FOREIGN_KEY_VIOLATION) return undefined;
    throw error;
  });
  if (removed) await removeBytes(storage, id, removed.kind);
  return removed !== undefined;
}

/** Deletes those of the files that are no longer used. Errors are only logged, because the sweep deletes the rest. */
export async function removeUnusedFiles(parts: FilesDependencies, ids: string[], log: Log): Promise<void> {
  for (const id of ids) {
    await removeIfUnused(parts, id).catch((err) => log.warn({ err }, 'could not delete an unused file'));
  }
}

type Log = { warn(details: { err: unknown }, message: string): void };

export type SweepDependencies = FilesDependencies & { dataDir: string };

const BATCH_SIZE = 500;

/** Deletes unused files that were uploaded before `before`. */
export async function sweepRows(parts: FilesDependencies, before: Date, signal: AbortSignal): Promise<void> {
  for (let removed = 1; removed > 0; ) {
    removed = 0;
    for (const id of await queries.findUnused(parts.db, before, BATCH_SIZE)) {
      if (signal.aborted) return;
      if (await removeIfUnused(parts, id)) removed += 1;
    }
  }
}

/** Deletes stored bytes without a row: the process was killed during an upload, or an earlier delete failed. */
export async function sweepStorage(
  { db, storage }: FilesDependencies,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const sweep = async (keys: string[]) => {
    const existing = await queries.findExisting(db, [...new Set(keys.map(getFileId))].filter(isId));
    for (const key of keys) if (!existing.has(getFileId(key)) && !signal.aborted) await storage.remove(key);
  };
  let keys: string[] = [];
  for await (const { key, modifiedAt } of storage.list()) {
    if (signal.aborted) return;
    if (modifiedAt >= before) continue;
    keys.push(key);
    if (keys.length < BATCH_SIZE) continue;
    await sweep(keys);
    keys = [];
  }
  await sweep(keys);
}

/** Whether all of the stored keys have a row. */
export async function haveRows(db: Db, keys: string[]): Promise<boolean> {
  const ids = new Set(keys.map(getFileId));
  return (await queries.findExisting(db, [...ids])).size === ids.size;
}

function getFileId(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

/** Deletes incomplete uploads that started before `before`. */
export async function sweepUploads(dataDir: string, before: Date): Promise<void> {
  const folder = getUploadFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const filePath = path.join(folder, name);
    const found = await stat(filePath).catch(() => null);
    if (found && found.mtime < before) await rm(filePath, { force: true });
  }
}

/** Returns the file id in a URL. Throws if it is not the URL of one of our files. */
export function parseFileId(url: string): string {
  const id = findFileId(url);
  if (!id) throw new AppError('malformed', message(texts.notOurUrl));
  return id;
}

export function fileNotFound(): AppError {
  return new AppError('not-found', message(texts.notFound));
}
