import { type DBSchema, deleteDB, type IDBPDatabase } from 'idb';
import { openAppDatabase } from '../app-database.ts';

/**
 * The person data on this device, in IndexedDB: one database, so that one deletion removes all of
 * it. Every record names its account, because a tab may still write for the previous person.
 */

/** A response of the API, with the time when it came. */
export type SavedResponse = { account: string; data: unknown; updatedAt: number };

interface PersonSchema extends DBSchema {
  /** By the hash of the query. */
  responses: { key: string; value: SavedResponse };
}

/** The names must not change: devices hold data under them. A new store raises the version. */
const NAME = 'person-data';
const VERSION = 1;

let connection: Promise<IDBPDatabase<PersonSchema>> | undefined;

function openDatabase(): Promise<IDBPDatabase<PersonSchema>> {
  connection ??= openAppDatabase<PersonSchema>(NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore('responses');
    },
    onClosed: () => {
      connection = undefined;
    },
  });
  return connection;
}

/** Returns undefined also where the browser refuses IndexedDB, as some private windows do. */
export async function readResponse(account: string, key: string): Promise<SavedResponse | undefined> {
  try {
    const saved = await (await openDatabase()).get('responses', key);
    return saved?.account === account ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Does nothing where IndexedDB is refused or full: the app then needs a connection. */
export async function saveResponse(key: string, response: SavedResponse): Promise<void> {
  try {
    await (await openDatabase()).put('responses', response, key);
  } catch {
    // the app works without it
  }
}

/** Open connections of all tabs close by themselves; see `blocking`. */
export async function deletePersonDatabase(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await deleteDB(NAME);
}
