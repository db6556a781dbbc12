import { formatClock } from '../time/format-time.ts';
import { useTimeLeft } from '../time/use-time-left.ts';

type OpenAttemptNoticeProps = { deadline: number; clockOffset: number; answered: string };

/** Shown when the student has an open attempt, started on this or another device. */
export function OpenAttemptNotice({ deadline, clockOffset, answered }: OpenAttemptNoticeProps) {
  const seconds = useTimeLeft({ deadline, clockOffset });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-soft border border-marigold bg-marigold-soft px-5 py-4 text-marigold-ink">
      <div>
        <p className="font-semibold">Your test is running</p>
        <p>{answered} saved so far. The clock is running.</p>
      </div>
      <p className="font-display text-h2 font-semibold tabular-nums">
        <span className="sr-only">Time left: </span>
        {formatClock(seconds)}
      </p>
    </div>
  );
}
