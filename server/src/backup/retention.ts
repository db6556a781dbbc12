import type { FoundBackup } from './backup-folders.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 02:30 in India, when hardly anybody studies. */
const NIGHT_UTC_MS = 21 * HOUR_MS;
const KEPT = 7;

/** Whether the backup of the last night is still to be made; a database that is younger than that night needs none. */
export function isDue(
  { newest, since }: { newest: Date | undefined; since: Date | undefined },
  now: Date,
): boolean {
  const night = Math.floor((now.getTime() - NIGHT_UTC_MS) / DAY_MS) * DAY_MS + NIGHT_UTC_MS;
  if (newest) return newest.getTime() < night;
  return since !== undefined && since.getTime() < night;
}

/** Which of the backups, the newest first, may go. */
export function tooOld(backups: FoundBackup[]): FoundBackup[] {
  return backups.filter(({ maker }) => maker === 'nightly').slice(KEPT);
}
