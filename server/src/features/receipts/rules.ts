import { indiaDay } from '@sikhya/contract/india-day.ts';

/** Tax and numbers of receipts. All amounts are integers in paise. */

/** Commercial training and coaching. */
const SAC = '999293';
const GST_PERCENT = 18;

export type Tax = {
  sac: string;
  percent: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  placeOfSupply: string;
};

/**
 * Splits an amount that includes tax: IGST for a buyer in another state than the seller, equal parts of CGST and SGST
 * otherwise. Each tax is rounded to the nearest paisa, and the taxable value is the rest, so that all add up to the amount.
 */
export function computeIncludedTax(amountPaise: number, states: { seller: string; buyer: string }): Tax {
  const isSameState = states.seller === states.buyer;
  const half = isSameState ? divideRounded(amountPaise * (GST_PERCENT / 2), 100 + GST_PERCENT) : 0;
  const igst = isSameState ? 0 : divideRounded(amountPaise * GST_PERCENT, 100 + GST_PERCENT);
  return {
    sac: SAC,
    percent: GST_PERCENT,
    taxable: amountPaise - 2 * half - igst,
    cgst: half,
    sgst: half,
    igst,
    placeOfSupply: states.buyer,
  };
}

/**
 * The tax of a refund that follows others of the same sale, which refunded `creditedPaise`: the tax on all refunds together
 * minus the tax on the earlier ones. Rounded like this, the credit notes of a whole sale add up to its tax.
 */
export function computeCreditedTax(
  amountPaise: number,
  creditedPaise: number,
  states: { seller: string; buyer: string },
): Tax {
  const before = computeIncludedTax(creditedPaise, states);
  const after = computeIncludedTax(creditedPaise + amountPaise, states);
  return {
    ...after,
    taxable: after.taxable - before.taxable,
    cgst: after.cgst - before.cgst,
    sgst: after.sgst - before.sgst,
    igst: after.igst - before.igst,
  };
}

/** Divides integers and rounds half up, without a fraction in between. */
function divideRounded(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** The financial year in India from April to March, such as 26-27. */
export function getFinancialYear(moment: Date): string {
  const [year = 0, month = 0] = indiaDay(moment).split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${twoDigits(start)}-${twoDigits(start + 1)}`;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

/** The series of sales (S) and of credit notes (C) in one financial year. */
export function getSeries(kind: 'sale' | 'credit', moment: Date): string {
  return `${kind === 'sale' ? 'S' : 'C'}/${getFinancialYear(moment)}`;
}

/** For example S/26-27/000042: at most 16 characters up to 99,999,999 receipts a year. */
export function formatReceiptNumber(series: string, count: number): string {
  return `${series}/${String(count).padStart(6, '0')}`;
}
