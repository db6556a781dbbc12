import { searchKey } from '../search-key.ts';
import { findScale, isWrittenOut } from './number-words.ts';

/** Numbers that only one of two texts has, in Latin digits. */
export type NumberDifference = { missing: string[]; extra: string[] };

type Reading = { hasGrouping: boolean; hasDecimals: boolean };

/** '10,20,300' may be one number or three, and '10.30' a decimal or a time, so that texts are compared in each reading. */
const READINGS: readonly Reading[] = [
  { hasGrouping: true, hasDecimals: true },
  { hasGrouping: true, hasDecimals: false },
  { hasGrouping: false, hasDecimals: true },
  { hasGrouping: false, hasDecimals: false },
];

type FoundNumber = {
  value: number;
  /** The value with the word after it, as in '5 lakh'. */
  scaled: number;
};

/** Returns the numbers that `text` has and `odia` does not, and the reverse; undefined if they have the same numbers. */
export function compareNumbers(text: string, odia: string): NumberDifference | undefined {
  const [a, b] = [prepare(text), prepare(odia)];
  if (!/\d/.test(a) && !/\d/.test(b)) return undefined;
  let first: NumberDifference | undefined;
  for (const reading of READINGS) {
    const difference = findDifference(a, b, reading);
    if (!difference) return undefined;
    first ??= difference;
  }
  return first;
}

/** Folds digits and spelling; writes fractions and subscripts with plain digits, and omits exponents. */
function prepare(text: string): string {
  const plain = text
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKC')}`)
    .replace(/[₀-₉]/g, (digit) => digit.normalize('NFKC'))
    .replace(/[⁰¹²³⁴-⁹]+/g, '');
  return searchKey(plain);
}

function findDifference(a: string, b: string, reading: Reading): NumberDifference | undefined {
  const [inText, inOdia] = [findNumbers(a, reading), findNumbers(b, reading)];
  const missing = findUnmatched(inText, inOdia, splitWords(b));
  const extra = findUnmatched(inOdia, inText, splitWords(a));
  if (missing.length === 0 && extra.length === 0) return undefined;
  return { missing, extra };
}

/** The part of a date like 15.8.1947 is a number of its own. */
const DATE = /(?<!\d)\d+\.\d+\.\d+/g;
const INDIAN = /\d{1,2}(?:,\d{2})+,\d{3}/;
const WESTERN = /\d{1,3}(?:,\d{3})+/;
const GROUPED = new RegExp(`(?<![\\d,])(?:${INDIAN.source}|${WESTERN.source})(?![\\d,])`, 'g');
/** '.5' is a decimal, but not 'Rs.5'. */
const DECIMAL = /(?:\d+|(?<=^|[\s(=+×÷–−-]))\.\d+|\d+/g;

function findNumbers(text: string, { hasGrouping, hasDecimals }: Reading): FoundNumber[] {
  const withoutDates = text.replace(DATE, (date) => date.replaceAll('.', ' '));
  const ungrouped = hasGrouping
    ? withoutDates.replace(GROUPED, (number) => number.replaceAll(',', ''))
    : withoutDates;
  return Array.from(ungrouped.matchAll(hasDecimals ? DECIMAL : /\d+/g), ({ 0: digits, index }) => {
    const value = Number(digits);
    return {
      value,
      scaled: value * findScale(ungrouped.slice(index + digits.length, index + digits.length + 20)),
    };
  });
}

const splitWords = (text: string): ReadonlySet<string> => new Set(text.match(/[\p{L}\p{M}]+/gu));

const isPlain = ({ value, scaled }: FoundNumber) => value === scaled;

/** A number may be written in words in the other text, and the word after it may be left out. */
function findUnmatched(
  numbers: readonly FoundNumber[],
  others: readonly FoundNumber[],
  otherWords: ReadonlySet<string>,
): string[] {
  const scaledValues = new Set(others.map(({ scaled }) => scaled));
  const values = new Set(others.map(({ value }) => value));
  const plainValues = new Set(others.filter(isPlain).map(({ value }) => value));
  const unmatched = numbers.filter(
    (number) =>
      !scaledValues.has(number.scaled) &&
      !(isPlain(number) ? values : plainValues).has(number.value) &&
      !isWrittenOut(number.value, otherWords),
  );
  return [...new Set(unmatched.map(({ scaled }) => String(scaled)))];
}
