import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { StartFailure } from '../start-failure.ts';
import { checkServer, explainRefusal } from './check-server.ts';
import { type DatabaseAddress, withConnection } from './connection.ts';
import type { Db } from './database.ts';

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
/** An arbitrary number that no other advisory lock uses. */
export const MIGRATION_LOCK = 5_149_001;

/**
 * Brings the schema up to date, then runs `seed`. Both hold a lock, so processes that start at the same time do this one
 * after the other and seed a new database once.
 */
export function migrateDatabase(address: DatabaseAddress, seed: () => Promise<void>): Promise<void> {
  return withConnection(address, async (db) => {
    await checkServer(address, db);
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await refuseLocaleWithoutOdia(db);
    await migrate(db as NodePgDatabase, { migrationsFolder: MIGRATIONS });
    await seed();
  }).catch((error) => {
    throw explainRefusal(error);
  });
}

/** Refuses a database that the server would refuse, before a backup is restored into it. */
export function checkDatabase(address: DatabaseAddress): Promise<void> {
  return withConnection(address, async (db) => {
    await checkServer(address, db);
    await refuseLocaleWithoutOdia(db);
  }).catch((error) => {
    throw explainRefusal(error);
  });
}

/**
 * With the locale C the trigram index contains no Odia, so every search would scan the table without any error. The
 * transaction removes the extension again from a database that is refused.
 */
function refuseLocaleWithoutOdia(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`create extension if not exists pg_trgm`);
    const { rows } = await tx.execute<{ hasTrigrams: boolean }>(
      sql`select cardinality(show_trgm('ଗଣିତ')) > 0 as "hasTrigrams"`,
    );
    if (!rows[0]!.hasTrigrams) {
      throw new StartFailure(
        "This database has the locale C, under which Odia cannot be searched; create it with: CREATE DATABASE sikhya TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'.",
      );
    }
  });
}
