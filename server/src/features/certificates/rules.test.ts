import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createStatusBits, toAverageScore } from './rules.ts';

test('the score is the rounded mean', () => {
  assert.equal(toAverageScore([]), null);
  assert.equal(toAverageScore([60]), 60);
  assert.equal(toAverageScore([70, 81]), 76);
  assert.equal(toAverageScore([60, 60, 61]), 60);
});

test('the bits of used indexes without a valid certificate are set, and no others', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.nat(300)), fc.constantFrom(0, 64), (next, valid, from) => {
      const bits = createStatusBits({ from, size: 64, next }, valid);
      assert.equal(bits.length, 8);
      for (let index = 0; index < 64; index += 1) {
        const isSet = (bits[index >> 3]! & (128 >> (index & 7))) !== 0;
        assert.equal(isSet, from + index < next && !valid.includes(from + index));
      }
    }),
  );
});
