import type { Db } from './database.ts';

/** Runs reads of the catalogue and of analytics. `work` may run twice, so it must not write. */
export type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Without a replica, everything is read from the database itself. */
export function readFrom(db: Db): Read {
  return (work) => work(db);
}
