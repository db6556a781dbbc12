import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getFirstLetter, getLang } from './odia.ts';

test('detects the language by its letters', () => {
  assert.equal(getLang('ଓଡ଼ିଶାର ଇତିହାସ'), 'or');
  assert.equal(getLang('Class 10: ଗଣିତ'), 'or');
  assert.equal(getLang('History of Odisha ₹499'), 'en');
  assert.equal(getLang('₹499'), undefined);
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
  test(`the first letter of '${text}' is '${letter}'`, () => assert.equal(getFirstLetter(text), letter));
}
