/** Marks are integers in twelfths of a mark, so that quarters, thirds and halves stay exact. */
export const TWELFTHS_PER_MARK = 12;

const MARKS = /^([-−+]?)(\d{1,6})(?:\.(\d{1,4})|\/(\d{1,2}))?$/;

/**
 * Reads marks that a person wrote: '2', '-0.25', '1/3'. Returns undefined for anything else, and for marks that are no
 * whole number of twelfths, such as '0.3'.
 */
export function parseMarks(text: string): number | undefined {
  const match = MARKS.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole, decimals = '', divisor] = match;
  // integers only: 0.25 is 25 of 100 parts, and 1/3 is 1 of 3
  const parts = Number(whole + decimals) * TWELFTHS_PER_MARK;
  const total = divisor ? Number(divisor) : 10 ** decimals.length;
  if (total === 0 || parts % total !== 0) return undefined;
  const twelfths = parts / total;
  return sign === '' || sign === '+' || twelfths === 0 ? twelfths : -twelfths;
}

/** The shortest text that `parseMarks` reads back: '2', '-0.25', '1/3'. */
export function stringifyMarks(twelfths: number): string {
  const hundredths = (twelfths * 100) / TWELFTHS_PER_MARK;
  if (Number.isInteger(hundredths)) return String(twelfths / TWELFTHS_PER_MARK);
  const divisor = greatestCommonDivisor(Math.abs(twelfths), TWELFTHS_PER_MARK);
  return `${twelfths / divisor}/${TWELFTHS_PER_MARK / divisor}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** For showing and for exports. Thirds are rounded, so results are compared and added in twelfths. */
export function toMarks(twelfths: number): number {
  return Math.round((twelfths * 100) / TWELFTHS_PER_MARK) / 100;
}
