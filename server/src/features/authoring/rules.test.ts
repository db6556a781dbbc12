import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pricePaise } from './rules.ts';

const PRICES: [string, { isFree: boolean; price: number }, number | RegExp][] = [
  ['free', { isFree: true, price: 0 }, 0],
  ['free, whatever price was left in the form', { isFree: true, price: 499 }, 0],
  ['nothing', { isFree: false, price: 0 }, 0],
  ['a rupee', { isFree: false, price: 1 }, 100],
  ['two decimals that floating point cannot hold', { isFree: false, price: 1.15 }, 115],
  ['the largest price', { isFree: false, price: 999_999.99 }, 99_999_999],
  ['less than a rupee', { isFree: false, price: 0.99 }, /at least ₹1/],
  ['three decimals', { isFree: false, price: 10.005 }, /two decimals/],
];

for (const [what, draft, wanted] of PRICES) {
  test(`the price of ${what}`, () => {
    const paise = pricePaise(draft);
    if (wanted instanceof RegExp) assert.match(typeof paise === 'number' ? '' : paise.refused, wanted);
    else assert.equal(paise, wanted);
  });
}
