import { groupDigits } from './language/digits.ts';

/** Shows paise only when there are any: ₹499, ₹1,234.50. */
export function formatRupees(amount: number): string {
  const [whole, paise] = Math.abs(amount).toFixed(2).split('.');
  const sign = amount < 0 ? '-' : '';
  return `${sign}₹${groupDigits(Number(whole))}${Number.isInteger(amount) ? '' : `.${paise}`}`;
}
