import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { runningTestsQuery } from '../api.ts';
import { texts } from '../texts.ts';
import { formatClock } from '../time/format-time.ts';
import { useClockJumps } from '../time/use-clock-jumps.ts';
import { useTimeLeft } from '../time/use-time-left.ts';

type RunningClockProps = {
  /** In milliseconds of the server's clock. */
  deadline: number;
  clockOffset: number;
  /** The path of the test. */
  to: string;
};

/** The time left and a link that resumes the test. The list of running tests is refetched when the time is over. */
export function RunningClock({ deadline, clockOffset, to }: RunningClockProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const client = useQueryClient();
  const seconds = useTimeLeft({ deadline, clockOffset });
  const isOver = seconds === 0;
  useClockJumps(() => void client.invalidateQueries({ queryKey: runningTestsQuery.queryKey }));
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: runningTestsQuery.queryKey });
  }, [isOver, client]);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-marigold-ink">
      <p role="timer" className="font-display text-h3 font-semibold tabular-nums">
        <span className="sr-only">{t.timeLeft}</span> {formatClock(seconds, locale)}
      </p>
      <LinkButton to={to}>{t.resumeTest}</LinkButton>
    </div>
  );
}
