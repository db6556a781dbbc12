import { useEffect, useEffectEvent, useState } from 'react';
import type { Attempt } from '../attempt/attempt.ts';
import { formatClock, getTimeWarning } from '../time/format-time.ts';
import { useTimeLeft } from '../time/use-time-left.ts';

const RED_BELOW_SECONDS = 60;

type CountdownProps = { attempt: Attempt; onTimeUp: () => void };

/** A component of its own, so that only it renders every second. */
export function Countdown({ attempt, ...props }: CountdownProps) {
  const seconds = useTimeLeft(attempt);
  const [secondsAtOpening] = useState(seconds);
  const onTimeUp = useEffectEvent(props.onTimeUp);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onTimeUp();
  }, [isOver]);
  const colours =
    seconds <= RED_BELOW_SECONDS ? 'bg-wrong-soft text-wrong' : 'bg-marigold-soft text-marigold-ink';
  return (
    <div>
      <p
        role="timer"
        aria-label={`Time left: ${formatClock(seconds)}`}
        className={`rounded-soft px-3.5 py-1.5 font-display text-h3 font-semibold tabular-nums ${colours}`}
      >
        {formatClock(seconds)}
      </p>
      <p aria-live="polite" className="sr-only">
        {getTimeWarning(seconds, secondsAtOpening)}
      </p>
    </div>
  );
}
