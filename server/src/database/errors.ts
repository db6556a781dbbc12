import { DatabaseError } from 'pg';
import { StorageError } from '../storage/storage.ts';

/** The five-letter SQLSTATE of PostgreSQL, also where Drizzle has wrapped the error. */
export function getSqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseError) return current.code;
  }
  return undefined;
}

/**
 * The SQLSTATE classes for lost connections, shutdown and missing resources, and the one of a server that only reads,
 * such as a primary that becomes a standby.
 */
const UNAVAILABLE_STATES = /^(08|57P|53|25006)/;
const SYSTEM_ERRORS = /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ETIMEDOUT|ENOENT|EPIPE)$/;

/** pg gives these errors no code. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout (expired|exceeded when trying to connect)|Cannot use a pool after)/;

const CONNECT_TIMEOUT_MESSAGES =
  /^(timeout (expired|exceeded when trying to connect)|Connection terminated due to connection timeout)/;

const READ_ONLY = '25006';
const FEATURE_NOT_SUPPORTED = '0A000';
const UNKNOWN_STATEMENT_NAME = '26000';

/**
 * Whether the prepared statement of this connection cannot be used: a migration has changed its columns, or another
 * caller sent it first and it could not be prepared.
 */
export function mustPrepareAgain(error: unknown): boolean {
  const state = getSqlState(error);
  if (state === UNKNOWN_STATEMENT_NAME) return true;
  if (state !== FEATURE_NOT_SUPPORTED) return false;
  const { message } = (error instanceof DatabaseError ? error : (error as Error).cause) as Error;
  return message.startsWith('cached plan must not change');
}

/** Whether this connection refuses writes, for example because it was opened while the server was read-only. */
export function isReadOnly(error: unknown): boolean {
  return getSqlState(error) === READ_ONLY;
}

/** The database has stopped answering although its connections are open. */
export class DatabaseSilent extends Error {
  constructor() {
    super('The database does not answer.');
  }
}

/** The address leads to a standby, which happens during a failover. */
export class DatabaseIsStandby extends Error {
  constructor() {
    super('The database is a standby.');
  }
}

/** Whether the database could not be reached, or could not serve anybody at that moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // an object store that cannot be reached fails with the same system errors
  if (error instanceof StorageError) return false;
  if (UNAVAILABLE_STATES.test(getSqlState(error) ?? '')) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseSilent || current instanceof DatabaseIsStandby) return true;
    if (isConnectionLost(current)) return true;
    if ('code' in current && SYSTEM_ERRORS.test(String(current.code))) return true;
  }
  return false;
}

const UNIQUE_VIOLATION = '23505';

/** Whether a row with the same unique value exists, or was stored at the same moment. */
export function isUniqueViolation(error: unknown): boolean {
  return getSqlState(error) === UNIQUE_VIOLATION;
}

/** query_canceled, serialization_failure, deadlock_detected */
const ROLLED_BACK_STATES = /^(57014|40001|40P01)$/;

/** Whether PostgreSQL rolled back a statement that took too long or met concurrent ones, so that it may be tried again. */
export function isRolledBack(error: unknown): boolean {
  return ROLLED_BACK_STATES.test(getSqlState(error) ?? '');
}

/** Whether pg itself reports a connection that it lost or could not open in time. */
export function isConnectionLost(error: Error): boolean {
  return CONNECTION_MESSAGES.test(error.message);
}

export function isConnectTimeout(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (CONNECT_TIMEOUT_MESSAGES.test(current.message)) return true;
  }
  return false;
}
