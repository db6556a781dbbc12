import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../database/database.ts';
import { type Storage, StorageError } from '../../storage/storage.ts';
import type { DrawnPage } from './draw-page-picture.ts';
import { tryToDrawPage } from './page-picture.ts';
import * as queries from './queries.ts';
import { getDocumentKey, getPagePictureKey } from './rules.ts';

/** Few, because a new PDF waits until the run is over. */
const MAX_PER_RUN = 5;

export type DrawingDependencies = {
  db: Db;
  storage: Storage;
  /** A folder for a copy of the PDF while it is drawn. */
  folder: string;
};

/** Draws the first page of PDFs that have no picture yet. A try is counted before it starts, so that a crash counts too. */
export async function drawMissingPagePictures(
  dependencies: DrawingDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { db } = dependencies;
  for (const id of await queries.findWithoutPagePicture(db, MAX_PER_RUN)) {
    if (signal.aborted) return;
    await queries.countPagePictureTry(db, id, 1);
    try {
      const drawn = await drawStoredPdf(dependencies, id, signal);
      if (drawn) await savePagePicture(dependencies, id, drawn);
    } catch (error) {
      // neither a storage that is away nor the end of the server says anything about the PDF
      if (error instanceof StorageError || signal.aborted) await queries.countPagePictureTry(db, id, -1);
      if (!signal.aborted) throw error;
    }
  }
}

async function drawStoredPdf(
  { storage, folder }: DrawingDependencies,
  id: string,
  signal: AbortSignal,
): Promise<DrawnPage | null> {
  const content = await storage.open(getDocumentKey(id));
  if (!content) return null;
  const pdfPath = path.join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(pdfPath, { flags: 'wx', mode: 0o600 }), { signal });
    const drawn = await tryToDrawPage(pdfPath, signal);
    signal.throwIfAborted();
    return drawn;
  } finally {
    await rm(pdfPath, { force: true });
  }
}

/** Stores the bytes before the row, and removes them if the PDF was deleted in the meantime. */
async function savePagePicture({ db, storage }: DrawingDependencies, id: string, drawn: DrawnPage) {
  const pagePicture = await storePagePicture(storage, id, drawn);
  if (!(await queries.savePagePicture(db, id, pagePicture))) await storage.remove(getPagePictureKey(id));
}

export async function storePagePicture(storage: Storage, id: string, { content, ...page }: DrawnPage) {
  const options = { contentType: 'image/webp', maxBytes: content.length };
  const { bytes } = await storage.put(getPagePictureKey(id), Readable.from([content]), options);
  return { ...page, bytes };
}
