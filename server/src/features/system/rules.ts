const OLD_AFTER_MS = 2 * 24 * 3600 * 1000;

/** A backup is old after two days. */
export function getBackupState(madeAt: Date | undefined, now: Date): 'fresh' | 'old' | 'none' {
  if (!madeAt) return 'none';
  return now.getTime() - madeAt.getTime() > OLD_AFTER_MS ? 'old' : 'fresh';
}
