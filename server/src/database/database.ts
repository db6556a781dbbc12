import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { DatabaseAddress } from './connection.ts';
import { ConnectionPool, type PoolOptions, type PoolState } from './connection-pool.ts';
import { getSqlState } from './errors.ts';

/** The database, or a transaction on it: queries take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Connected = {
  db: Db;
  /** Lets running statements finish for some seconds, then closes all connections. */
  close(seconds?: number): Promise<void>;
  /** Closes all connections at once; new statements open others. */
  drop(): void;
};

/** Opens a pool. With a watchdog, statements fail instead of waiting while the database does not answer. */
export function connect(address: DatabaseAddress, size: number, options?: PoolOptions): Connected {
  const pool = new ConnectionPool(address, size, options);
  // Drizzle calls nothing but `query`, since transactions go through `use` below.
  const db = drizzle({ client: pool as unknown as pg.Pool });
  // The transaction of Drizzle never returns its connection to the pool when `begin` fails.
  db.transaction = (work, config) => pool.use((client) => drizzle({ client }).transaction(work, config));
  pools.set(db, pool);
  return { db, close: (seconds = 5) => pool.close(seconds), drop: () => pool.drop() };
}

const pools = new WeakMap<Db, ConnectionPool>();

/** Returns undefined for a transaction. */
export function getPoolState(db: Db): PoolState | undefined {
  return pools.get(db)?.state();
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const MAX_TRIES = 5;

/**
 * Runs `work` in a transaction and repeats it after a deadlock or serialization failure. If `db` is already a
 * transaction, `work` joins it, and a failure rolls back all of it.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db instanceof PgTransaction) return work(db as Tx);
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const code = getSqlState(error);
      if ((code !== SERIALIZATION_FAILURE && code !== DEADLOCK) || tries === MAX_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** tries));
    }
  }
}

/** Builds a LIKE pattern that finds the text as a substring; wildcards in the text are escaped. */
export function toLikePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
