import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './database.ts';
import { describeTables } from './describe-tables.ts';
import { MIGRATION_LOCK, MIGRATIONS } from './migrate.ts';

/**
 * Rebuilds the schema of any migration within a transaction. A restore loads a backup into the schema that it was made
 * with and then migrates it. The migrator of Drizzle can only migrate to the newest schema.
 */

/** The timestamp of the newest applied migration, or null for an empty database. */
export async function newestMigration(db: Db): Promise<number | null> {
  const journal = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!journal.rows[0]!.exists) return null;
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  return rows[0]!.newest === null ? null : Number(rows[0]!.newest);
}

export function isKnownMigration(time: number): boolean {
  return knownMigrations().some(({ folderMillis }) => folderMillis === time);
}

/** The timestamp of the newest migration of this program. */
export function newestKnownMigration(): number {
  return Math.max(...knownMigrations().map(({ folderMillis }) => folderMillis));
}

/** Keeps other processes from migrating, and servers from starting, until the transaction ends. */
export async function lockMigrations(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

/** Drops all tables and functions except those of extensions. */
export async function dropSchema(tx: Db): Promise<void> {
  const tables = (await describeTables(tx)).map(({ name }) => sql.identifier(name));
  if (tables.length > 0) await tx.execute(sql`drop table ${sql.join(tables, sql`, `)}`);
  const functions = await tx.execute<{ signature: string }>(sql`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = current_schema()::text::regnamespace
      and not exists (
        select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
      )`);
  for (const { signature } of functions.rows) await tx.execute(sql.raw(`drop function ${signature}`));
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/** Runs the migrations with timestamps after `after`, up to and including `upTo`. */
export async function applyMigrations(tx: Db, { after = 0, upTo = Number.POSITIVE_INFINITY }): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of knownMigrations()) {
    if (folderMillis <= after || folderMillis > upTo) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

function knownMigrations() {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS });
}
