import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openAppDatabase } from '../../../../lib/app-database.ts';
import type { PendingWrite, PendingWriteStore } from '../../../../lib/autosave/write-queue.ts';
import { type CourseForm, toForm } from '../state/form.ts';
import { type RowKeys, withRowKeys } from '../state/row-keys.ts';
import type { SaveRequest } from './send-save.ts';

/** Pending saves are stored in IndexedDB, by the id of their local draft, so that a reload does not create a course twice. */

/** The form that was sent. */
export type SentForm = {
  rows: RowKeys;
  /** Returns the form. After a reload it is made from the stored course, which the server returns with the same rows. */
  getForm: (course: CourseTree) => CourseForm;
  /** The chosen files that were part of it. */
  files: ReadonlySet<File>;
};

type StoredSave = SaveRequest & {
  key: string;
  sentAt: number;
  /** Absent if an earlier release stored it. */
  rows?: RowKeys;
};

interface PendingSaveSchema extends DBSchema {
  sent: { key: string; value: StoredSave };
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

type PendingSave = PendingWrite<SaveRequest, SentForm>;

/** `getDraftId` may return another id later: a new course gets one when the server has stored it. */
export function createPendingSaveStore(getDraftId: () => string): PendingWriteStore<SaveRequest, SentForm> {
  let storedAs: string | undefined;
  return {
    read: () => readPendingSave(getDraftId()),
    write: async (save) => {
      const draftId = (!save && storedAs) || getDraftId();
      storedAs = save ? draftId : undefined;
      await storePendingSave(draftId, save);
    },
  };
}

/** Returns null where the browser does not allow IndexedDB: saving works without it. */
async function readPendingSave(draftId: string): Promise<PendingSave | null> {
  try {
    const save = await (await openDatabase()).get('sent', draftId);
    if (!save || Date.now() - save.sentAt >= MAX_AGE_MS) return null;
    const { target, body, key, sentAt, rows = [] } = save;
    const getForm = (course: CourseTree) => withRowKeys(toForm(course), rows);
    return { request: { target, body }, key, sentAt, context: { rows, getForm, files: new Set() } };
  } catch {
    return null;
  }
}

export async function storePendingSave(draftId: string, save: PendingSave | null): Promise<void> {
  try {
    const db = await openDatabase();
    if (!save) return await db.delete('sent', draftId);
    const { request, key, sentAt, context } = save;
    await db.put('sent', { ...request, key, sentAt, rows: context.rows }, draftId);
  } catch {
    // without it, a reload during a save may lead to a conflict
  }
}
