const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** 1:02:09, 17:42, 0:09. */
export function formatClock(seconds: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = pad(seconds % MINUTE);
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const WARNINGS = [
  { seconds: 10, text: '10 seconds left' },
  { seconds: MINUTE, text: '1 minute left' },
  { seconds: 5 * MINUTE, text: '5 minutes left' },
];

/**
 * The warning that screen readers announce; empty for none. `secondsAtOpening` is the time left when the attempt was
 * opened: a test of two minutes, or one resumed late, does not announce five minutes.
 */
export function getTimeWarning(secondsLeft: number, secondsAtOpening: number): string {
  if (secondsLeft <= 0) return 'The time is over';
  const isDue = (at: number) => secondsLeft <= at && at < secondsAtOpening;
  return WARNINGS.find(({ seconds }) => isDue(seconds))?.text ?? '';
}
