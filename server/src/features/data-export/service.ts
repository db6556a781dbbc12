import { addAbortSignal, Readable } from 'node:stream';
import { message } from '@sikhya/contract/language/texts.ts';
import type { DataExport } from '@sikhya/contract/student-account.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { RETENTION } from '../../database/retention.ts';
import { AppError, nothingHere } from '../../errors.ts';
import { type Storage, StorageError } from '../../storage/storage.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';
import { writeArchive } from './write-archive.ts';
import { writeZip } from './zip.ts';

export type ExportDependencies = { db: Db; storage: Storage; now: () => Date };

/** Far more than anybody has, so that a fault cannot fill the disk. */
const MAX_BYTES = 2 ** 30;
const MAX_TRIES = 3;

const getExportUrl = (id: string) => `/api/student/account/export/${id}`;

/** Files are kept for a day, so this limits how much storage a student can fill. */
const MAX_EXPORTS_A_DAY = 5;
const RETRY_AFTER_SECONDS = 3600;

/** Starts an export, or returns the one that is being made: each student has one at a time. */
export async function startExport(tx: Tx, studentId: string, now: Date): Promise<DataExport> {
  const newest = await queries.findNewest(tx, studentId);
  if (newest?.state === 'waiting') return toDataExport(newest, now);
  if ((await queries.countExports(tx, studentId)) >= MAX_EXPORTS_A_DAY)
    throw new AppError('too-many', message(texts.tooManyExports), { retryAfterSeconds: RETRY_AFTER_SECONDS });
  return toDataExport(await queries.insertUnlessWaiting(tx, studentId, now), now);
}

/** The newest export of the student; null if there is none that can still be used. */
export async function findExport(db: Db, studentId: string, now: Date): Promise<DataExport | null> {
  const row = await queries.findNewest(db, studentId);
  return row && (row.state !== 'ready' || getExpiry(row) > now) ? toDataExport(row, now) : null;
}

const getExpiry = ({ finishedAt, createdAt }: queries.ExportRow) =>
  new Date((finishedAt ?? createdAt).getTime() + RETENTION.dataExportMs);

function toDataExport(row: queries.ExportRow, now: Date): DataExport {
  const isUsable = row.state === 'ready' && getExpiry(row) > now;
  return {
    state: row.state,
    requestedAt: row.createdAt.toISOString(),
    url: isUsable ? getExportUrl(row.id) : null,
    expiresAt: isUsable ? getExpiry(row).toISOString() : null,
    bytes: row.bytes,
  };
}

/** Finds the file for its own student only. */
export async function findExportFile(
  { db, storage, now }: ExportDependencies,
  studentId: string,
  exportId: string,
): Promise<{ key: string; bytes: number }> {
  const row = isId(exportId) ? await queries.findOne(db, { id: exportId, studentId }) : undefined;
  if (row?.state !== 'ready' || getExpiry(row) <= now()) throw nothingHere();
  const key = getKey(row.id);
  const bytes = await storage.size(key);
  if (bytes === null) throw nothingHere();
  return { key, bytes };
}

const getKey = (id: string) => `${id}/data.zip`;

/** Makes the exports that students wait for, one after the other. */
export async function makeExports(parts: ExportDependencies, signal: AbortSignal): Promise<void> {
  for (let row = await queries.findWaiting(parts.db); row; row = await queries.findWaiting(parts.db)) {
    if (signal.aborted) return;
    await makeExport(parts, row, signal);
  }
}

async function makeExport(
  { db, storage, now }: ExportDependencies,
  { id, studentId, tries }: queries.ExportRow,
  signal: AbortSignal,
): Promise<void> {
  // counted before, so that an export that kills the process is not tried for ever
  if (tries >= MAX_TRIES) {
    await queries.finish(db, id, { state: 'failed', finishedAt: now() });
    return;
  }
  await queries.addTry(db, id);
  const { bytes } = await storeArchive({ db, storage, now }, { id, studentId }, signal).catch(
    async (error) => {
      // neither a storage that is away nor the end of the server says anything about the export
      const isAway = error instanceof StorageError && error.kind === 'away';
      if (isAway || signal.aborted) await queries.removeTry(db, id);
      throw error;
    },
  );
  // the student may have been erased meanwhile
  const isStored = await inTransaction(db, (tx) =>
    queries.finish(tx, id, { state: 'ready', finishedAt: now(), bytes }),
  );
  if (!isStored) await storage.remove(getKey(id));
}

function storeArchive(
  { db, storage, now }: ExportDependencies,
  { id, studentId }: { id: string; studentId: string },
  signal: AbortSignal,
): Promise<{ bytes: number }> {
  return db.transaction(
    async (tx) => {
      const archive = addAbortSignal(signal, Readable.from(writeZip(writeArchive(tx, studentId, now()))));
      try {
        return await storage.put(getKey(id), archive, {
          contentType: 'application/zip',
          maxBytes: MAX_BYTES,
        });
      } finally {
        // an archive that was not stored would continue to read after the transaction
        archive.destroy();
      }
    },
    // so that all files of the archive show the same state
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Deletes the files and rows of exports whose link has ended. */
export async function deleteOldExports({ db, storage, now }: ExportDependencies): Promise<void> {
  const before = new Date(now().getTime() - RETENTION.dataExportMs);
  for (const { id } of await queries.findOld(db, before)) {
    await storage.remove(getKey(id));
    await queries.remove(db, id);
  }
}

/** Deletes the files of a student; call it before the rows are erased. */
export async function deleteExportFiles(db: Db, storage: Storage, studentId: string): Promise<void> {
  for (const { id } of await queries.findAll(db, studentId)) await storage.remove(getKey(id));
}
