/** A backup or restore is not possible and a person has to act. The message is printed without a stack. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Explains errors of the disk while a backup is written; returns every other error unchanged. */
export function explainDiskError(error: unknown, folder: string): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // without a database its socket is missing, which has the same codes
  if (syscall === 'connect') return error;
  if (['ENOSPC', 'EDQUOT'].includes(code)) {
    return failure(
      `The disk is full, so no backup was made in ${folder}; older backups were left alone.`,
      error,
    );
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code)) {
    return failure(
      `No backup can be written to ${folder} (${code}); give this user write access, or choose another folder.`,
      error,
    );
  }
  return error;
}

function failure(message: string, cause: unknown): BackupError {
  return new BackupError(message, { cause });
}
