import { sql } from 'drizzle-orm';
import { StartFailure } from '../start-failure.ts';
import { type DatabaseAddress, withConnection } from './connection.ts';
import type { Db } from './database.ts';
import { postgresCode } from './errors.ts';

const OLDEST_POSTGRES = 15;
/** Beside the pool: one for locks, one for migrations, one for a backup. */
const CONNECTIONS_BESIDE_POOL = 3;

const REMEDY =
  'name the address of PostgreSQL itself, or set pool_mode = session and ignore_startup_parameters = options, statement_timeout, idle_in_transaction_session_timeout.';
const SHARED_CONNECTIONS = `DATABASE_URL leads to a connection pooler such as PgBouncer in transaction or statement mode, which Sikhya cannot use; ${REMEDY}`;
const REFUSED_SETTINGS = `DATABASE_URL leads to a connection pooler such as PgBouncer that refuses settings of ours; ${REMEDY}`;

/** Refuses a server on which the product would not work, before anything is written or locked there. */
export async function checkServer(address: DatabaseAddress, db: Db): Promise<void> {
  try {
    await refuseOldPostgres(db);
    await refuseTransactionPooling(address, db);
  } catch (error) {
    throw isRefusedByPooler(error) ? new StartFailure(REFUSED_SETTINGS) : error;
  }
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

/**
 * Locks and settings of a session would be left on a connection that others use. A pooler gives itself away: what one
 * connection sets is seen by another, or no longer by itself while another has a transaction open.
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
      (await isMarked(other)) ||
      (await other.transaction(async (tx) => (await isMarked(tx)) || !(await isMarked(db)))),
  );
  if (isShared) throw new StartFailure(SHARED_CONNECTIONS);
}

/** Refuses more connections than the server allows. */
export async function refuseLargePool(db: Db, pool: number): Promise<void> {
  const {
    rows: [row],
  } = await db.execute<{ available: number }>(
    sql`select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as available`,
  );
  const most = row!.available - CONNECTIONS_BESIDE_POOL;
  if (pool > most) {
    throw new StartFailure(
      `DATABASE_POOL is ${pool}, but this PostgreSQL has room for ${most} at most (max_connections); lower the one or raise the other.`,
    );
  }
}

/** PgBouncer refuses settings at the start of a connection that it does not know. */
function isRefusedByPooler(error: unknown): boolean {
  if (postgresCode(error) !== '08P01') return false;
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (current.message.includes('unsupported startup parameter')) return true;
  }
  return false;
}
