import type { Practice, PracticeProgress, PracticeReview } from '@sikhya/contract/practice.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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
  connection ??= new Promise((resolve, reject) => {
    openDB<Schema>('practice', 2, {
      upgrade(db, oldVersion) {
        if (oldVersion < 1) {
          db.createObjectStore('decks');
          db.createObjectStore('reviews', { keyPath: 'reviewId' });
        }
        db.createObjectStore('progress');
        db.createObjectStore('pictures');
      },
      // A tab with an older build does not close the database, and waiting for it would stop this tab.
      blocked: () => reject(new Error('an older tab uses the database')),
      // A tab with a newer build wants to upgrade the database.
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        connection = undefined;
      },
      terminated: () => {
        connection = undefined;
      },
    }).then(resolve, reject);
  });
  return connection;
}

/** Where the browser refuses IndexedDB, as some private windows do, this tab uses its memory from the first failure on. */
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
