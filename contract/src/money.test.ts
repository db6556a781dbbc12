import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rupeesInput, toPaise, toRupees } from './money.ts';

test('every amount in paise survives the way to rupees and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (paise) => {
      assert.equal(toPaise(toRupees(paise)), paise);
    }),
  );
});

test('an amount in a request has at most two decimals', () => {
  for (const rupees of [1, 499.5, 0.1 + 0.2, 19.99]) assert.ok(rupeesInput(0).safeParse(rupees).success);
  for (const rupees of [1.005, 0.001, -1, 1_000_001, Number.NaN, '5'])
    assert.ok(!rupeesInput(0).safeParse(rupees).success, String(rupees));
});
