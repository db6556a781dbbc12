import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SentSave } from './save-sender.ts';

/** Saves that were sent and not answered yet, by the id of their draft: a reload does not make a second course. */

interface Saves extends DBSchema {
  sent: { key: string; value: SentSave };
}

/** The server forgets a key after a day. */
const KNOWN_MS = 23 * 3600 * 1000;

let database: Promise<IDBPDatabase<Saves>> | undefined;

function saves(): Promise<IDBPDatabase<Saves>> {
  database ??= openDB<Saves>('course-saves', 1, {
    upgrade(db) {
      db.createObjectStore('sent');
    },
    terminated: () => {
      database = undefined;
    },
  });
  return database;
}

/** A device that keeps nothing is no hindrance to saving. */
export async function readSent(draftId: string): Promise<SentSave | null> {
  try {
    const sent = await (await saves()).get('sent', draftId);
    return sent && Date.now() - sent.sentAt < KNOWN_MS ? sent : null;
  } catch {
    return null;
  }
}

export async function keepSent(draftId: string, sent: SentSave | null): Promise<void> {
  try {
    const db = await saves();
    if (sent) await db.put('sent', sent, draftId);
    else await db.delete('sent', draftId);
  } catch {
    // without it a reload at the wrong moment may lead to a conflict
  }
}
