import type { readRehearsals } from '../../backup/rehearsal-queries.ts';
import { type Family, singleSample } from '../../metrics/text-format.ts';

/** Returns the metrics of restore rehearsals; none before the first one has finished. */
export function rehearsalFamilies({
  last,
  succeededAt,
}: Awaited<ReturnType<typeof readRehearsals>>): Family[] {
  const families: Family[] = [];
  if (last?.endedAt) {
    const seconds = (last.endedAt.getTime() - last.startedAt.getTime()) / 1000;
    families.push(
      singleSample(
        'gauge',
        'sikhya_restore_rehearsal_succeeded',
        'Whether the last backup that was restored as a test was good.',
        last.failure === null ? 1 : 0,
      ),
      singleSample(
        'gauge',
        'sikhya_restore_rehearsal_duration_seconds',
        'Duration of the last restore as a test.',
        Math.max(0, seconds),
      ),
    );
  }
  if (succeededAt)
    families.push(
      singleSample(
        'gauge',
        'sikhya_restore_rehearsal_last_success_timestamp_seconds',
        'Time of the last successful restore as a test.',
        succeededAt.getTime() / 1000,
      ),
    );
  return families;
}
