import { toOdiaDigits } from '@sikhya/contract/language/digits.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { texts } from '../texts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** 1:02:09, 17:42, 0:09. */
export function formatClock(seconds: number, { digits }: Locale): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = pad(seconds % MINUTE);
  const time =
    seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
  return digits === 'odia' ? toOdiaDigits(time) : time;
}

const WARNINGS_AT_SECONDS = [10, MINUTE, 5 * MINUTE];

/**
 * The warning that screen readers announce; empty for none. `secondsAtOpening` is the time left when the attempt was
 * opened: a test of two minutes, or one resumed late, does not announce five minutes.
 */
export function getTimeWarning(
  secondsLeft: number,
  secondsAtOpening: number,
  t: Texts<typeof texts>,
): string {
  if (secondsLeft <= 0) return t.timeIsOver;
  const due = WARNINGS_AT_SECONDS.find((at) => secondsLeft <= at && at < secondsAtOpening);
  if (due === undefined) return '';
  return due < MINUTE ? t.secondsLeft({ count: due }) : t.minutesLeft({ count: due / MINUTE });
}
