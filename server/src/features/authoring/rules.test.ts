import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translateToEnglish } from '@sikhya/contract/language/texts.ts';
import { toPricePaise } from './rules.ts';

const PRICES: [string, { isFree: boolean; price: number }, number | RegExp][] = [
  ['free', { isFree: true, price: 0 }, 0],
  ['free, with a price left in the form', { isFree: true, price: 499 }, 0],
  ['a price of 0', { isFree: false, price: 0 }, 0],
  ['one rupee', { isFree: false, price: 1 }, 100],
  ['two decimals that floating point cannot hold', { isFree: false, price: 1.15 }, 115],
  ['the largest price', { isFree: false, price: 999_999.99 }, 99_999_999],
  ['less than a rupee', { isFree: false, price: 0.99 }, /at least ₹1/],
  ['three decimals', { isFree: false, price: 10.005 }, /two decimals/],
];

for (const [name, course, expected] of PRICES) {
  test(`converts the price to paise: ${name}`, () => {
    const paise = toPricePaise(course);
    if (expected instanceof RegExp)
      assert.match(typeof paise === 'number' ? '' : translateToEnglish(paise.error), expected);
    else assert.equal(paise, expected);
  });
}
