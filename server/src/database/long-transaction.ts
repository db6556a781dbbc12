import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type DatabaseAddress, withConnection } from './connection.ts';
import type { Db } from './database.ts';

/** A transaction with a connection of its own; COPY needs the client itself. */
export type LongTransaction = { db: Db; client: pg.Client };

const MODES = {
  'read write': sql`begin read write`,
  snapshot: sql`begin isolation level repeatable read read only`,
};

/**
 * Runs a transaction without time limits, for copying whole tables. `snapshot` reads all tables as of one moment.
 * Timestamps have the same text form whatever the settings of the database.
 */
export function longTransaction<T>(
  address: DatabaseAddress,
  mode: keyof typeof MODES,
  work: (tx: LongTransaction) => Promise<T>,
): Promise<T> {
  return withConnection(address, async (db, client) => {
    await db.execute(MODES[mode]);
    await db.execute(sql`set local statement_timeout = 0`);
    await db.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await db.execute(sql`set local datestyle = 'ISO, YMD'`);
    // A failure closes the connection, and PostgreSQL rolls back. `rollback` would wait for a COPY that nobody reads.
    const result = await work({ db, client });
    await db.execute(sql`commit`);
    return result;
  });
}
