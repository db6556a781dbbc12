import type { FoundBackup } from './backup-folders.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 02:30 in India, when hardly anybody studies. */
const NIGHT_UTC_MS = 21 * HOUR_MS;
const MAX_NIGHTLY_BACKUPS = 7;

/** Whether the backup of last night has not been made yet. A database that was created after that night needs none. */
export function isDue(
  { newest, since }: { newest: Date | undefined; since: Date | undefined },
  now: Date,
): boolean {
  const night = Math.floor((now.getTime() - NIGHT_UTC_MS) / DAY_MS) * DAY_MS + NIGHT_UTC_MS;
  if (newest) return newest.getTime() < night;
  return since !== undefined && since.getTime() < night;
}

/** Returns the backups to delete; `backups` starts with the newest. */
export function findExpiredBackups(backups: FoundBackup[]): FoundBackup[] {
  return backups.filter(({ kind }) => kind === 'nightly').slice(MAX_NIGHTLY_BACKUPS);
}
