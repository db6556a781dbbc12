import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type DatabaseAddress, withConnection } from './connection.ts';
import type { Db } from './database.ts';

export type ScratchDatabase = { name: string; address: DatabaseAddress };

/**
 * Creates an empty database beside the one at `address`, with the same locale. Its name contains the id of that database,
 * so that its leftovers can be found, and those of another installation on the same server are left alone.
 */
export function createScratchDatabase(address: DatabaseAddress): Promise<ScratchDatabase> {
  return withConnection(address, async (db) => {
    await db.execute(sql`set statement_timeout = 0`);
    const name = `${await getPrefix(db)}${randomBytes(6).toString('hex')}`;
    await db.execute(
      sql`create database ${sql.identifier(name)} template template0 encoding 'UTF8' ${await getLocale(db)}`,
    );
    return { name, address: replaceDatabaseName(address, name) };
  });
}

export function dropScratchDatabase(address: DatabaseAddress, name: string): Promise<void> {
  return withConnection(address, (db) => drop(db, name));
}

/** Drops the databases that a killed process has left. Returns how many there were. */
export function dropScratchDatabases(address: DatabaseAddress): Promise<number> {
  return withConnection(address, async (db) => {
    const pattern = `^${await getPrefix(db)}[0-9a-f]{12}$`;
    const { rows } = await db.execute<{ name: string }>(
      sql`select datname::text as name from pg_database where datname ~ ${pattern}`,
    );
    for (const { name } of rows) await drop(db, name);
    return rows.length;
  });
}

async function drop(db: Db, name: string): Promise<void> {
  // removing the files of a large database takes a while
  await db.execute(sql`set statement_timeout = 0`);
  await db.execute(sql`drop database if exists ${sql.identifier(name)} with (force)`);
}

async function getPrefix(db: Db): Promise<string> {
  const { rows } = await db.execute<{ oid: string }>(
    sql`select oid::text from pg_database where datname = current_database()`,
  );
  return `sikhya_rehearsal_${rows[0]!.oid}_`;
}

/** The name of the column with the locale of ICU and of PostgreSQL itself depends on the version of PostgreSQL. */
async function getLocale(db: Db) {
  const { rows } = await db.execute<{ provider: string; collate: string; ctype: string; other: string }>(sql`
    select datlocprovider::text as provider, datcollate as collate, datctype as ctype,
      coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as other
    from pg_database d where datname = current_database()`);
  const { provider, collate, ctype, other } = rows[0]!;
  const libc = `lc_collate ${quote(collate)} lc_ctype ${quote(ctype)}`;
  if (provider === 'i') return sql.raw(`locale_provider icu icu_locale ${quote(other)} ${libc}`);
  if (provider === 'b') return sql.raw(`locale_provider builtin builtin_locale ${quote(other)} ${libc}`);
  return sql.raw(`locale_provider libc ${libc}`);
}

/** CREATE DATABASE takes no parameters. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function replaceDatabaseName(address: DatabaseAddress, database: string): DatabaseAddress {
  if (typeof address !== 'string') return { ...address, database };
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
