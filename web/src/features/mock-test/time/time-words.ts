const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** 1:02:09, 17:42, 0:09. */
export function clockWords(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** 20 min, 1 h 40 min. The spaces within do not break. */
export function minutesWords(seconds: number): string {
  const minutes = Math.round(seconds / MINUTE);
  if (minutes < 60) return `${minutes}\u00a0min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? '' : ` ${rest}\u00a0min`}`;
}

const WARNINGS = [
  { at: 10, words: '10 seconds left' },
  { at: MINUTE, words: '1 minute left' },
  { at: 5 * MINUTE, words: '5 minutes left' },
];

/**
 * What is announced about the time left, given the time left when the test was opened here: a test of two minutes, or
 * one resumed late, has no five minutes to announce.
 */
export function warningAt(seconds: number, secondsAtOpening: number): string {
  if (seconds <= 0) return 'The time is over';
  return WARNINGS.find(({ at }) => seconds <= at && at < secondsAtOpening)?.words ?? '';
}
