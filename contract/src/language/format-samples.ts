import type { Formatter } from './format.ts';

type FormatSample = {
  format: keyof Formatter;
  values: readonly unknown[];
  /** In English, in Odia, and in Odia with Odia digits. */
  expected: readonly [string, string, string];
};

const NOON = '2026-11-16T06:30:00.000Z';

/** Values with their formats, which must be the same in Node and in every browser. */
export const FORMAT_SAMPLES: readonly FormatSample[] = [
  { format: 'number', values: [0], expected: ['0', '0', '୦'] },
  { format: 'number', values: [12345678.9], expected: ['1,23,45,678.9', '1,23,45,678.9', '୧,୨୩,୪୫,୬୭୮.୯'] },
  { format: 'number', values: [-1234], expected: ['-1,234', '-1,234', '-୧,୨୩୪'] },
  { format: 'percent', values: [66.666], expected: ['67%', '67%', '୬୭%'] },
  { format: 'percent', values: [66.666, 1], expected: ['66.7%', '66.7%', '୬୬.୭%'] },
  { format: 'rupees', values: [499], expected: ['₹499', '₹499', '₹୪୯୯'] },
  { format: 'rupees', values: [123456.5], expected: ['₹1,23,456.50', '₹1,23,456.50', '₹୧,୨୩,୪୫୬.୫୦'] },
  {
    format: 'date',
    values: ['2026-08-14T18:30:00.000Z'],
    expected: ['15 Aug 2026', '15 ଅଗଷ୍ଟ 2026', '୧୫ ଅଗଷ୍ଟ ୨୦୨୬'],
  },
  {
    format: 'date',
    values: ['2026-09-14T18:29:59.999Z'],
    expected: ['14 Sept 2026', '14 ସେପ୍ଟେମ୍ବର 2026', '୧୪ ସେପ୍ଟେମ୍ବର ୨୦୨୬'],
  },
  { format: 'shortDate', values: [NOON], expected: ['16 Nov', '16 ନଭେମ୍ବର', '୧୬ ନଭେମ୍ବର'] },
  {
    format: 'longDate',
    values: [NOON],
    expected: ['Monday, 16 November 2026', 'ସୋମବାର, 16 ନଭେମ୍ବର 2026', 'ସୋମବାର, ୧୬ ନଭେମ୍ବର ୨୦୨୬'],
  },
  {
    format: 'indianDateTime',
    values: [NOON],
    expected: ['16 Nov 2026, 12:00 pm', '16 ନଭେମ୍ବର 2026, ଅପରାହ୍ନ 12:00', '୧୬ ନଭେମ୍ବର ୨୦୨୬, ଅପରାହ୍ନ ୧୨:୦୦'],
  },
  { format: 'weekday', values: [NOON], expected: ['Mon', 'ସୋମ', 'ସୋମ'] },
  {
    format: 'relative',
    values: ['2026-11-16T06:29:31.000Z', NOON],
    expected: ['just now', 'ଏହିକ୍ଷଣି', 'ଏହିକ୍ଷଣି'],
  },
  {
    format: 'relative',
    values: ['2026-11-16T06:28:59.000Z', NOON],
    expected: ['1 minute ago', '1 ମିନିଟ ପୂର୍ବେ', '୧ ମିନିଟ ପୂର୍ବେ'],
  },
  {
    format: 'relative',
    values: ['2026-11-16T09:30:00.000Z', NOON],
    expected: ['in 3 hours', '3 ଘଣ୍ଟା ପରେ', '୩ ଘଣ୍ଟା ପରେ'],
  },
  {
    format: 'relative',
    values: ['2026-11-04T06:30:00.000Z', NOON],
    expected: ['12 days ago', '12 ଦିନ ପୂର୍ବେ', '୧୨ ଦିନ ପୂର୍ବେ'],
  },
  { format: 'duration', values: [0], expected: ['0\u00a0min', '0\u00a0ମିନିଟ', '୦\u00a0ମିନିଟ'] },
  {
    format: 'duration',
    values: [85],
    expected: ['1\u00a0h 25\u00a0min', '1\u00a0ଘଣ୍ଟା 25\u00a0ମିନିଟ', '୧\u00a0ଘଣ୍ଟା ୨୫\u00a0ମିନିଟ'],
  },
  { format: 'hours', values: [29], expected: ['0\u00a0h', '0\u00a0ଘଣ୍ଟା', '୦\u00a0ଘଣ୍ଟା'] },
  { format: 'hours', values: [90], expected: ['2\u00a0h', '2\u00a0ଘଣ୍ଟା', '୨\u00a0ଘଣ୍ଟା'] },
  {
    format: 'milliseconds',
    values: [4.25],
    expected: ['4.3\u00a0ms', '4.3\u00a0ମି.ସେ.', '୪.୩\u00a0ମି.ସେ.'],
  },
  { format: 'milliseconds', values: [4200], expected: ['4.2\u00a0s', '4.2\u00a0ସେକେଣ୍ଡ', '୪.୨\u00a0ସେକେଣ୍ଡ'] },
  { format: 'milliseconds', values: [1_036_800_000], expected: ['12 days', '12 ଦିନ', '୧୨ ଦିନ'] },
  { format: 'kilobytes', values: [1_269_760], expected: ['1,240 KB', '1,240 KB', '୧,୨୪୦ KB'] },
  { format: 'bytes', values: [4_404_019], expected: ['4.2\u00a0MB', '4.2\u00a0MB', '୪.୨\u00a0MB'] },
];
