import type { Language } from './language.ts';

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

/** The words around numbers. They are written by hand, because Chromium has no Odia locale data. */
export const FORMAT_WORDS = {
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

export type FormatWords = (typeof FORMAT_WORDS)[Language];
