import type { Db } from './database.ts';

/**
 * Builds a query once per database and variant, because building the SQL costs more than PostgreSQL needs to answer
 * it. `build` ends in `.prepare(name)` and takes its values by placeholder. A variant changes the text itself, such as
 * the sort order, and must be part of the name: a connection knows one text for each name.
 */
export function prepared<Query, Variant extends readonly unknown[]>(
  build: (db: Db, ...variant: Variant) => Query,
): (db: Db, ...variant: Variant) => Query {
  const built = new WeakMap<Db, Map<string, Query>>();
  return (db, ...variant) => {
    const key = variant.join();
    const known = built.get(db) ?? new Map<string, Query>();
    built.set(db, known);
    const query = known.get(key) ?? build(db, ...variant);
    known.set(key, query);
    return query;
  };
}
