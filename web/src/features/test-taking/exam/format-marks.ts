import { toOdiaDigits } from '@sikhya/contract/language/digits.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { stringifyMarks } from '@sikhya/contract/marks.ts';

/** Marks in twelfths with their sign: +1, −0.25, −1/3, 0. */
export function formatMarks(twelfths: number, { digits }: Locale): string {
  const sign = twelfths > 0 ? '+' : twelfths < 0 ? '−' : '';
  const text = sign + stringifyMarks(Math.abs(twelfths));
  return digits === 'odia' ? toOdiaDigits(text) : text;
}
