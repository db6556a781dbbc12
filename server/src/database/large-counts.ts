import type { Db } from './database.ts';

/** Counting as many rows as this is slow, and nobody needs their exact number. */
const MIN_ROWS = 20_000;
const MAX_AGE_MS = 60_000;
const MAX_ENTRIES = 200;

type Entry = { value: unknown; expiresAt: number };

const entriesOf = new WeakMap<Db, Map<string, Entry>>();

/**
 * Counts rows, and returns the same result for a minute if they were many. `key` names what is counted, with all
 * filters; `toRows` reads the number of rows from the result. A small count is always exact.
 */
export async function countOrReuse<Result>(
  db: Db,
  key: unknown[],
  count: () => Promise<Result>,
  toRows: (result: Result) => number,
): Promise<Result> {
  const entries = entriesOf.get(db) ?? new Map<string, Entry>();
  entriesOf.set(db, entries);
  const name = JSON.stringify(key);
  const known = entries.get(name);
  if (known && known.expiresAt > Date.now()) return known.value as Result;
  entries.delete(name);
  const value = await count();
  if (toRows(value) < MIN_ROWS) return value;
  const [oldest] = entries.keys();
  if (entries.size >= MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  entries.set(name, { value, expiresAt: Date.now() + MAX_AGE_MS });
  return value;
}
