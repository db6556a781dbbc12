import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import { endTransactionsWhenLeft } from './end-transactions.ts';
import { setUpdate } from './update-store.ts';

/** A tab with an older build, which does not make room, uses the database. */
export class BlockedByOlderTab extends Error {}

/** Whether a tab with a newer build has changed the database: this one cannot use it until it is loaded again. */
export const isChangedByNewerBuild = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';

type Options<Schema extends DBSchema> = {
  upgrade: (db: IDBPDatabase<Schema>, oldVersion: number) => void;
  /** The connection cannot be used, or not any more: the next use opens another one. */
  onClosed: () => void;
};

/**
 * Opens a database that tabs with older and newer builds share. Async, because some browsers throw where others reject:
 * private windows may refuse IndexedDB.
 */
export async function openAppDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  { upgrade, onClosed }: Options<Schema>,
): Promise<IDBPDatabase<Schema>> {
  const { promise: blocked, reject } = Promise.withResolvers<never>();
  let isBlocked = false;
  const opened = openDB<Schema>(name, version, {
    upgrade,
    // waiting for the other tab would stop this one
    blocked: () => {
      isBlocked = true;
      reject(new BlockedByOlderTab(`an older tab uses ${name}`));
    },
    blocking: (_current, wanted, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
      // null when the database is deleted
      if (wanted !== null) setUpdate({ take: () => window.location.reload() });
    },
    // the browser closed it: the disk is full or the site's data was cleared
    terminated: onClosed,
  });
  // a second try before the other tab has made room would wait behind this one, so until then every use fails at once
  void opened.then((db) => {
    endTransactionsWhenLeft(unwrap(db) as IDBDatabase);
    if (!isBlocked) return;
    db.close();
    onClosed();
  }, onClosed);
  return Promise.race([opened, blocked]);
}
