/**
 * PostgreSQL cannot start and a person has to act. The message says what is wrong and what to do. It names the
 * server's settings DATA_DIR and DATABASE_URL, because those are what the person can change.
 */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

const useAnotherDatabase = 'set DATABASE_URL to the address of another PostgreSQL';

const advices: [reason: RegExp, advice: (dataDir: string) => string][] = [
  [
    /shared memory|Cannot allocate memory/i,
    () => `free some memory (in a container: allow more) or ${useAnotherDatabase}`,
  ],
  [
    /No space left on device|Disk quota exceeded/i,
    (dataDir) => `free about 200 MB on the disk of ${dataDir} and start again`,
  ],
  [
    /shared librar|GLIBC|Library not loaded|Exec format error|\bENOENT\b/i,
    () => `its programs cannot run on this system: run npm install again or ${useAnotherDatabase}`,
  ],
  [
    /Permission denied|Read-only file system|wrong ownership|\bEACCES\b/i,
    (dataDir) => `give this user access to ${dataDir} or set DATA_DIR to another folder`,
  ],
];

/** Returns the line of a program's output that says what went wrong, without its date and severity. */
export function findReason(output: string): string | undefined {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const line =
    lines.find((each) => /\b(FATAL|PANIC):/.test(each)) ??
    lines.findLast((each) => /\berror:/i.test(each)) ??
    lines.findLast((each) => !/\b(LOG|HINT|DETAIL):/.test(each));
  return line?.replace(/^.*?\b(FATAL|PANIC|error): +/i, '').trim();
}

export function postgresFailed(action: string, reason: string, dataDir: string): EmbeddedPostgresError {
  const known = advices.find(([pattern]) => pattern.test(reason));
  const advice = known
    ? known[1](dataDir)
    : `read the newest file in ${dataDir}/postgres/log or ${useAnotherDatabase}`;
  return new EmbeddedPostgresError(`PostgreSQL could not ${action} (${reason}); ${advice}.`);
}

/** Explains errors of the file system; returns every other error unchanged. */
export function explainFileError(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : dataDir;
  return new EmbeddedPostgresError(describeFileError(error.code, path, dataDir, error.message));
}

function describeFileError(code: unknown, path: string, dataDir: string, message: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `This user has no access to ${path}; give it access to ${dataDir} or set DATA_DIR to another folder.`;
    case 'EROFS':
      return `${path} is on a read-only disk; set DATA_DIR to a folder that can be written.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} is not a folder; remove it or set DATA_DIR to a folder.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk of ${dataDir} is full; free about 200 MB and start again.`;
    default:
      return `${dataDir} cannot be used for the database (${message}); set DATA_DIR to another folder.`;
  }
}
