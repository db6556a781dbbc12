import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { searchKey } from './search-key.ts';

const SAME: [string, string, string][] = [
  ['a nukta written apart or together', 'ଓଡ଼ିଶା', 'ଓ\u0b5cିଶା'],
  ['ya with a nukta, and yya', 'ସମ\u0b2f\u0b3c', 'ସମୟ'],
  ['ya-phala written with ya or yya', 'ସଂଖ୍ଯା', 'ସଂଖ୍ୟା'],
  ['wa-phala written with ba, va or wa', 'ଭୁବନେଶ୍ବର', 'ଭୁବନେଶ୍ୱର'],
  ['wa-phala written with va', 'ଭୁବନେଶ୍ଵର', 'ଭୁବନେଶ୍ୱର'],
  ['a nasal of its own row, or anusvara', 'ସଙ୍ଖ୍ୟା', 'ସଂଖ୍ୟା'],
  ['candrabindu and anusvara', 'ଚାଁଦ', 'ଚାଂଦ'],
  ['Odia and Latin digits', 'ପରୀକ୍ଷା ୨୦୨୬', 'ପରୀକ୍ଷା 2026'],
  ['a split vowel sign and the whole one', 'କ\u0b47\u0b3e', 'କ\u0b4b'],
  ['with and without a joiner', 'ର\u200d୍ୟ', 'ର୍ୟ'],
  ['capitals and spaces', '  History   OF Odisha ', 'history of odisha'],
  ['a danda at the end', 'ପାଠ।', 'ପାଠ'],
];

for (const [name, left, right] of SAME) {
  test(`returns the same key for ${name}`, () => assert.equal(searchKey(left), searchKey(right)));
}

test('returns different keys for different words', () => {
  assert.notEqual(searchKey('ଗଣିତ'), searchKey('ଗୀତ'));
  assert.notEqual(searchKey('ମାନ'), searchKey('ମନ'));
  assert.notEqual(searchKey('ଜନ୍ମ'), searchKey('ଜମ'));
});

test('returns the same key when it is applied twice', () => {
  for (const [, left] of SAME) assert.equal(searchKey(searchKey(left)), searchKey(left));
});

test('accepts any text, and returns the same key when it is applied twice', () => {
  const odia = fc.string({
    unit: fc.integer({ min: 0x0b00, max: 0x0b7f }).map((code) => String.fromCodePoint(code)),
  });
  fc.assert(
    fc.property(fc.oneof(odia, fc.string({ unit: 'binary' })), (text) => {
      assert.equal(searchKey(searchKey(text)), searchKey(text));
    }),
    { numRuns: 2000 },
  );
});
