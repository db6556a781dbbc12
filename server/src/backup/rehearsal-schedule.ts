import type { FoundBackup } from './backup-folders.ts';
import type { Rehearsal } from './rehearsal-queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Long, because a rehearsal that crashes the process must not crash it again and again. */
const RETRY_MS = 6 * HOUR_MS;

/** Whether the newest backup should be restored as a test now. */
export function isRehearsalDue(
  {
    newest,
    last,
  }: {
    newest: { name: string } & Pick<FoundBackup, 'madeAt'>;
    last: Pick<Rehearsal, 'backup' | 'madeAt' | 'startedAt' | 'failure'> | null;
  },
  { now, everyDays }: { now: Date; everyDays: number },
): boolean {
  // a rehearsal in the future was made while the clock was wrong
  if (!last || last.startedAt > now) return true;
  if (last.failure !== null && last.backup !== newest.name) return true;
  if (last.failure !== null) return now.getTime() - last.startedAt.getTime() >= RETRY_MS;
  // a backup may be made some hours late
  return newest.madeAt.getTime() - last.madeAt.getTime() >= (everyDays - 0.5) * DAY_MS;
}
