import type { Practice, PracticeProgress, PracticeReview } from '@sikhya/contract/practice.ts';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openAppDatabase } from '../../../lib/app-database.ts';

/** The last response of the server, with the reviews of this device applied to its cards and figures. */
export type StoredDeck = { practice: Practice; clockOffset: number };

export type StoredReview = PracticeReview & { student: string };

/** The names of the database and its stores must not change: devices hold data under them. */
interface Schema extends DBSchema {
  /** By student. */
  decks: { key: string; value: StoredDeck };
  /** The unsent ones of all students, by their id. */
  reviews: { key: string; value: StoredReview };
  /** By student. */
  progress: { key: string; value: PracticeProgress };
  /** By the path of the picture. */
  pictures: { key: string; value: Blob };
}

export type PracticeDatabase = IDBPDatabase<Schema>;

let connection: Promise<PracticeDatabase> | undefined;
let isRefused = false;

export function openDatabase(): Promise<PracticeDatabase> {
  connection ??= openAppDatabase<Schema>('practice', 2, {
    upgrade: (db, oldVersion) => {
      if (oldVersion < 1) {
        db.createObjectStore('decks');
        db.createObjectStore('reviews', { keyPath: 'reviewId' });
      }
      db.createObjectStore('progress');
      db.createObjectStore('pictures');
    },
    onClosed: () => {
      connection = undefined;
    },
  });
  return connection;
}

/** Without IndexedDB, which some private windows refuse, this tab uses its memory from the first failure on. */
export async function inDatabaseOrMemory<T>(
  inDatabase: (db: PracticeDatabase) => Promise<T>,
  inMemory: () => T,
): Promise<T> {
  if (!isRefused) {
    try {
      return await inDatabase(await openDatabase());
    } catch {
      isRefused = true;
    }
  }
  return inMemory();
}
