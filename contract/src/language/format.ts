import { formatRupees } from '../rupees.ts';
import type { Language, Locale } from './language.ts';

/** The date and time on a clock, in the person's or in Indian time. */
type ClockTime = {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
};

type Moment = string | number | Date;

/**
 * Formats numbers, dates and durations. Everything but the grouping of numbers is written by hand: Chromium has no
 * Odia locale data, and the English data of Chromium and Node differ between their versions.
 */
export type Formatter = {
  /** 1,20,000 */
  number(value: number): string;
  /** 66.7% with at most `decimals` decimals; whole by default. */
  percent(value: number, decimals?: number): string;
  /** ₹499, ₹1,234.50 */
  rupees(amount: number): string;
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
  /** 2:20:05 pm, in the time zone of the device. */
  time(moment: Moment): string;
  /** 3 minutes ago, in 2 hours, 5 days ago. */
  relative(moment: Moment, now: Moment): string;
  /** Exact minutes: 25 min, 2 h, 1 h 25 min. A non-breaking space joins a number and its unit. */
  duration(minutes: number): string;
  /** Rounds minutes to whole hours (90 is 2 h); less than an hour stays minutes. */
  hours(minutes: number): string;
  /** 12 ms, 4.2 s, 3 min, 5 h 20 min, 12 days. */
  milliseconds(ms: number): string;
  /** 1,240 KB; at least 1 KB. */
  kilobytes(bytes: number): string;
  /** 512 KB, 4.2 MB, 37 GB. */
  bytes(bytes: number): string;
};

const ODIA_MONTHS = [
  'ଜାନୁଆରୀ',
  'ଫେବୃଆରୀ',
  'ମାର୍ଚ୍ଚ',
  'ଅପ୍ରେଲ',
  'ମଇ',
  'ଜୁନ',
  'ଜୁଲାଇ',
  'ଅଗଷ୍ଟ',
  'ସେପ୍ଟେମ୍ବର',
  'ଅକ୍ଟୋବର',
  'ନଭେମ୍ବର',
  'ଡିସେମ୍ବର',
];

const WORDS = {
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    hour: 'h',
    minute: 'min',
    second: 's',
    millisecond: 'ms',
    day: (days: string, isOne: boolean) => `${days} ${isOne ? 'day' : 'days'}`,
    clock: (time: string, isMorning: boolean) => `${time} ${isMorning ? 'am' : 'pm'}`,
    justNow: 'just now',
    ago: (span: string) => `${span} ago`,
    ahead: (span: string) => `in ${span}`,
    spans: {
      minute: (count: string, isOne: boolean) => `${count} ${isOne ? 'minute' : 'minutes'}`,
      hour: (count: string, isOne: boolean) => `${count} ${isOne ? 'hour' : 'hours'}`,
    },
  },
  or: {
    months: ODIA_MONTHS,
    // Odia does not abbreviate months
    shortMonths: ODIA_MONTHS,
    weekdays: ['ରବିବାର', 'ସୋମବାର', 'ମଙ୍ଗଳବାର', 'ବୁଧବାର', 'ଗୁରୁବାର', 'ଶୁକ୍ରବାର', 'ଶନିବାର'],
    shortWeekdays: ['ରବି', 'ସୋମ', 'ମଙ୍ଗଳ', 'ବୁଧ', 'ଗୁରୁ', 'ଶୁକ୍ର', 'ଶନି'],
    hour: 'ଘଣ୍ଟା',
    minute: 'ମିନିଟ',
    second: 'ସେକେଣ୍ଡ',
    millisecond: 'ମି.ସେ.',
    day: (days: string) => `${days} ଦିନ`,
    clock: (time: string, isMorning: boolean) => `${isMorning ? 'ପୂର୍ବାହ୍ନ' : 'ଅପରାହ୍ନ'} ${time}`,
    justNow: 'ଏହିକ୍ଷଣି',
    ago: (span: string) => `${span} ପୂର୍ବେ`,
    ahead: (span: string) => `${span} ପରେ`,
    spans: {
      minute: (count: string) => `${count} ମିନିଟ`,
      hour: (count: string) => `${count} ଘଣ୍ଟା`,
    },
  },
} satisfies Record<Language, unknown>;

const INDIA_OFFSET_MS = 5.5 * 3600 * 1000;

/** India has no daylight saving time. */
function toIndianTime(moment: Moment): ClockTime {
  const shifted = new Date(new Date(moment).getTime() + INDIA_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

function toDeviceTime(moment: Moment): ClockTime {
  const date = new Date(moment);
  return {
    year: date.getFullYear(),
    month: date.getMonth(),
    day: date.getDate(),
    weekday: date.getDay(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    second: date.getSeconds(),
  };
}

const groupings = [0, 1, 2, 3].map(
  (maximumFractionDigits) => new Intl.NumberFormat('en-IN', { maximumFractionDigits }),
);

function group(value: number, decimals = 3): string {
  return (groupings[decimals] ?? groupings[3])?.format(value) ?? String(value);
}

const ODIA_ZERO = 0x0b66;

/** Replaces the digits 0 to 9 with Odia ones. */
export function toOdiaDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(ODIA_ZERO + Number(digit)));
}

const formatters = new Map<Locale, Formatter>();

export function getFormatter(locale: Locale): Formatter {
  const known = formatters.get(locale);
  if (known) return known;
  const latin = createFormatter(locale.language);
  const formatter = locale.digits === 'odia' ? withOdiaDigits(latin) : latin;
  formatters.set(locale, formatter);
  return formatter;
}

function withOdiaDigits(formatter: Formatter): Formatter {
  const entries = Object.entries(formatter).map(([name, format]) => [
    name,
    (...values: unknown[]) => toOdiaDigits((format as (...all: unknown[]) => string)(...values)),
  ]);
  return Object.fromEntries(entries) as Formatter;
}

const BYTE_UNITS = ['KB', 'MB', 'GB', 'TB'];

function createFormatter(language: Language): Formatter {
  const words = WORDS[language];
  const withUnit = (value: string, unit: string) => `${value}\u00a0${unit}`;

  const duration = (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    const parts = [
      hours > 0 && withUnit(group(hours), words.hour),
      (rest > 0 || hours === 0) && withUnit(group(rest), words.minute),
    ];
    return parts.filter(Boolean).join(' ');
  };
  const clock = ({ hour, minute, second }: ClockTime, hasSeconds: boolean) => {
    const padded = [minute, ...(hasSeconds ? [second] : [])].map((part) => String(part).padStart(2, '0'));
    return words.clock([hour % 12 || 12, ...padded].join(':'), hour < 12);
  };
  const shortDate = ({ day, month }: ClockTime) => `${day} ${words.shortMonths[month]}`;

  return {
    number: (value) => group(value),
    percent: (value, decimals = 0) => `${group(value, decimals)}%`,
    rupees: formatRupees,
    date: (moment) => {
      const time = toIndianTime(moment);
      return `${shortDate(time)} ${time.year}`;
    },
    shortDate: (moment) => shortDate(toIndianTime(moment)),
    longDate: (moment) => {
      const { weekday, day, month, year } = toIndianTime(moment);
      return `${words.weekdays[weekday]}, ${day} ${words.months[month]} ${year}`;
    },
    weekday: (moment) => words.shortWeekdays[toIndianTime(moment).weekday] ?? '',
    dateTime: (moment) => {
      const time = toDeviceTime(moment);
      return `${shortDate(time)}, ${clock(time, false)}`;
    },
    time: (moment) => clock(toDeviceTime(moment), true),
    relative: (moment, now) => {
      const difference = new Date(moment).getTime() - new Date(now).getTime();
      const span = describeSpan(Math.abs(difference), words);
      if (span === undefined) return words.justNow;
      return difference < 0 ? words.ago(span) : words.ahead(span);
    },
    duration,
    hours: (minutes) =>
      minutes < 60 ? duration(minutes) : withUnit(group(Math.round(minutes / 60)), words.hour),
    milliseconds: (ms) => {
      if (ms < 1000) return withUnit(group(ms, ms < 10 ? 1 : 0), words.millisecond);
      if (ms < 60_000) return withUnit(group(ms / 1000, ms < 10_000 ? 1 : 0), words.second);
      const minutes = Math.floor(ms / 60_000);
      const days = Math.floor(minutes / 1440);
      return days < 2 ? duration(minutes) : words.day(group(days), false);
    },
    kilobytes: (bytes) => `${group(Math.max(1, Math.round(bytes / 1024)))} KB`,
    bytes: (bytes) => {
      let size = bytes / 1024;
      let unit = 0;
      while (size >= 1000 && unit < BYTE_UNITS.length - 1) {
        size /= 1024;
        unit += 1;
      }
      return withUnit(group(size, unit > 0 && size < 10 ? 1 : 0), BYTE_UNITS[unit] ?? '');
    },
  };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The largest whole unit; undefined for less than a minute. */
function describeSpan(ms: number, words: (typeof WORDS)[Language]): string | undefined {
  const [unitMs, describe] =
    ms >= DAY_MS
      ? ([DAY_MS, words.day] as const)
      : ms >= HOUR_MS
        ? ([HOUR_MS, words.spans.hour] as const)
        : ([MINUTE_MS, words.spans.minute] as const);
  const count = Math.floor(ms / unitMs);
  return count === 0 ? undefined : describe(group(count), count === 1);
}
