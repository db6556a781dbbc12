export { formatRupees } from '@sikhya/contract/rupees.ts';

/** Always en-IN: browsers have no or-IN and would fall back to other rules for grouping and date order. */
const LOCALE = 'en-IN';

const counts = new Intl.NumberFormat(LOCALE);
const dates = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** 1,20,000 */
export function formatNumber(number: number): string {
  return counts.format(number);
}

/** 1 chapter, 14 chapters, 1,20,000 questions. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${counts.format(count)} ${count === 1 ? one : many}`;
}

/** 15 Aug 2026, in Indian time wherever the reader is. */
export function formatDate(moment: string | Date): string {
  return dates.format(new Date(moment));
}

/** Rounds minutes to whole hours (90 is 2 h); less than an hour stays minutes. Uses a non-breaking space. */
export function formatHours(minutes: number): string {
  if (minutes < 60) return formatDuration(minutes);
  return `${counts.format(Math.round(minutes / 60))}\u00a0h`;
}

/** Exact minutes: 25 min, 2 h, 1 h 25 min. A non-breaking space joins a number and its unit. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && `${counts.format(hours)}\u00a0h`,
    (rest > 0 || hours === 0) && `${rest}\u00a0min`,
  ];
  return parts.filter(Boolean).join(' ');
}

const shortDates = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});
const weekdays = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'Asia/Kolkata' });

/** 15 Aug, where the year is obvious. */
export function formatShortDate(moment: string): string {
  return shortDates.format(new Date(moment));
}

/** Sat */
export function formatWeekday(moment: string): string {
  return weekdays.format(new Date(moment));
}

/** 1,240 KB; at least 1 KB. */
export function formatKilobytes(bytes: number): string {
  return `${counts.format(Math.max(1, Math.round(bytes / 1024)))} KB`;
}

const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** 512 KB, 4.2 MB, 37 GB. */
export function formatBytes(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = unit > 0 && size < 10 ? 1 : 0;
  return `${size.toLocaleString(LOCALE, { maximumFractionDigits: digits })}\u00a0${UNITS[unit]}`;
}

/** 12 ms, 4.2 s, 3 min, 5 h 20 min, 12 days. */
export function formatMilliseconds(ms: number): string {
  if (ms < 1000) return `${ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms)}\u00a0ms`;
  if (ms < 60_000) return `${ms < 10_000 ? Math.round(ms / 100) / 10 : Math.round(ms / 1000)}\u00a0s`;
  const minutes = Math.floor(ms / 60_000);
  const days = Math.floor(minutes / 1440);
  return days < 2 ? formatDuration(minutes) : formatCount(days, 'day');
}
