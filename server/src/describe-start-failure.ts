import { EmbeddedPostgresError } from '@sikhya/embedded-postgres';
import { getSqlState, isConnectionLost } from './database/errors.ts';
import { failureSummary } from './failure-summary.ts';
import { StartFailure } from './start-failure.ts';
import { StorageError } from './storage/storage.ts';

/** Returns one sentence that says what is wrong and what to do, or the stack trace of an unexpected error. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartFailure || error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof StorageError) return failureSummary(error);
  return describeFileError(error) ?? describeDatabaseError(error) ?? error.stack ?? error.message;
}

/** Turns an error of `listen` into a start failure that says what to do. */
export function toListenFailure(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} is in use by another program; stop it or choose another port, for example PORT=${port + 1}.`,
      );
    case 'EACCES':
      return new StartFailure(
        `This user is not allowed to listen on port ${port}; set PORT to a number above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFailure(
        `This machine has no address '${host}'; set HOST to localhost, or to 0.0.0.0 for all addresses.`,
      );
    default:
      return error;
  }
}

function describeFileError(error: Error): string | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (!path || !['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'ENOENT'].includes(code))
    return undefined;
  return `The server cannot write to ${path} (${code}); check its permissions and the free disk space, or set DATA_DIR to another folder.`;
}

const DATABASE_MESSAGES: Record<string, string> = {
  '28P01': 'The database refuses the password in DATABASE_URL; please correct it.',
  '28000': 'The database refuses the user in DATABASE_URL; please correct it or its pg_hba.conf.',
  '3D000':
    'The database that DATABASE_URL names does not exist; create it with CREATE DATABASE, with a UTF-8 locale.',
  '42501':
    'The user in DATABASE_URL may not create tables or the extension pg_trgm; ask the database administrator for these rights.',
  '25006':
    'The database in DATABASE_URL is read-only. If it is a standby, use the address of the primary, or start again when the failover is over. Otherwise see whether its disk is full, because providers then make a database read-only.',
  '53300': 'The database has no free connections; raise its max_connections, or lower DATABASE_POOL.',
};

function describeDatabaseError(error: Error): string | undefined {
  const known = DATABASE_MESSAGES[getSqlState(error) ?? ''];
  if (known) return known;
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const { code, address, port } = current as NodeJS.ErrnoException & { address?: string; port?: number };
    const isUnreachable = /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|ECONNRESET)$/.test(code ?? '');
    if (isUnreachable || isConnectionLost(current)) {
      const where = address ? ` at ${address}${port ? `:${port}` : ''}` : '';
      return `The database${where} cannot be reached (${code ?? current.message}); check DATABASE_URL and that PostgreSQL is running there.`;
    }
  }
  return undefined;
}
