import { EmbeddedPostgresError } from '@sikhya/embedded-postgres';
import { getSqlState, isConnectionLost } from './database/errors.ts';
import { StartFailure } from './start-failure.ts';

/** Why the start failed, in one sentence that says what to do; where nobody foresaw it, all that is known. */
export function reasonInWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartFailure || error instanceof EmbeddedPostgresError) return error.message;
  return fileReason(error) ?? databaseReason(error) ?? error.stack ?? error.message;
}

/** Why the server cannot listen where it should. */
export function listenFailure(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} is taken by another program; stop that one, or choose another port, for example with PORT=${port + 1}.`,
      );
    case 'EACCES':
      return new StartFailure(`This user may not listen on port ${port}; choose one above 1023 with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFailure(
        `This machine has no address '${host}'; set HOST to localhost, or to 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
}

function fileReason(error: Error): string | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (!path || !['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'ENOENT'].includes(code))
    return undefined;
  return `The server cannot write to ${path} (${code}); give it the right and the room to, or set DATA_DIR to another folder.`;
}

const DATABASE_REASONS: Record<string, string> = {
  '28P01': 'The database refuses the password in DATABASE_URL; please correct it.',
  '28000': 'The database refuses the user in DATABASE_URL; please correct it or its pg_hba.conf.',
  '3D000':
    'The database that DATABASE_URL names does not exist; create it with CREATE DATABASE, with a UTF-8 locale.',
  '42501':
    'The user in DATABASE_URL may not make tables or the extension pg_trgm; let an administrator of the database grant that.',
  '53300': 'The database has no connection left; raise its max_connections, or lower DATABASE_POOL.',
};

function databaseReason(error: Error): string | undefined {
  const known = DATABASE_REASONS[getSqlState(error) ?? ''];
  if (known) return known;
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const { code, address, port } = current as NodeJS.ErrnoException & { address?: string; port?: number };
    const isUnreachable = /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|ECONNRESET)$/.test(code ?? '');
    if (isUnreachable || isConnectionLost(current)) {
      const place = address ? ` at ${address}${port ? `:${port}` : ''}` : '';
      return `The database${place} cannot be reached (${code ?? current.message}); check DATABASE_URL and that PostgreSQL is running there.`;
    }
  }
  return undefined;
}
