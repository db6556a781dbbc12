import type { Db } from './database.ts';

type Reads<Result> = { running: Promise<Result>; next: Promise<Result> | undefined };

/**
 * Lets callers with the same key share a read. A call during a read gets the result of the next read, so no caller gets
 * data that is older than its call. Thousands of calls at the same moment take a few reads.
 */
export function sharedRead<Result>(
  read: (db: Db, key: string) => Promise<Result>,
): (db: Db, key: string) => Promise<Result> {
  const readsByDb = new WeakMap<Db, Map<string, Reads<Result>>>();
  return (db, key) => {
    const reads = readsByDb.get(db) ?? new Map<string, Reads<Result>>();
    readsByDb.set(db, reads);
    const start = (): Promise<Result> => {
      const current: Reads<Result> = { running: read(db, key), next: undefined };
      reads.set(key, current);
      const end = () => {
        if (!current.next) reads.delete(key);
      };
      current.running.then(end, end);
      return current.running;
    };
    const current = reads.get(key);
    if (!current) return start();
    current.next ??= current.running.then(start, start);
    return current.next;
  };
}
