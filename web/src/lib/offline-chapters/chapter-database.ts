import type { OfflineChapter } from '@sikhya/contract/offline.ts';
import { type DBSchema, deleteDB, type IDBPDatabase } from 'idb';
import { openAppDatabase } from '../app-database.ts';
import type { Box } from './boxes.ts';

/** A chapter on this device. Its content is in the store `contents`, encrypted. */
export type StoredChapter = {
  chapterId: string;
  courseId: string;
  /** The student who stored the chapter: another tab may still store one for an earlier account. */
  account: string;
  titles: ChapterTitles;
  /** The terms of the lease, encrypted with the key of this device; null after the lease has ended. */
  lease: Box | null;
  /** Names the data key with which the content is encrypted. */
  keyId: string;
  document: OfflineChapter['document'];
  paperId: string | null;
  /** The attempt that used the permit of the lease: one test for each permit. */
  usedAttemptId: string | null;
  /** The size of the whole chapter, and that of its stored part. */
  bytes: number;
  storedBytes: number;
  state: 'loading' | 'paused' | 'complete';
  readAt: number;
};

/** Chapters that wait for the next sign-in of their owner, because the session has expired. */
export type KeptFor = { account: string; until: number };

/** The titles on the page when the chapter was taken along. */
export type ChapterTitles = { chapter: string; course: string };

/** The names must not change: devices hold data under them. A new store raises the version. */
interface Schema extends DBSchema {
  /** The key of this device, the encrypted clock, and whom the chapters wait for. */
  device: { key: 'key' | 'clock' | 'kept-for'; value: CryptoKey | Box | KeptFor };
  chapters: { key: string; value: StoredChapter };
  /** By chapter and part: `pdf/0` and so on, `test`, `picture/<path>`. */
  contents: { key: [string, string]; value: Box };
}

export type ChapterDatabase = IDBPDatabase<Schema>;

export const DATABASE_NAME = 'offline-chapters';
const VERSION = 1;

let connection: Promise<ChapterDatabase> | undefined;

/** Rejects where the browser refuses IndexedDB, as some private windows do. */
export function openDatabase(): Promise<ChapterDatabase> {
  connection ??= openAppDatabase<Schema>(DATABASE_NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore('device');
      db.createObjectStore('chapters', { keyPath: 'chapterId' });
      db.createObjectStore('contents');
    },
    onClosed: () => {
      connection = undefined;
    },
  });
  return connection;
}

/** Deletes all chapters and the key of this device, so that no copy of them can be read again. */
export async function deleteChapterDatabase(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  connection = undefined;
  await deleteDB(DATABASE_NAME);
}

/** All parts of a chapter, or those whose names start with the prefix. */
export const partsOf = (chapterId: string, prefix = ''): IDBKeyRange =>
  IDBKeyRange.bound([chapterId, prefix], [chapterId, `${prefix}\uffff`]);
