import type { DBSchema, IDBPDatabase } from 'idb';
import { openAppDatabase } from '../../../../lib/app-database.ts';
import type { PendingSave } from './save-sender.ts';

/** Pending saves in IndexedDB, by the id of their local draft, so that a reload does not create a course twice. */

interface PendingSaveSchema extends DBSchema {
  sent: { key: string; value: PendingSave };
}

/** The server forgets an idempotency key after 24 hours. */
const MAX_AGE_MS = 23 * 3600 * 1000;

let database: Promise<IDBPDatabase<PendingSaveSchema>> | undefined;

function openDatabase(): Promise<IDBPDatabase<PendingSaveSchema>> {
  database ??= openAppDatabase<PendingSaveSchema>('course-saves', 1, {
    upgrade: (db) => {
      db.createObjectStore('sent');
    },
    onClosed: () => {
      database = undefined;
    },
  });
  return database;
}

/** Returns null where the browser does not allow IndexedDB: saving works without it. */
export async function readPendingSave(draftId: string): Promise<PendingSave | null> {
  try {
    const save = await (await openDatabase()).get('sent', draftId);
    return save && Date.now() - save.sentAt < MAX_AGE_MS ? save : null;
  } catch {
    return null;
  }
}

export async function storePendingSave(draftId: string, save: PendingSave | null): Promise<void> {
  try {
    const db = await openDatabase();
    if (save) await db.put('sent', save, draftId);
    else await db.delete('sent', draftId);
  } catch {
    // without it, a reload during a save may lead to a conflict
  }
}
