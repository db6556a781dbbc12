import { getSqlState } from '../database/errors.ts';
import { BackupError } from './errors.ts';
import type { Rehearsal } from './rehearsal-queries.ts';

type RehearsalFailure = NonNullable<Rehearsal['failure']>;

const INSUFFICIENT_PRIVILEGE = '42501';
const DISK_FULL = '53100';

/** A rehearsal that cannot be made on this machine, whatever the backup is like. */
export class RehearsalError extends BackupError {
  readonly failure: RehearsalFailure;

  constructor(failure: RehearsalFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Returns what kind of failure an error is, so that admins are told what to do. */
export function getRehearsalFailure(error: unknown): RehearsalFailure {
  if (error instanceof RehearsalError) return error.failure;
  if (getSqlState(error) === DISK_FULL) return 'space';
  return error instanceof BackupError ? 'damaged' : 'other';
}

/** Says what the database user lacks; returns every other error unchanged. */
export function explainCreateError(error: unknown): unknown {
  if (getSqlState(error) !== INSUFFICIENT_PRIVILEGE) return error;
  return new RehearsalError(
    'permission',
    'The database user may not create databases, so backups cannot be restored as a test. ALTER ROLE … CREATEDB allows it; BACKUP_REHEARSAL_DAYS=0 turns these tests off.',
  );
}
