import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseMarks, stringifyMarks, toMarks } from './marks.ts';

test('reads decimals and fractions exactly', () => {
  const texts = ['1', '2.5', '-0.25', '1/3', '-1/4', '−1/3', '+1', '0', '-0', '0.5', '4/3', '11/12', ' 2 '];
  assert.deepEqual(texts.map(parseMarks), [12, 30, -3, 4, -3, -4, 12, 0, 0, 6, 16, 11, 24]);
});

test('refuses what is no whole number of twelfths, and no marks at all', () => {
  for (const text of ['0.3', '1/5', '1/0', '', 'one', '1.', '.5', '1 1/2', '1e3', '9999999', '1/3/4', '--1'])
    assert.equal(parseMarks(text), undefined, text);
});

test('writes what it reads', () => {
  fc.assert(
    fc.property(fc.integer({ min: -12_000, max: 12_000 }), (twelfths) => {
      assert.equal(parseMarks(stringifyMarks(twelfths)), twelfths);
    }),
  );
});

test('rounds thirds for showing', () => {
  assert.deepEqual([4, -4, 500, 3, -3].map(toMarks), [0.33, -0.33, 41.67, 0.25, -0.25]);
});
