export { formatRupees } from '@sikhya/contract/rupees.ts';

/** en-IN throughout: browsers do not know or-IN, and group and order by other rules when asked for it. */
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

/** 15 Aug 2026, by the calendar of Odisha wherever the reader is. */
export function formatDate(moment: string | Date): string {
  return dates.format(new Date(moment));
}

/** Minutes in whole hours: 90 is 2 h. The space does not break. */
export function formatHours(minutes: number): string {
  return `${counts.format(Math.round(minutes / 60))}\u00a0h`;
}

/** Minutes as they are: 25 min, 2 h, 1 h 25 min. A number and its unit stay together. */
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

/** 15 Aug, where the year is plain. */
export function formatShortDate(moment: string): string {
  return shortDates.format(new Date(moment));
}

/** Sat */
export function formatWeekday(moment: string): string {
  return weekdays.format(new Date(moment));
}

/** 1,240 KB; what is smaller than one counts as one. */
export function formatKilobytes(bytes: number): string {
  return `${counts.format(Math.max(1, Math.round(bytes / 1024)))} KB`;
}

const moments = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** 15 Nov, 2:20 pm, by the clock of whoever reads it: it is about this device. */
export function formatMoment(moment: number): string {
  return moments.format(moment);
}
