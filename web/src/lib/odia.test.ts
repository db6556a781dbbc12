import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLetter, langOf } from './odia.ts';

test('Odia text is known by its letters', () => {
  assert.equal(langOf('ଓଡ଼ିଶାର ଇତିହାସ'), 'or');
  assert.equal(langOf('Class 10: ଗଣିତ'), 'or');
  assert.equal(langOf('History of Odisha ₹499'), undefined);
});

for (const [text, letter] of [
  ['ଓଡ଼ିଶାର ଇତିହାସ', 'ଓ'],
  ['ଗଣିତ', 'ଗ'],
  ['ଶ୍ରୀକାନ୍ତ', 'ଶ୍ରୀ'],
  ['କ୍ଷେତ୍ର', 'କ୍ଷେ'],
  ['ଜ୍ଞାନ', 'ଜ୍ଞା'],
  ['ଡ଼ାକ', 'ଡ଼ା'],
  ['“ଭୂଗୋଳ”', 'ଭୂ'],
  ['reasoning', 'R'],
  ['a', 'A'],
  ['123', '1'],
  ['…', ''],
  ['', ''],
] as const) {
  test(`the first letter of '${text}' is '${letter}'`, () => assert.equal(firstLetter(text), letter));
}
