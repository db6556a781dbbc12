import { createHash } from 'node:crypto';
import type { Db } from './database.ts';

type QueryBuilder<Query> = { toSQL(): { sql: string }; prepare(name: string): Query };

/**
 * Builds a query once per database and variant, because building the SQL costs more than PostgreSQL needs to answer
 * it. `build` takes its values by placeholder. A variant changes the SQL text itself, such as the sort order. A
 * connection accepts one SQL text per statement name, so the name ends with a hash of the text.
 */
export function prepared<Query, Variant extends readonly unknown[]>(
  name: string,
  build: (db: Db, ...variant: Variant) => QueryBuilder<Query>,
): (db: Db, ...variant: Variant) => Query {
  const queriesByDb = new WeakMap<Db, Map<string, Query>>();
  return (db, ...variant) => {
    const key = variant.join();
    const queries = queriesByDb.get(db) ?? new Map<string, Query>();
    queriesByDb.set(db, queries);
    const query = queries.get(key) ?? prepare(name, build(db, ...variant));
    queries.set(key, query);
    return query;
  };
}

function prepare<Query>(name: string, builder: QueryBuilder<Query>): Query {
  const hash = createHash('sha256').update(builder.toSQL().sql).digest('hex').slice(0, 16);
  return builder.prepare(`${name}_${hash}`);
}
