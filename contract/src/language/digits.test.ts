import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatRupees } from '../rupees.ts';
import { groupDigits } from './digits.ts';

test('groups digits like the number format of the platform', () => {
  const formats = [0, 1, 2, 3].map(
    (maximumFractionDigits) => new Intl.NumberFormat('en-IN', { maximumFractionDigits }),
  );
  const number = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -200_000, max: 200_000 }), fc.double());
  fc.assert(
    fc.property(number, fc.nat({ max: 3 }), (value, decimals) => {
      // the platform writes -0, which is no number for people
      const expected = formats[decimals]!.format(value === 0 ? 0 : value);
      assert.equal(groupDigits(value, decimals), expected);
    }),
  );
});

test('formats amounts of rupees like the currency format of the platform', () => {
  const [withoutPaise, withPaise] = [0, 2].map(
    (digits) =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (paise) => {
      const expected = (paise % 100 === 0 ? withoutPaise! : withPaise!).format(paise === 0 ? 0 : paise / 100);
      assert.equal(formatRupees(paise / 100), expected);
    }),
  );
});
