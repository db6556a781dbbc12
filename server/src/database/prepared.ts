import type { Db } from './database.ts';

/**
 * A query that is built once per database, and per variant of its text, and then only executed: building the SQL
 * anew costs more than PostgreSQL needs to answer it. `build` ends in `.prepare(name)` and takes its values by
 * placeholder; what changes the text itself, such as the order, is the variant.
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
