import { formatRupees } from '../rupees.ts';
import { groupDigits, toOdiaDigits } from './digits.ts';
import type { Locale } from './language.ts';

/** The part of the formatter that every page needs. Dates and durations have long tables of words. */
export type NumberFormatter = {
  /** 1,20,000 */
  number(value: number): string;
  /** 66.7% with at most `decimals` decimals; whole by default. */
  percent(value: number, decimals?: number): string;
  /** ₹499, ₹1,234.50 */
  rupees(amount: number): string;
};

/** Both languages write numbers in the same way, except for the digits. */
const WITH_LATIN_DIGITS: NumberFormatter = {
  number: (value) => groupDigits(value),
  percent: (value, decimals = 0) => `${groupDigits(value, decimals)}%`,
  rupees: formatRupees,
};
const WITH_ODIA_DIGITS = withOdiaDigits(WITH_LATIN_DIGITS);

export function getNumberFormatter({ digits }: Locale): NumberFormatter {
  return digits === 'odia' ? WITH_ODIA_DIGITS : WITH_LATIN_DIGITS;
}

/** Returns the same formats with Odia digits. */
export function withOdiaDigits<F extends object>(formatter: F): F {
  const entries = Object.entries(formatter).map(([name, format]) => [
    name,
    (...values: unknown[]) => toOdiaDigits((format as (...all: unknown[]) => string)(...values)),
  ]);
  return Object.fromEntries(entries) as F;
}
