import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './database.ts';

/** The address of PostgreSQL: a URL, or its parts. The host may be the folder of a Unix socket. */
export type DatabaseAddress =
  | string
  | { host: string; port: number; username: string; password?: string; database: string };

/** The settings of every connection. */
export function connectionOptions(address: DatabaseAddress): pg.ClientConfig {
  return {
    ...(typeof address === 'string'
      ? { connectionString: withLibpqSslModes(address) }
      : { ...address, user: address.username }),
    application_name: 'sikhya',
    options: '-c TimeZone=UTC',
    keepAlive: true,
    // Limits the wait for a free connection of a pool, too.
    connectionTimeoutMillis: 10_000,
    // A longer statement would outlive the request that it belongs to.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  };
}

/** Without this flag, pg verifies certificates also for `sslmode=require`, unlike all other clients of PostgreSQL. */
function withLibpqSslModes(address: string): string {
  const url = new URL(address);
  url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}

/**
 * Runs `work` on a connection outside the pool and closes it afterwards, which also ends its locks, settings and open
 * transaction.
 */
export async function withConnection<T>(
  address: DatabaseAddress,
  work: (db: Db, client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connectionOptions(address));
  ignoreErrorEvents(client);
  await client.connect();
  try {
    return await work(drizzle({ client }), client);
  } finally {
    await client.end();
  }
}

/**
 * An error event without a listener would end the process. A lost connection rejects its running or next statement
 * anyway.
 */
export function ignoreErrorEvents(client: pg.ClientBase): void {
  client.on('error', () => {});
}
