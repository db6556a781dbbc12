import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getFormatter } from './format.ts';
import { FORMAT_SAMPLES } from './format-samples.ts';
import { getLocale } from './language.ts';

const english = getFormatter(getLocale('en'));
const odia = getFormatter(getLocale('or'));
const odiaDigits = getFormatter(getLocale('or', 'odia'));

test('formats every sample as expected', () => {
  const actual = FORMAT_SAMPLES.map(({ format, values }) =>
    [english, odia, odiaDigits].map((formatter) =>
      (formatter[format] as (...all: readonly unknown[]) => string)(...values),
    ),
  );
  assert.deepEqual(
    actual,
    FORMAT_SAMPLES.map(({ expected }) => [...expected]),
  );
});

test('the samples cover every format but those in the time zone of the device', () => {
  const covered = new Set<string>(FORMAT_SAMPLES.map(({ format }) => format));
  assert.deepEqual(
    Object.keys(english).filter((name) => !covered.has(name)),
    ['dateTime', 'time'],
  );
});

test('formats a moment in the time zone of the device', () => {
  const moment = new Date(2026, 10, 16, 14, 5, 9);
  assert.equal(english.dateTime(moment), '16 Nov, 2:05 pm');
  assert.equal(odia.dateTime(moment), '16 ନଭେମ୍ବର, ଅପରାହ୍ନ 2:05');
  assert.equal(odiaDigits.time(moment), 'ଅପରାହ୍ନ ୨:୦୫:୦୯');
  assert.equal(english.time(new Date(2026, 10, 16, 0, 0, 0)), '12:00:00 am');
});
