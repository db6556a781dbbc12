/** A backup or a restore cannot be done and a person has to act. The message is one plain sentence, printed as it stands. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';
}

/** What a disk may say to the writer of a backup, in words; anything else stays as it is. */
export function explained(error: unknown, folder: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EDQUOT'].includes(code)) {
    return failure(
      `The disk is full, so no backup was made in ${folder}; older backups were left alone.`,
      error,
    );
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) {
    return failure(
      `No backup can be written to ${folder} (${code}); give the right to, or name another folder.`,
      error,
    );
  }
  return error;
}

function failure(sentence: string, cause: unknown): BackupFailure {
  return new BackupFailure(sentence, { cause });
}
