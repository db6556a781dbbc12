import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { loopback } from './address.ts';
import { EmbeddedPostgresError, postgresFailed } from './errors.ts';
import type { Installation } from './installation.ts';
import type { Postmaster } from './postmaster.ts';
import { shutDown } from './shut-down.ts';

/** The process that owns a data folder is the one whose connection holds an advisory lock in its PostgreSQL. */
export type Ownership = {
  postmaster: Postmaster;
  lost: Promise<void>;
  /** Whether a connection to the database is open, also a moment later. */
  isInUse(): Promise<boolean>;
  release(): Promise<void>;
};

export const username = 'sikhya';
export const database = 'sikhya';

const lockId = 736_489_201;
/** PostgreSQL is starting, stopping or has no free connection. */
const temporaryCodes = ['57P01', '57P02', '57P03', '53300'];
const lockNotAvailable = '55P03';
const wrongPassword = '28P01';

/** Returns 'foreign' if another PostgreSQL answers at this address, 'unreachable' if a retry may succeed. */
export async function takeOwnership(
  postmaster: Postmaster,
  installation: Installation,
): Promise<Ownership | 'unreachable' | 'foreign'> {
  const { dataDir, cluster, password } = installation;
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const client = new pg.Client({
    ...postmaster.address,
    user: username,
    ...(password && { password }),
    // Advisory locks belong to a database, and this one exists from the beginning.
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 10_000,
    application_name: `sikhya-server pid=${process.pid}`,
    // After a kill -9 PostgreSQL may hold the lock of the dead process for another moment.
    lock_timeout: 2000,
  });
  client.once('end', resolve);
  // 'end' follows every error; without a listener the error would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    if (postmaster.address.host === loopback && !(await runsIn(cluster, client))) {
      await client.end();
      return 'foreign';
    }
    await lock(client, dataDir);
    await ensureDatabase(client).catch(async (error) => {
      await shutDown(postmaster, installation);
      throw error;
    });
    return { postmaster, lost, isInUse: () => isInUse(client), release: () => client.end() };
  } catch (error) {
    await client.end();
    if (isConnectionError(error)) return 'unreachable';
    if (!(error instanceof pg.DatabaseError)) throw error;
    if (temporaryCodes.includes(error.code ?? '')) return 'unreachable';
    if (error.code === wrongPassword) return 'foreign';
    throw postgresFailed('be opened', error.message, dataDir);
  }
}

const checks = 20;

/** Asks several times, because a connection that was closed exists for another moment. */
async function isInUse(client: pg.Client): Promise<boolean> {
  for (let check = 1; check <= checks; check += 1) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [database]);
    if (rowCount === 0) return false;
    await sleep(50);
  }
  return true;
}

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof pg.DatabaseError) return false;
  return 'code' in error || /^Connection terminated|^timeout expired|not queryable/.test(error.message);
}

/** Needed for a port, which may belong to any PostgreSQL by now; a socket in our own folder is proof enough. */
async function runsIn(cluster: string, client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  const folder = await realpath(rows[0]?.folder ?? '').catch(() => undefined);
  return folder === cluster;
}

async function lock(client: pg.Client, dataDir: string): Promise<void> {
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === lockNotAvailable)) throw error;
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and objid = $1 and granted and datname = current_database()`,
      [lockId],
    );
    const [owner] = rows;
    if (!owner) return lock(client, dataDir);
    const ownerText = owner.name.replace('sikhya-server pid=', 'process ');
    throw new EmbeddedPostgresError(
      `Another server (${ownerText}) already uses ${dataDir}; stop it or set DATA_DIR to another folder.`,
    );
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await client.query(`create database ${database}`);
}
