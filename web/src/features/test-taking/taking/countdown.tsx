import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import type { Attempt } from '../attempt/attempt.ts';
import { texts } from '../texts.ts';
import { formatClock, getTimeWarning } from '../time/format-time.ts';
import { useTimeLeft } from '../time/use-time-left.ts';

const RED_BELOW_SECONDS = 60;

type CountdownProps = { attempt: Attempt; onTimeUp: () => void };

/** A component of its own, so that only it renders every second. */
export function Countdown({ attempt, ...props }: CountdownProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const seconds = useTimeLeft(attempt);
  const [secondsAtOpening] = useState(seconds);
  const onTimeUp = useEffectEvent(props.onTimeUp);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onTimeUp();
  }, [isOver]);
  const colours =
    seconds <= RED_BELOW_SECONDS ? 'bg-wrong-soft text-wrong' : 'bg-marigold-soft text-marigold-ink';
  const time = formatClock(seconds, locale);
  return (
    <div>
      <p
        role="timer"
        aria-label={`${t.timeLeft} ${time}`}
        className={`rounded-soft px-3.5 py-1.5 font-display text-h3 font-semibold tabular-nums ${colours}`}
      >
        {time}
      </p>
      <p aria-live="polite" className="sr-only">
        {getTimeWarning(seconds, secondsAtOpening, t)}
      </p>
    </div>
  );
}
