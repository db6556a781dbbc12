import { StartFailure } from '../../start-failure.ts';

const useAnother = 'set DATABASE_URL to the address of another PostgreSQL';

const advice: [complaint: RegExp, whatToDo: (folder: string) => string][] = [
  [
    /shared memory|Cannot allocate memory/i,
    () => `free some memory (in a container: allow more) or ${useAnother}`,
  ],
  [
    /No space left on device|Disk quota exceeded/i,
    (folder) => `free about 200 MB on the disk that holds ${folder} and start again`,
  ],
  [
    /shared librar|GLIBC|Library not loaded|Exec format error|\bENOENT\b/i,
    () => `its programs cannot run on this system: run npm install again or ${useAnother}`,
  ],
  [
    /Permission denied|Read-only file system|wrong ownership|\bEACCES\b/i,
    (folder) => `give this user the rights to ${folder} or set DATA_DIR to another folder`,
  ],
];

/** The one line of a program's output that says what went wrong, without its date and rank. */
export function complaintIn(output: string): string | undefined {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const line =
    lines.find((each) => /\b(FATAL|PANIC):/.test(each)) ??
    lines.findLast((each) => /\berror:/i.test(each)) ??
    lines.findLast((each) => !/\b(LOG|HINT|DETAIL):/.test(each));
  return line?.replace(/^.*?\b(FATAL|PANIC|error): +/i, '').trim();
}

export function postgresFailed(doing: string, complaint: string, folder: string): StartFailure {
  const known = advice.find(([pattern]) => pattern.test(complaint));
  const whatToDo = known
    ? known[1](folder)
    : `read the newest file in ${folder}/postgres/log or ${useAnother}`;
  return new StartFailure(`PostgreSQL could not ${doing} (${complaint}); ${whatToDo}.`);
}

/** Errors of the file system become a sentence; anything else is a fault of ours and stays what it is. */
export function fileFailed(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error;
  const place = 'path' in error && typeof error.path === 'string' ? error.path : dataDir;
  switch (error.code) {
    case 'EACCES':
    case 'EPERM':
      return new StartFailure(
        `This user may not use ${place}; give it the rights to ${dataDir} or set DATA_DIR to another folder.`,
      );
    case 'EROFS':
      return new StartFailure(
        `${place} is on a read-only disk; set DATA_DIR to a folder that can be written.`,
      );
    case 'EEXIST':
    case 'ENOTDIR':
      return new StartFailure(`${place} is not a folder; remove it or set DATA_DIR to a folder.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartFailure(`The disk that holds ${dataDir} is full; free about 200 MB and start again.`);
    default:
      return new StartFailure(
        `${dataDir} cannot be used for the database (${error.message}); set DATA_DIR to another folder.`,
      );
  }
}
