import { useEffect, useEffectEvent, useState } from 'react';
import type { Sheet } from '../sheet/sheet.ts';
import { clockWords, warningAt } from '../time/time-words.ts';
import { useTimeLeft } from '../time/use-time-left.ts';

const SHORT_SECONDS = 60;

/** Drawn by itself every second, so that nothing else is. */
export function Countdown({ sheet, onTimeUp }: { sheet: Sheet; onTimeUp: () => void }) {
  const seconds = useTimeLeft(sheet);
  const [secondsAtOpening] = useState(seconds);
  const tell = useEffectEvent(onTimeUp);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  const look = seconds <= SHORT_SECONDS ? 'bg-wrong-soft text-wrong' : 'bg-marigold-soft text-marigold-ink';
  return (
    <div>
      <p
        role="timer"
        aria-label={`Time left: ${clockWords(seconds)}`}
        className={`rounded-soft px-3.5 py-1.5 font-display text-h3 font-semibold tabular-nums ${look}`}
      >
        {clockWords(seconds)}
      </p>
      <p aria-live="polite" className="sr-only">
        {warningAt(seconds, secondsAtOpening)}
      </p>
    </div>
  );
}
