import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { StartFailure } from '../start-failure.ts';
import { checkServer } from './check-server.ts';
import { type DatabaseAddress, withConnection } from './connection.ts';
import type { Db } from './database.ts';

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
/** Any number will do, as long as nothing else locks it. */
export const MIGRATION_LOCK = 5_149_001;

/**
 * Brings the schema up to date. Processes that start together wait for one another; `first` is then run while
 * the lock is still held, so that what a new database needs is put into it once.
 */
export function migrateDatabase(address: DatabaseAddress, first: () => Promise<void>): Promise<void> {
  return withConnection(address, async (db) => {
    await checkServer(address, db);
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(db as NodePgDatabase, { migrationsFolder: MIGRATIONS });
    await refuseBlindTrigrams(db);
    await first();
  });
}

/** Under the locale C the trigram index holds nothing of Odia, and search would be slow without a word. */
async function refuseBlindTrigrams(db: Db): Promise<void> {
  const { rows } = await db.execute<{ sees: boolean }>(sql`select cardinality(show_trgm('ଗଣିତ')) > 0 as sees`);
  if (!rows[0]!.sees) {
    throw new StartFailure(
      "This database has the locale C, under which Odia cannot be searched; create it with: CREATE DATABASE sikhya TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'.",
    );
  }
}
