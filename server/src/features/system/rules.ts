const OLD_AFTER_MS = 2 * 24 * 3600 * 1000;

/** Whether there is a backup, and one that somebody would want to go back to. */
export function backupState(madeAt: Date | undefined, now: Date): 'fresh' | 'old' | 'none' {
  if (!madeAt) return 'none';
  return now.getTime() - madeAt.getTime() > OLD_AFTER_MS ? 'old' : 'fresh';
}
