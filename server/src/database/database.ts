import { type PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type { PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import { drizzle, postgres } from './driver.ts';
import { countedClient, type PoolState } from './pool.ts';
import type { Watchdog } from './watchdog.ts';

/** The database, or a transaction on it: a query takes either. */
export type Db = PgDatabase<PostgresJsQueryResultHKT>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Where a PostgreSQL is: an address, or the parts of one. */
export type DatabaseAddress =
  | string
  | { host: string; port: number; username: string; password?: string; database: string };

export type Connected = {
  db: Db;
  /** Lets what runs finish for so many seconds, then closes. */
  close(seconds?: number): Promise<void>;
};

/** With a watchdog, what waits for a database that has stopped answering fails instead of waiting on. */
export function connect(address: DatabaseAddress, pool: number, watchdog?: Watchdog): Connected {
  const client = openClient(address, { max: pool });
  const counted = countedClient(client, pool, watchdog);
  const db = drizzle(counted.client);
  pools.set(db, counted.state);
  return { db, close: (seconds = 5) => client.end({ timeout: seconds }) };
}

const pools = new WeakMap<Db, () => PoolState>();

/** How busy the connections of a database are; undefined for a transaction, which has one of them. */
export function poolOf(db: Db): PoolState | undefined {
  return pools.get(db)?.();
}

export function openClient(address: DatabaseAddress, options: { max: number }): Sql {
  const settings = {
    ...options,
    connect_timeout: 10,
    // in seconds; by itself the driver would let up to twenty pass, and all who ask wait for so long
    backoff: (failures: number) => Math.min(0.05 * 2 ** failures, 1),
    onnotice: () => {},
    // the driver would ask for them whenever it connects, and a connection that is cut just then would end the process;
    // Drizzle knows the arrays of our tables by itself
    fetch_types: false,
    connection: {
      application_name: 'sikhya',
      TimeZone: 'UTC',
      // a statement that runs for longer would outlive the request that asked for it
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
    },
  };
  if (typeof address !== 'string') return postgres({ ...address, ...settings });
  const url = new URL(address);
  // as libpq has it: the folder of a Unix socket stands in the query
  const socketFolder = url.searchParams.get('host');
  url.searchParams.delete('host');
  return postgres(url.href, { ...settings, ...(socketFolder && { host: socketFolder }) });
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const TRIES = 5;

/**
 * Runs the work in one transaction, and once more from the start when PostgreSQL asks for that. Given a transaction,
 * the work joins it: a failure then rolls all of it back.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db instanceof PgTransaction) return work(db as Tx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const code = postgresCode(error);
      if ((code !== SERIALIZATION_FAILURE && code !== DEADLOCK) || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

/** PostgreSQL's five-letter code, also where Drizzle has wrapped the error. */
export function postgresCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof postgres.PostgresError) return current.code;
  }
  return undefined;
}

/** A pattern for LIKE that finds a plain substring: what stands for anything in a pattern stands for itself here. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
