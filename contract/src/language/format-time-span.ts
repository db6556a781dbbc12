import { groupDigits } from './digits.ts';
import type { FormatWords } from './format-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A non-breaking space joins a number and its unit. */
export function withUnit(value: string, unit: string): string {
  return `${value}\u00a0${unit}`;
}

/** Exact minutes as hours and minutes. */
export function formatDuration(minutes: number, words: FormatWords): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && withUnit(groupDigits(hours), words.hour),
    (rest > 0 || hours === 0) && withUnit(groupDigits(rest), words.minute),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Two units at most, from milliseconds to days. */
export function formatMilliseconds(ms: number, words: FormatWords): string {
  if (ms < 1000) return withUnit(groupDigits(ms, ms < 10 ? 1 : 0), words.millisecond);
  if (ms < MINUTE_MS) return withUnit(groupDigits(ms / 1000, ms < 10_000 ? 1 : 0), words.second);
  const days = Math.floor(ms / DAY_MS);
  return days < 2 ? formatDuration(Math.floor(ms / MINUTE_MS), words) : words.day(groupDigits(days), false);
}

/** How long ago or how far ahead a moment is, by its difference to now. */
export function formatRelative(differenceMs: number, words: FormatWords): string {
  const span = describeSpan(Math.abs(differenceMs), words);
  if (span === undefined) return words.justNow;
  return differenceMs < 0 ? words.ago(span) : words.ahead(span);
}

/** The largest whole unit; undefined for less than a minute. */
function describeSpan(ms: number, words: FormatWords): string | undefined {
  const [unitMs, describe] =
    ms >= DAY_MS
      ? ([DAY_MS, words.day] as const)
      : ms >= HOUR_MS
        ? ([HOUR_MS, words.spans.hour] as const)
        : ([MINUTE_MS, words.spans.minute] as const);
  const count = Math.floor(ms / unitMs);
  return count === 0 ? undefined : describe(groupDigits(count), count === 1);
}
