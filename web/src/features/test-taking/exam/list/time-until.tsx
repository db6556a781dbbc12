import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormatter } from '../../../../language/formatter.ts';
import { useLocale } from '../../../../language/locale.tsx';
import { formatClock } from '../../time/format-time.ts';
import { useClockJumps } from '../../time/use-clock-jumps.ts';
import { useTimeLeft } from '../../time/use-time-left.ts';

const DAY_SECONDS = 24 * 3600;
/** The server's clock may be a moment behind the estimate, so it is asked until the exam has changed. */
const REFETCH_MS = 2000;

type TimeUntilProps = { label: string; time: string; clockOffset: number };

/** Counts down to a time by the server's clock. The lists of exams are refetched when it has come. */
export function TimeUntil({ label, time, clockOffset }: TimeUntilProps) {
  const client = useQueryClient();
  const locale = useLocale();
  const format = useFormatter();
  const seconds = useTimeLeft({ deadline: Date.parse(time), clockOffset });
  const isOver = seconds === 0;
  useClockJumps(() => void client.invalidateQueries({ queryKey: ['exams'] }));
  useEffect(() => {
    if (!isOver) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: ['exams'] }), REFETCH_MS);
    return () => clearInterval(timer);
  }, [isOver, client]);
  const minutes = Math.floor(seconds / 60);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-marigold-ink">
      <span className="text-small">{label}</span>
      <span role="timer" className="font-display text-h3 font-semibold tabular-nums">
        {seconds >= DAY_SECONDS ? format.milliseconds(minutes * 60_000) : formatClock(seconds, locale)}
      </span>
    </p>
  );
}
