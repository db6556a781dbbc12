import { type ClockTime, type Moment, toDeviceTime, toIndianTime } from './clock-time.ts';
import { groupDigits } from './digits.ts';
import { getNumberFormatter, type NumberFormatter, withOdiaDigits } from './format-number.ts';
import { formatDuration, formatMilliseconds, formatRelative, withUnit } from './format-time-span.ts';
import { FORMAT_WORDS, type FormatWords } from './format-words.ts';
import { getLocale, type Language, type Locale } from './language.ts';

/**
 * Formats numbers, dates and durations. Everything but the grouping of numbers is written by hand: Chromium has no
 * Odia locale data, and the English data of Chromium and Node differ between their versions.
 */
export type Formatter = NumberFormatter & {
  /** 15 Aug 2026, in Indian time wherever the reader is. */
  date(moment: Moment): string;
  /** 15 Aug, in Indian time, where the year is obvious. */
  shortDate(moment: Moment): string;
  /** Saturday, 15 August 2026, in Indian time. */
  longDate(moment: Moment): string;
  /** Sat, in Indian time. */
  weekday(moment: Moment): string;
  /** 15 Nov, 2:20 pm, in the time zone of the device. */
  dateTime(moment: Moment): string;
  /** 15 Nov 2026, 2:20 pm, in Indian time wherever the reader is. */
  indianDateTime(moment: Moment): string;
  /** 2:20:05 pm, in the time zone of the device. */
  time(moment: Moment): string;
  /** 3 minutes ago, in 2 hours, 5 days ago. */
  relative(moment: Moment, now: Moment): string;
  /** Exact minutes: 25 min, 2 h, 1 h 25 min. A non-breaking space joins a number and its unit. */
  duration(minutes: number): string;
  /** Minutes in whole hours, rounded: 90 is 2 h, 25 is 0 h. */
  hours(minutes: number): string;
  /** 12 ms, 4.2 s, 3 min, 5 h 20 min, 12 days. */
  milliseconds(ms: number): string;
  /** 1,240 KB; at least 1 KB. */
  kilobytes(bytes: number): string;
  /** 512 KB, 4.2 MB, 37 GB. */
  bytes(bytes: number): string;
};

const formatters = new Map<Locale, Formatter>();

export function getFormatter(locale: Locale): Formatter {
  const known = formatters.get(locale);
  if (known) return known;
  const latin = createFormatter(locale.language);
  const formatter = locale.digits === 'odia' ? withOdiaDigits(latin) : latin;
  formatters.set(locale, formatter);
  return formatter;
}

function createFormatter(language: Language): Formatter {
  const words: FormatWords = FORMAT_WORDS[language];
  return {
    ...getNumberFormatter(getLocale(language)),
    date: (moment) => {
      const time = toIndianTime(moment);
      return `${formatDay(time, words)} ${time.year}`;
    },
    shortDate: (moment) => formatDay(toIndianTime(moment), words),
    longDate: (moment) => {
      const { weekday, day, month, year } = toIndianTime(moment);
      return `${words.weekdays[weekday]}, ${day} ${words.months[month]} ${year}`;
    },
    weekday: (moment) => words.shortWeekdays[toIndianTime(moment).weekday] ?? '',
    dateTime: (moment) => {
      const time = toDeviceTime(moment);
      return `${formatDay(time, words)}, ${formatClock(time, words, false)}`;
    },
    indianDateTime: (moment) => {
      const time = toIndianTime(moment);
      return `${formatDay(time, words)} ${time.year}, ${formatClock(time, words, false)}`;
    },
    time: (moment) => formatClock(toDeviceTime(moment), words, true),
    relative: (moment, now) => formatRelative(new Date(moment).getTime() - new Date(now).getTime(), words),
    duration: (minutes) => formatDuration(minutes, words),
    hours: (minutes) => withUnit(groupDigits(Math.round(minutes / 60)), words.hour),
    milliseconds: (ms) => formatMilliseconds(ms, words),
    kilobytes: (bytes) => `${groupDigits(Math.max(1, Math.round(bytes / 1024)))} KB`,
    bytes: formatBytes,
  };
}

function formatDay({ day, month }: ClockTime, words: FormatWords): string {
  return `${day} ${words.shortMonths[month]}`;
}

function formatClock({ hour, minute, second }: ClockTime, words: FormatWords, hasSeconds: boolean): string {
  const padded = [minute, ...(hasSeconds ? [second] : [])].map((part) => String(part).padStart(2, '0'));
  return words.clock([hour % 12 || 12, ...padded].join(':'), hour < 12);
}

const BYTE_UNITS = ['KB', 'MB', 'GB', 'TB'];

function formatBytes(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1000 && unit < BYTE_UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return withUnit(groupDigits(size, unit > 0 && size < 10 ? 1 : 0), BYTE_UNITS[unit] ?? '');
}
