import { sql } from 'drizzle-orm';
import { StartFailure } from '../start-failure.ts';
import { type DatabaseAddress, withConnection } from './connection.ts';
import { countConnections, type PoolSettings } from './count-connections.ts';
import type { Db } from './database.ts';
import { getSqlState } from './errors.ts';

const OLDEST_POSTGRES = 15;

const REMEDY =
  'use the address of PostgreSQL itself, or set pool_mode = session and ignore_startup_parameters = options, statement_timeout, idle_in_transaction_session_timeout.';
const SHARED_CONNECTIONS = `DATABASE_URL leads to a connection pooler such as PgBouncer in transaction or statement mode, which Sikhya cannot use; ${REMEDY}`;
const REFUSED_SETTINGS = `DATABASE_URL leads to a connection pooler such as PgBouncer that refuses settings of Sikhya; ${REMEDY}`;

/** Refuses a server that the product cannot use, before anything is written or locked there. */
export async function checkServer(address: DatabaseAddress, db: Db): Promise<void> {
  await refuseOldPostgres(db);
  await refuseEncoding(db);
  await refuseTransactionPooling(address, db);
}

/** Says what to do about a pooler that refuses our connections; returns other errors as they are. */
export function explainRefusal(error: unknown): unknown {
  return isRefusedByPooler(error) ? new StartFailure(REFUSED_SETTINGS) : error;
}

async function refuseOldPostgres(db: Db): Promise<void> {
  const {
    rows: [row],
  } = await db.execute<{ version: number }>(
    sql`select current_setting('server_version_num')::int as version`,
  );
  if (row!.version < OLDEST_POSTGRES * 10_000) {
    throw new StartFailure(
      `This PostgreSQL is version ${Math.floor(row!.version / 10_000)}, but Sikhya needs ${OLDEST_POSTGRES} or later; please upgrade it.`,
    );
  }
}

/** Other encodings lack the letters of Odia, or count bytes instead of characters. */
async function refuseEncoding(db: Db): Promise<void> {
  const {
    rows: [row],
  } = await db.execute<{ encoding: string }>(sql`select current_setting('server_encoding') as encoding`);
  if (row!.encoding !== 'UTF8') {
    throw new StartFailure(
      `This database has the encoding ${row!.encoding}, which cannot store Odia; create it with: CREATE DATABASE sikhya TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'.`,
    );
  }
}

/**
 * In transaction mode a pooler lets clients share connections, so our session locks and settings would affect others.
 * The check marks one connection with a setting. With such a pooler, that connection no longer sees the mark, at once or
 * while a second one has a transaction open, or the second one sees it.
 */
async function refuseTransactionPooling(address: DatabaseAddress, db: Db): Promise<void> {
  const mark = crypto.randomUUID();
  const marked = sql`select current_setting('sikhya.connection', true) = ${mark} as marked`;
  const isMarked = async (connection: Db) =>
    (await connection.execute<{ marked: boolean | null }>(marked)).rows[0]!.marked === true;
  await db.execute(sql`select set_config('sikhya.connection', ${mark}, false)`);
  const isShared = await withConnection(
    address,
    async (other) =>
      !(await isMarked(db)) ||
      (await isMarked(other)) ||
      (await other.transaction(async (tx) => (await isMarked(tx)) || !(await isMarked(db)))),
  );
  if (isShared) throw new StartFailure(SHARED_CONNECTIONS);
}

/** Refuses settings with which the processes of this machine need more connections than the server allows. */
export async function refuseLargePool(db: Db, settings: PoolSettings): Promise<void> {
  const {
    rows: [row],
  } = await db.execute<{ available: number }>(
    sql`select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as available`,
  );
  const needed = countConnections(settings);
  if (needed <= row!.available) return;
  const { databasePool, processes } = settings;
  const pools =
    processes === 1 ? `is ${databasePool}` : `is ${databasePool} for each of ${processes} processes`;
  throw new StartFailure(
    `DATABASE_POOL ${pools}, which needs ${needed} connections, but this PostgreSQL allows ${row!.available} (max_connections); lower DATABASE_POOL${processes === 1 ? '' : ' or PROCESSES'}, or raise max_connections.`,
  );
}

/** PgBouncer refuses a connection with startup parameters that it does not know. */
function isRefusedByPooler(error: unknown): boolean {
  if (getSqlState(error) !== '08P01') return false;
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (current.message.includes('unsupported startup parameter')) return true;
  }
  return false;
}
