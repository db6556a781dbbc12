import { realpath } from 'node:fs/promises';
import type { Sql } from 'postgres';
import { StartFailure } from '../../start-failure.ts';
import { postgres } from '../driver.ts';
import { loopback } from './address.ts';
import { postgresFailed } from './explain.ts';
import type { Installation } from './installation.ts';
import type { Postmaster } from './postmaster.ts';
import { shutDown } from './shut-down.ts';

/** One server owns a data folder: the one whose connection holds a lock in its PostgreSQL. */
export type Ownership = { postmaster: Postmaster; lost: Promise<void>; release(): Promise<void> };

export const username = 'sikhya';
export const database = 'sikhya';

const lock = 736_489_201;
const notNow = ['57P01', '57P02', '57P03', '53300'];
const lockNotAvailable = '55P03';
const wrongPassword = '28P01';

class Stranger extends Error {}

/** A stranger is another PostgreSQL that answers in the place of the one we look for. */
export async function takeOwnership(
  postmaster: Postmaster,
  installation: Installation,
): Promise<Ownership | 'unreachable' | 'stranger'> {
  const { dataDir, cluster, password } = installation;
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const sql = postgres({
    ...postmaster.address,
    username,
    ...(password && { password }),
    // Locks belong to a database, and this one is there from the beginning.
    database: 'postgres',
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
    connect_timeout: 10,
    fetch_types: false,
    // After a kill -9 the lock of the dead server may be held for another moment.
    connection: { application_name: `sikhya-server pid=${process.pid}`, lock_timeout: 2000 },
    onclose: () => resolve(),
    onnotice: () => {},
  });
  try {
    if (postmaster.address.host === loopback) await recognise(sql, cluster);
    await takeLock(sql, dataDir);
    await ensureDatabase(sql).catch(async (error) => {
      await shutDown(postmaster, installation);
      throw error;
    });
    return { postmaster, lost, release: () => sql.end({ timeout: 1 }) };
  } catch (error) {
    await sql.end({ timeout: 0 });
    if (error instanceof Stranger) return 'stranger';
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (!(error instanceof postgres.PostgresError) || notNow.includes(error.code)) return 'unreachable';
    if (error.code === wrongPassword) return 'stranger';
    throw postgresFailed('be opened', error.message, dataDir);
  }
}

/** A socket in our own folder proves itself; a port may belong to anyone by now. */
async function recognise(sql: Sql, cluster: string): Promise<void> {
  const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`;
  const folder = await realpath(row?.folder ?? '').catch(() => undefined);
  if (folder !== cluster) throw new Stranger();
}

async function takeLock(sql: Sql, dataDir: string): Promise<void> {
  try {
    await sql`select pg_advisory_lock(${lock})`;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError && error.code === lockNotAvailable)) throw error;
    const [holder] = await sql<{ name: string }[]>`
      select application_name as name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and objid = ${lock} and granted and datname = current_database()`;
    if (!holder) return takeLock(sql, dataDir);
    const who = holder.name.replace('sikhya-server pid=', 'process ');
    throw new StartFailure(
      `Another server (${who}) already uses ${dataDir}; stop it or set DATA_DIR to another folder.`,
    );
  }
}

async function ensureDatabase(sql: Sql): Promise<void> {
  const found = await sql`select from pg_database where datname = ${database}`;
  if (found.length === 0) await sql.unsafe(`create database ${database}`);
}
