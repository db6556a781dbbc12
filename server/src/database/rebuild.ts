import { readMigrationFiles } from 'drizzle-orm/migrator';
import type postgres from 'postgres';
import { describeTables } from './describe-tables.ts';
import { MIGRATION_LOCK, MIGRATIONS } from './migrate.ts';

/**
 * The schema as it was after any migration, made anew within a transaction: a backup is put into the tables that it
 * came from, and these are then brought up to date. Drizzle's own migrator only knows the newest.
 */

/** The newest migration of this database, by the time in its journal; null where there is none yet. */
export async function newestMigration(sql: postgres.ISql): Promise<number | null> {
  const [place] = await sql<[{ there: boolean }]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as there`;
  if (!place.there) return null;
  const [row] = await sql<[{ newest: string | null }]>`
    select max(created_at) as newest from drizzle.__drizzle_migrations`;
  return row.newest === null ? null : Number(row.newest);
}

export function isKnownMigration(time: number): boolean {
  return knownMigrations().some(({ folderMillis }) => folderMillis === time);
}

/** Nobody migrates, and no server starts on this database, until the transaction is over. */
export async function lockMigrations(tx: postgres.TransactionSql): Promise<void> {
  await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
}

/** Removes every table and function but those of extensions. */
export async function dropSchema(tx: postgres.TransactionSql): Promise<void> {
  const tables = (await describeTables(tx)).map(({ name }) => name);
  if (tables.length > 0) await tx`drop table ${tx(tables)}`;
  const functions = await tx<{ place: string }[]>`
    select p.oid::regprocedure::text as place from pg_proc p
    where p.pronamespace = current_schema()::text::regnamespace
      and not exists (
        select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
      )`;
  for (const { place } of functions) await tx.unsafe(`drop function ${place}`);
  await tx`create schema if not exists drizzle`;
  await tx`drop table if exists drizzle.__drizzle_migrations`;
  await tx`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
}

/** Runs the migrations that were made after the one and up to the other. */
export async function applyMigrations(
  tx: postgres.TransactionSql,
  { after = 0, upTo = Number.POSITIVE_INFINITY },
): Promise<void> {
  for (const { sql, hash, folderMillis } of knownMigrations()) {
    if (folderMillis <= after || folderMillis > upTo) continue;
    for (const statement of sql) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  }
}

function knownMigrations() {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS });
}
