import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { texts } from '../texts.ts';
import { formatClock } from '../time/format-time.ts';
import { useClockJumps } from '../time/use-clock-jumps.ts';
import { useTimeLeft } from '../time/use-time-left.ts';

type OpenAttemptNoticeProps = { deadline: number; clockOffset: number; answered: number };

/** Shown when the student has an open attempt, started on this or another device. */
export function OpenAttemptNotice({ deadline, clockOffset, answered }: OpenAttemptNoticeProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const client = useQueryClient();
  const seconds = useTimeLeft({ deadline, clockOffset });
  useClockJumps(() => void client.invalidateQueries({ queryKey: ['mock-test', 'chapter'] }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-soft border border-marigold bg-marigold-soft px-5 py-4 text-marigold-ink">
      <div>
        <p className="font-semibold">{t.testIsRunning}</p>
        <p>{t.answersSaved({ count: answered })}</p>
      </div>
      <p className="font-display text-h2 font-semibold tabular-nums">
        <span className="sr-only">{t.timeLeft}</span> {formatClock(seconds, locale)}
      </p>
    </div>
  );
}
