import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { texts } from '../texts.ts';
import { formatClock, getTimeWarning } from '../time/format-time.ts';
import { useTimeLeft } from '../time/use-time-left.ts';

const RED_BELOW_SECONDS = 60;

type CountdownProps = {
  /** In milliseconds of the server's clock, and what to add to this device's clock to get it. */
  attempt: { deadline: number; clockOffset: number };
  onTimeUp: () => void;
  /** Shown before the time where there are two clocks. */
  label?: string;
};

/** A component of its own, so that only it renders every second. */
export function Countdown({ attempt, label, ...props }: CountdownProps) {
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
        aria-label={label ? `${label}: ${time}` : `${t.timeLeft} ${time}`}
        className={`rounded-soft font-display font-semibold tabular-nums ${label ? 'flex items-baseline justify-between gap-2 px-2.5 py-0.5' : 'px-3.5 py-1.5 text-h3'} ${colours}`}
      >
        {label && <span className="text-small font-normal">{label}</span>}
        {time}
      </p>
      <p aria-live="polite" className="sr-only">
        {getTimeWarning(seconds, secondsAtOpening, t)}
      </p>
    </div>
  );
}
